/** Casting, activating, playing lands: each tried on a copy of the table, so that what is refused leaves no trace. */
import type { Act } from '../parts.ts';
import { announcing } from './announcing.ts';
import type { Answers } from './answering.ts';
import { type Desk, seatOf } from './desk.ts';
import { Failure } from './failing.ts';
import type { Deed } from './format.ts';
import { activationsOf } from './looking.ts';
import type { Play } from './play.ts';

export type Acting = Extract<Deed, { do: 'cast' | 'activate' | 'play-land' }>;

/** The label of the card or permanent that an entry is about. */
export const subjectOf = (deed: Acting): string => (deed.do === 'activate' ? deed.source : deed.card);

/** The options of priority that this entry may mean. */
function actsFor(desk: Desk, deed: Acting): Act[] {
  const label = subjectOf(deed);
  const piece = desk.pieces.labelled(label);
  if (piece === undefined) throw new Failure('no such label', { label });
  const { question } = desk;
  if (question?.prompt !== 'priority') return [];
  const { name, where, id } = piece;
  const places = deed.do === 'activate' ? activationsOf(desk, piece, deed.ability) : [];
  return question.options.filter((act) => {
    if (act === 'pass') return false;
    if ('play' in act) return deed.do === 'play-land' && act.play === name && where === 'hand';
    if ('cast' in act)
      return (
        deed.do === 'cast' && act.cast === name && (act.id === undefined ? where === 'hand' : act.id === id)
      );
    if (deed.do !== 'activate' || !places.includes(act.ability)) return false;
    return 'use' in act ? act.use === name && where === 'hand' : act.activate === id;
  });
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
  const acts = actsFor(desk, deed);
  for (const one of acts) {
    const path = announcing(desk, deed, one, answers);
    if (path === undefined) continue;
    for (const [choice, meant] of path.moves) desk.choose(choice, ...meant);
    return path.answers;
  }
  return new Failure('refused', { do: deed.do, card: subjectOf(deed) });
}
