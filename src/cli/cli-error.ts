/** Something that a person at the command line can mend; the message is one sentence. */
export class CliError extends Error {}
