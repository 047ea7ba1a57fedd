/** The texts about background jobs. */
export interface JobTexts {
  readonly submitted: (run: string, jobs: number) => string;
  readonly noWorker: string;
  /** The command ends before the run. */
  readonly goesOn: (run: string) => string;
  readonly failed: (run: string, why: string) => string;
  readonly cancelledElsewhere: (run: string) => string;
  readonly manyJobs: (jobs: number, most: number) => string;
  /** `ludoteca jobs`. */
  readonly headings: readonly [
    run: string,
    kind: string,
    game: string,
    done: string,
    running: string,
    failed: string,
    age: string,
  ];
  readonly collected: string;
  readonly noRuns: string;
  readonly cancelled: (run: string) => string;
  readonly unknownRun: (run: string) => string;
  readonly unknown: (word: string, known: string) => string;
  /** `ludoteca worker`. */
  readonly takes: (games: string) => string;
  readonly stopped: string;
  readonly lost: string;
}
