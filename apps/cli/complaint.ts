/** What the program answers with when it ends. The same for every command; the help of each says it. */
export const EXIT = {
  done: 0,
  /** It was tried and came out wrong: an archive that does not verify, a rule that failed. */
  failed: 1,
  /** What was given cannot be used: a word of the command line, or a file that is no readable archive. */
  refused: 2,
  /** Ctrl-C. */
  stopped: 130,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Something that cannot be done as asked, in one line for whoever asked. */
export class Complaint extends Error {
  readonly exit: Exit;

  constructor(message: string, exit: Exit = EXIT.refused) {
    super(message);
    this.name = 'Complaint';
    this.exit = exit;
  }
}
