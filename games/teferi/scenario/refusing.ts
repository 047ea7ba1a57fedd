/** Why somebody cannot do what an entry says: what the game says against it; else what the game never offers. */
import type { Reason } from '@ludoteca/kernel';
import type { PriorityAction } from '../parts.ts';
import { optionAim } from './answering.ts';
import { type Desk, seatOf } from './desk.ts';
import { Failure } from './failing.ts';
import { type Acting, type Announced, type Deed, subjectOf } from './format.ts';
import { activationsOf } from './looking.ts';
import type { Piece } from './pieces.ts';

/** Those that this entry may mean. */
export function actsAmong(
  desk: Desk,
  deed: Acting,
  acts: readonly PriorityAction[],
): readonly PriorityAction[] {
  const label = subjectOf(deed);
  const piece = desk.pieces.labelled(label);
  if (piece === undefined) throw new Failure('no such label', { label });
  const { name, where, id } = piece;
  const places = deed.do === 'activate' ? activationsOf(desk, piece, deed.ability) : [];
  return acts.filter((one) => {
    if (one === 'pass') return false;
    if ('play' in one) return deed.do === 'play-land' && one.play === name && where === 'hand';
    if ('cast' in one)
      return (
        deed.do === 'cast' && one.cast === name && (one.id === undefined ? where === 'hand' : one.id === id)
      );
    if (deed.do !== 'activate' || !places.includes(one.ability)) return false;
    return 'use' in one ? one.use === name && where === 'hand' : one.activate === id;
  });
}

/** The rule that says when such a thing can be done at all. */
const RULES = { 'play-land': '305.1', cast: '601.3', activate: '602.2' } as const;

/** A card that is not where the deed needs it. */
export const elsewhere = ({ name, where }: Readonly<Piece>, rule: string): Reason => ({
  why: 'elsewhere',
  rule,
  facts: { card: name, zone: where },
});

export function whyNotAct(desk: Desk, deed: Acting): Reason {
  const piece = desk.pieces.labelled(subjectOf(deed));
  const rule = RULES[deed.do];
  const { question } = desk;
  if (piece === undefined || question?.prompt !== 'priority') return { why: 'not now', rule };
  const [offered] = actsAmong(desk, deed, question.options);
  if (offered !== undefined && deed.do !== 'play-land') return whyNotSo(desk, deed, offered);
  const [barred] = actsAmong(desk, deed, desk.barred() as readonly PriorityAction[]);
  const said = barred === undefined ? undefined : desk.why(barred);
  if (said?.rule !== undefined) return said;
  return whyNever(desk, deed, piece);
}

/** What the game does not even think of. */
function whyNever(desk: Desk, deed: Acting, piece: Readonly<Piece>): Reason {
  const rule = RULES[deed.do];
  const isLand = desk.view.cards[piece.name]?.types.includes('land') === true;
  if (deed.do === 'play-land' && !isLand) return { why: 'no land', rule };
  if (deed.do === 'cast' && isLand) return { why: 'land not cast', rule: '305.9' };
  if (deed.do === 'activate' && activationsOf(desk, piece, deed.ability).length === 0)
    return { why: 'no such ability', rule: '602.1' };
  if (controllerOf(desk, piece) !== seatOf(deed.player)) return { why: 'not yours', rule };
  return elsewhere(piece, rule);
}

const controllerOf = (desk: Desk, { id, owner }: Readonly<Piece>): number =>
  desk.view.battlefield.find((seen) => seen.id === id)?.controller ?? owner;

/** It can be done, but not with what the entry names. */
function whyNotSo(desk: Desk, { targets = [] }: Acting & Announced, offered: PriorityAction): Reason {
  const fork = desk.fork();
  fork.choose(offered);
  const asked = fork.question;
  if (asked?.prompt === 'target')
    for (const label of targets) {
      const id = fork.aim(label);
      if (id === undefined || asked.options.some((option) => optionAim(option) === id)) continue;
      const reason = fork.why({ id });
      if (reason.rule !== undefined) return reason;
    }
  return { why: 'announced otherwise', rule: targets.length > 0 ? '601.2c' : '601.2b' };
}

/** Why the step of a declaration does not come any more in this turn. */
export function whyNotDeclare(desk: Desk, deed: Extract<Deed, { do: 'attack' | 'block' }>): Reason {
  if (deed.do === 'attack') return { why: 'attackers declared', rule: '508.1' };
  return desk.view.begun['declare-blockers'] === undefined
    ? { why: 'nothing attacks', rule: '508.8' }
    : { why: 'blockers declared', rule: '509.1' };
}
