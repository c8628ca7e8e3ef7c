/** The rooms that routes call into. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms add to it
export interface Rooms {}
