/** Limits how many objects the rules examine in one frame: cards made by users can demand far more than any match needs. */

const MAX_PER_FRAME = 3_200_000;
/** For a board state that is derived outside the rules. */
const MAX_PER_BOARD = 500_000;
/** So many examined objects count as one unit of the engine's work; the maximum of a frame is all the work of an answer. */
const OBJECTS_PER_WORK = 32;

let left = MAX_PER_FRAME;
let isInFrame = false;

/** Counts examined objects. False: the limit is reached, and nothing matches any more. */
export function examine(objects: number): boolean {
  left -= objects;
  return left > 0;
}

/** Derives a board state and returns how many objects were examined. Outside the rules it has a limit of its own. */
export function countExamined(derive: () => void): number {
  if (!isInFrame) left = MAX_PER_BOARD;
  const before = left;
  derive();
  const examined = before - left;
  if (!isInFrame) left = MAX_PER_FRAME;
  return examined;
}

/**
 * Executes a frame and returns the work of its examinations. `board` is the number for the board state from which it starts; it counts
 * whether that was derived just now or earlier, so that the work depends on the state and the frame alone.
 */
export function measureFrame(board: number, execute: () => void): number {
  left = MAX_PER_FRAME - board;
  isInFrame = true;
  try {
    execute();
  } finally {
    isInFrame = false;
  }
  return Math.ceil((MAX_PER_FRAME - Math.max(0, left)) / OBJECTS_PER_WORK);
}
