/** Limits how many objects the rules examine in one frame: cards made by users can demand far more than any match needs. */

const MAX_PER_FRAME = 6_400_000;
/** For the board state from which a frame starts, and for each one derived outside the rules. */
const MAX_PER_BOARD = 1_000_000;
/** So many examined objects count as one unit of the engine's work; the maximum of a frame is all the work of an answer. */
const OBJECTS_PER_WORK = 64;

let left = MAX_PER_FRAME;
let isInFrame = false;

/** Counts examined objects. False: the limit is reached, and nothing matches any more. */
export function examine(objects: number): boolean {
  left -= objects;
  return left > 0;
}

/** Derives a board state with a limit of its own, unless a rule does it. */
export function examineBoard<B>(derive: () => B): B {
  if (isInFrame) return derive();
  left = MAX_PER_BOARD;
  const board = derive();
  left = MAX_PER_FRAME;
  return board;
}

/**
 * Executes a frame and returns the work of its examinations. Board states derived inside count as well, so the caller derives the first one
 * before: the count then depends on the state and the frame alone, and not on what was derived earlier.
 */
export function measureFrame(execute: () => void): number {
  left = MAX_PER_FRAME;
  isInFrame = true;
  try {
    execute();
  } finally {
    isInFrame = false;
  }
  return Math.floor((MAX_PER_FRAME - left) / OBJECTS_PER_WORK);
}
