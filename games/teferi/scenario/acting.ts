/** Casting, activating, playing lands: each tried on a copy of the table, so that what is refused leaves no trace. */
import type { PriorityAction } from '../parts.ts';
import { announcing, type Path } from './announcing.ts';
import type { Answers } from './answering.ts';
import { type Desk, seatOf } from './desk.ts';
import { factOf, Failure } from './failing.ts';
import { type Acting, subjectOf } from './format.ts';
import { poured } from './mana.ts';
import type { Play } from './play.ts';
import { actsAmong, whyNotAct } from './refusing.ts';

/** The options of priority that this entry may mean. */
function actsFor(desk: Desk, deed: Acting): readonly PriorityAction[] {
  const { question } = desk;
  return actsAmong(desk, deed, question?.prompt === 'priority' ? question.options : []);
}

/** Passes until the named player has priority, with nothing resolving. */
export function handTo(play: Play, deed: Acting): void {
  const { asked } = play;
  if (asked?.prompt !== 'priority') throw new Failure('nobody acts', { player: deed.player });
  if (asked.seat === seatOf(deed.player)) return;
  if (asked.frame.passed > 0) throw new Failure('nobody acts', { player: deed.player });
  play.pass();
}

/** Does it, and returns the answers that are left; or why it cannot be done. */
export function act(play: Play, deed: Acting, answers: Answers): Answers | Failure {
  const { desk } = play;
  const path = pathOn(desk, deed, answers) ?? paidPath(desk, deed, answers);
  if (path !== undefined) {
    for (const [choice, meant] of path.moves) desk.choose(choice, ...meant);
    return path.answers;
  }
  return new Failure('refused', {
    do: deed.do,
    card: subjectOf(deed),
    reason: factOf(whyNotAct(desk, deed)),
  });
}

/** Of several ways to do it the one in which all pay that are named, if there is one. */
function pathOn(desk: Desk, deed: Acting, answers: Answers): Path | undefined {
  const paths = actsFor(desk, deed).flatMap((one) => announcing(desk, deed, one, answers) ?? []);
  return paths.find(({ unpaid }) => unpaid === 0) ?? paths[0];
}

/** With more mana from lands whose abilities ask for more than being tapped. */
function paidPath(desk: Desk, deed: Acting, answers: Answers): Path | undefined {
  if (deed.do === 'play-land') return undefined;
  for (const { desk: rich, moves } of poured(desk, seatOf(deed.player))) {
    const path = pathOn(rich, deed, answers);
    if (path !== undefined)
      return { ...path, moves: [...moves.map((choice) => [choice, []] as const), ...path.moves] };
  }
  return undefined;
}
