/** How much of a volume this run takes: all of it in a soak, a fiftieth in `npm test`, never nothing. */
export declare const scaled: (full: number) => number;
