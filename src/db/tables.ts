/** Every table of the store; each room adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms add to it
export interface Tables {}
