/** An error in the use of a command. */

/** Its message is printed in one line with a pointer to the help. */
export class UsageError extends Error {}
