/** Derives from view and question what the middle of the board shows: the chain, who may answer, the phase, a duplicate. */
import { at, type Seat, type Watcher } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { assignSlots } from '@ludoteca/kit/web';
import type { CardEffect } from '../cards/codes.ts';
import type { Students } from '../parts.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import type { RoundPhase } from './texts/text-types.ts';
import type { ChainLinkView, View } from '../view-types.ts';

export interface ChainLevel extends ChainLinkView {
  readonly key: string;
  /** The current effect, or the state before the first one. */
  readonly activity: CardEffect | 'placing' | 'offered' | undefined;
}

export interface Responder {
  readonly seat: Seat;
  /** The seats that are asked next if this one does not block. */
  readonly rest: readonly Seat[];
  readonly how: 'block' | 'decide';
  /** Only known if the watcher itself is asked. */
  readonly cannotBlock: boolean;
}

function activityOf(
  view: View,
  link: ChainLinkView,
  isTop: boolean,
  asked: VisibleQuestion<Students> | undefined,
): ChainLevel['activity'] {
  if (link.at === -1) return 'placing';
  if (isTop && asked?.prompt === 'offer') return 'offered';
  return findDefinition(view, link.card).kind.effects[link.at];
}

/** The latest card comes last. */
export function chainLevels(view: View, asked: VisibleQuestion<Students> | undefined): ChainLevel[] {
  const slots = assignSlots(view.chain.map(({ card }) => card));
  return view.chain.map((link, i) => ({
    ...link,
    key: at(slots, i).key,
    activity: activityOf(view, link, i === view.chain.length - 1, asked),
  }));
}

export function currentResponder(
  asked: VisibleQuestion<Students> | undefined,
  watcher: Watcher,
): Responder | undefined {
  if (asked === undefined) return undefined;
  if (asked.prompt !== 'window') return { seat: asked.seat, rest: [], how: 'decide', cannotBlock: false };
  const cannotBlock =
    asked.seat === watcher && optionsOf<Students>(asked).every((option) => option === 'pass');
  return { seat: asked.seat, rest: asked.frame.rest, how: 'block', cannotBlock };
}

/** Cards act at the start of a round; everything that interrupts an action belongs to the action. */
export function currentPhase(view: View, asked: VisibleQuestion<Students> | undefined): RoundPhase {
  if (asked?.prompt === 'limit') return 'end';
  const [first] = view.chain;
  if (first === undefined || first.at === -1) return 'action';
  return findDefinition(view, first.card).kind.when === 'INIZIO' ? 'start' : 'action';
}

/** RULES 4.5: the card of the hand that is asked about, and the player who has an equal card in play. */
export function findDuplicate(
  view: View,
  asked: VisibleQuestion<Students> | undefined,
): { readonly card: string; readonly on: Seat } | undefined {
  if (asked?.prompt !== 'duplicate') return undefined;
  const { seat, place, on } = asked.frame;
  const card = at(view.hands, seat).cards?.[place];
  return card === undefined ? undefined : { card, on };
}
