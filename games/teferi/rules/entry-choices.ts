/** The choices that players make as permanents enter the battlefield (CR 614.1c and 614.12a). */
import { at, type QuestionRule, type Seat } from '@ludoteca/kernel';
import { BASIC_LANDS, COLOURS, CREATURE_TYPES, type ReplacementAbility } from '../abilities/index.ts';
import { createScope, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { matchesFilter } from '../layers/filters.ts';
import { IN_HAND, snapshotCard } from '../layers/object-snapshots.ts';
import type { EntryAnswer, Frame, Teferi } from '../parts.ts';
import type { CardIndex, State } from '../state.ts';
import { loseLife } from './life-and-counters.ts';
import { findCardIndex, markChanged, nameOf, type TeferiDealer } from './state-access.ts';

type ChoiceAbility = Extract<
  ReplacementAbility,
  { instead: 'enters tapped' | 'enters with a choice' | 'enters with counters' }
>;

/** The abilities of a card that ask its controller for a choice as it enters. */
export const entryAbilities = (state: ReadonlyTeferiState, kind: CardIndex): readonly ChoiceAbility[] =>
  at(deriveBoard(state).cards, kind).characteristics.abilities.replacements.filter(
    (ability): ability is ChoiceAbility =>
      ability.instead === 'enters with a choice' ||
      (ability.instead === 'enters tapped' && ability.unlessPaid !== undefined) ||
      (ability.instead === 'enters with counters' && ability.optional === true),
  );

/** The next question about objects that are going to enter together; empty if all were answered. */
export function entryQuestion(
  state: ReadonlyTeferiState,
  objects: readonly { readonly kind: CardIndex; readonly seat: Seat }[],
): readonly Frame[] {
  const asking = objects.filter(({ kind }) => entryAbilities(state, kind).length > 0);
  for (const [place, { kind, seat }] of asking.entries()) {
    const answered = state.entering?.[place]?.answers.length ?? 0;
    if (answered < entryAbilities(state, kind).length)
      return [{ do: 'enter choice', seat, kind, name: nameOf(state, kind), place, ability: answered }];
  }
  return [];
}

const ENTRY_OPTIONS: {
  readonly [choice in 'creature type' | 'colour' | 'basic land type']: readonly string[];
} = {
  'creature type': CREATURE_TYPES,
  colour: COLOURS,
  'basic land type': Object.keys(BASIC_LANDS),
};

function optionsFor(state: ReadonlyTeferiState, seat: Seat, kind: CardIndex, n: number): EntryAnswer[] {
  const ability = at(entryAbilities(state, kind), n);
  if (ability.instead === 'enters with a choice')
    return ENTRY_OPTIONS[ability.choose].map((chosen) => ({ chosen }));
  if (ability.instead === 'enters with counters') return ['no', 'yes'];
  const { life, reveal } = ability.unlessPaid ?? {};
  const side = at(state.sides, seat);
  if (life !== undefined) return side.life >= life ? ['no', 'yes'] : [];
  if (reveal === undefined) return [];
  const board = deriveBoard(state);
  const held = [...new Set(side.hand)].filter((one) =>
    matchesFilter(board, snapshotCard(board, one, seat, IN_HAND, 0), reveal, createScope(seat, 0, kind)),
  );
  return ['no', ...held.map((one) => ({ held: nameOf(state, one) }))];
}

/** 614.12a: the choice is made before the permanent enters. */
export const enterChoice: QuestionRule<Teferi, 'enter choice'> = {
  ask: (state, { seat, kind, ability }) => optionsFor(state, seat, kind, ability),
  answer: (dealer, frame, answer) => recordAnswer(dealer, frame, answer),
  otherwise: (dealer, frame) => recordAnswer(dealer, frame, 'no'),
};

function recordAnswer(
  dealer: TeferiDealer,
  frame: Extract<Frame, { do: 'enter choice' }>,
  answer: EntryAnswer,
): void {
  const { state } = dealer;
  const { seat, kind, place, ability } = frame;
  const records = state.entering ?? [];
  const { answers } = records[place] ?? { answers: [] };
  const given = answer === 'yes' || answer === 'no' ? answer : 'held' in answer ? 'yes' : answer.chosen;
  state.entering = [...records.slice(0, place), { kind, answers: [...answers, given] }];
  markChanged(state);
  const asked = at(entryAbilities(state, kind), ability);
  if (asked.instead === 'enters tapped' && answer === 'yes')
    loseLife(dealer, seat, asked.unlessPaid?.life ?? 0);
  if (typeof answer === 'object' && 'held' in answer) revealCard(dealer, seat, answer.held);
}

/** 701.20: one card of the hand is revealed; it stays known to the opponent. */
export function revealCard(dealer: TeferiDealer, seat: Seat, card: string): void {
  const { hand, handKnown } = at(dealer.state.sides, seat);
  handKnown[hand.indexOf(findCardIndex(dealer.state, card))] = true;
  dealer.tell({ did: 'reveal', seat, cards: [card], rule: '701.20' });
}

/** Takes the answers for the next entering object of this kind. */
export function takeEntryAnswers(state: State, kind: CardIndex): readonly string[] {
  const place = state.entering?.findIndex((one) => one.kind === kind) ?? -1;
  const found = place === -1 ? undefined : state.entering?.[place];
  if (found === undefined) return [];
  const left = state.entering?.filter((_, i) => i !== place) ?? [];
  if (left.length === 0) delete state.entering;
  else state.entering = left;
  return found.answers;
}
