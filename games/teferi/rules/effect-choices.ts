/** Choices made while effects happen: optional effects and chosen objects. */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import { deriveBoard } from '../layers/index.ts';
import { battlefieldIndex, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { findMatching } from '../layers/filters.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { ObjectId, State } from '../state.ts';
import { findLegalHosts } from './attachments.ts';
import { sacrifice } from './keyword-actions.ts';
import { returnAura } from './move-objects.ts';
import { payCosts } from './pay-costs.ts';
import { getStackObject, nameEntity, type TeferiDealer } from './state-access.ts';
import { copiedKind } from './copy-permanent.ts';
import { findZoneCard } from './zones.ts';
import { findProliferable, proliferate } from './proliferate.ts';
import { nestedEffects } from './flow-effects.ts';

export const may: QuestionRule<Teferi, 'may'> = {
  ask: () => ['no', 'yes'],
  answer: (dealer, { seat, item: id, effect }, choice) => {
    const item = getStackObject(dealer.state, id);
    if (effect.do === 'unless') {
      if (choice === 'yes') return payCosts(dealer, seat, item, effect.payment.cost, []);
      return dealer.next(...nestedEffects(item, effect.effects));
    }
    if (effect.do !== 'may') return;
    item.done = choice === 'yes';
    if (choice === 'no') return dealer.next(...nestedEffects(item, effect.otherwise ?? []));
    const then = nestedEffects(item, effect.effects);
    if (effect.payment === undefined) return dealer.next(...then);
    item.made = [];
    payCosts(dealer, seat, item, effect.payment.cost, then);
  },
  otherwise: (dealer, { item: id, effect }) => {
    const item = getStackObject(dealer.state, id);
    const list = effect.do === 'unless' ? effect.effects : effect.do === 'may' ? effect.otherwise : undefined;
    dealer.next(...nestedEffects(item, list ?? []));
  },
};

/** 608.2d */
export const option: QuestionRule<Teferi, 'option'> = {
  ask: (_, { options }) => options.map(({ label }) => ({ chosen: label })),
  answer: (dealer, { item: id, options }, { chosen }) => {
    const effects = options.find(({ label }) => label === chosen)?.effects ?? [];
    dealer.next(...nestedEffects(getStackObject(dealer.state, id), effects));
  },
  otherwise: () => undefined,
};

/** The objects that may be chosen; for a sacrifice only the player's own permanents. */
function findChoosable(
  state: ReadonlyTeferiState,
  seat: Seat,
  frame: Extract<Frame, { do: 'choose' }>,
): ObjectId[] {
  const board = deriveBoard(state);
  if (frame.purpose === 'enchant') {
    const kind = findZoneCard(state, frame.aura ?? 0)?.kind ?? copiedKind(state, frame.aura ?? 0);
    return kind === undefined || frame.chosen.length > 0 ? [] : findLegalHosts(board, kind, seat);
  }
  if (frame.purpose === 'proliferate')
    return findProliferable(state).filter((id) => !frame.chosen.includes(id));
  const item = getStackObject(state as State, frame.item);
  const scope = { ...item, player: seat };
  return findMatching(board, frame.what, scope).filter((id) => {
    if (frame.chosen.includes(id)) return false;
    const place = battlefieldIndex(state, id);
    return (
      frame.purpose !== 'sacrifice' || (place !== -1 && at(state.battlefield, place).controller === seat)
    );
  });
}

export const choose: QuestionRule<Teferi, 'choose'> = {
  ask: (state, frame) => {
    if (frame.missing <= 0) return [];
    const found = findChoosable(state, frame.seat, frame).map((id) => nameEntity(state, id));
    return frame.upTo && found.length > 0 ? [...found, 'done'] : found;
  },
  answer: (dealer, frame, choice) => {
    if (choice === 'done') return finishChoice(dealer, frame);
    dealer.next({ ...frame, chosen: [...frame.chosen, choice.id], missing: frame.missing - 1 });
  },
  otherwise: (dealer, frame) => finishChoice(dealer, frame),
};

function finishChoice(dealer: TeferiDealer, frame: Extract<Frame, { do: 'choose' }>): void {
  const { item: id, chosen, purpose, missing, aura = 0 } = frame;
  if (purpose === 'enchant' && id === 0) return returnAura(dealer, aura, chosen[0] ?? 0);
  const item = getStackObject(dealer.state, id);
  if (purpose === 'enchant') {
    item.hosts = [...(item.hosts ?? []), ...chosen.map((host) => [aura, host] as const)];
    return;
  }
  if (purpose === 'proliferate') return proliferate(dealer, chosen);
  if (chosen.length > 0) item.done = true;
  item.made.push(...chosen);
  const [seat, ...others] = frame.others ?? [];
  if (seat !== undefined)
    return dealer.next({ ...frame, seat, others, chosen: [], missing: missing + chosen.length });
  if (purpose === 'sacrifice') sacrifice(dealer, item.made);
}
