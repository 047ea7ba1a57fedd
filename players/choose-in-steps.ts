/** Lets a host do other work while a player searches. */
import type { Choice, Parts, Perspective } from '@ludoteca/kernel';
import type { SynchronousPlayer } from '@ludoteca/kit';

/** Chooses like `player.choose`, and awaits `pause` after every step. If `pause` rejects, the search is abandoned. */
export async function chooseInSteps<P extends Parts>(
  player: SynchronousPlayer<P>,
  perspective: Perspective<P>,
  pause: () => Promise<void>,
): Promise<Choice<P>> {
  if (player.deliberate === undefined) return player.choose(perspective);
  return runInSteps(player.deliberate(perspective), pause);
}

/** Runs a search to its end and awaits `pause` after every step. */
export async function runInSteps<T>(steps: Generator<undefined, T>, pause: () => Promise<void>): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    await pause();
    step = steps.next();
  }
  return step.value;
}
