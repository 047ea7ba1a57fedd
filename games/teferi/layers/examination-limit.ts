/** Limits how many objects the rules examine in one frame: cards made by users can demand far more than any match needs. */

const MAX_PER_FRAME = 3_200_000;
/** For every board state, except that a frame that has reached its limit derives no further ones: it is the last one. */
const MAX_PER_BOARD = 500_000;
/** So many examined objects count as one unit of the engine's work; the maximum of a frame is all the work of an answer. */
const OBJECTS_PER_WORK = 32;

// Not part of the state: every frame sets these anew, and none of them outlives it. Passing them along would give every function
// that derives or reads a board state another parameter; speed is not the reason.
let left = MAX_PER_FRAME;
let isInFrame = false;
/** Whether the board state from which the frame started has been counted; true outside the rules. */
let isFirstBoardCounted = true;

/** Counts examined objects. False: the limit is reached, and nothing matches any more. */
export function examine(objects: number): boolean {
  left -= objects;
  return left > 0;
}

/** Derives a board state and returns how many objects were examined. */
export function countExamined(derive: () => void): number {
  const before = isInFrame ? left : MAX_PER_FRAME;
  const limit = Math.max(0, Math.min(MAX_PER_BOARD, before));
  left = limit;
  derive();
  const examined = limit - left;
  left = before;
  return examined;
}

/** Counts a board state that was derived in this frame, or the first one used: whether it was derived earlier makes no difference. */
export function countBoard(examined: number, isNew: boolean): void {
  if (isFirstBoardCounted && !isNew) return;
  left -= examined;
  isFirstBoardCounted = true;
}

export function beginFrame(): void {
  left = MAX_PER_FRAME;
  isInFrame = true;
  isFirstBoardCounted = false;
}

/** Returns the work of the examinations of the frame. */
export function endFrame(): number {
  const examined = MAX_PER_FRAME - Math.max(0, left);
  left = MAX_PER_FRAME;
  isInFrame = false;
  isFirstBoardCounted = true;
  return Math.ceil(examined / OBJECTS_PER_WORK);
}
