/** The chain of interruptions: what acts, what it is doing, and who may answer now. */
import { at, type Seat, type Watcher } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { assignSlots } from '@ludoteca/kit/web';
import type { Effect } from '../cards/codes.ts';
import type { LinkView, Students, View } from '../parts.ts';
import { faceOf } from './printed.ts';
import type { Phase } from './words/words.ts';

/** A card of the chain: what it is doing, or that it is being placed or offered. */
export interface Level extends LinkView {
  readonly key: string;
  readonly doing: Effect | 'placing' | 'offered' | undefined;
}

export interface Answering {
  readonly seat: Seat;
  /** Who may answer after that, if this one does not. */
  readonly rest: readonly Seat[];
  readonly how: 'block' | 'decide';
  /** The watcher is asked, and has nothing to block with. */
  readonly helpless: boolean;
}

function doingOf(
  view: View,
  link: LinkView,
  isTop: boolean,
  asked: VisibleQuestion<Students> | undefined,
): Level['doing'] {
  if (link.at === -1) return 'placing';
  if (isTop && asked?.prompt === 'offer') return 'offered';
  return faceOf(view, link.card).kind.effects[link.at];
}

/** The latest last: it lies on the others. */
export function levelsOf(view: View, asked: VisibleQuestion<Students> | undefined): Level[] {
  const slots = assignSlots(view.chain.map(({ card }) => card));
  return view.chain.map((link, i) => ({
    ...link,
    key: at(slots, i).key,
    doing: doingOf(view, link, i === view.chain.length - 1, asked),
  }));
}

export function answeringOf(
  asked: VisibleQuestion<Students> | undefined,
  watcher: Watcher,
): Answering | undefined {
  if (asked === undefined) return undefined;
  if (asked.prompt !== 'window') return { seat: asked.seat, rest: [], how: 'decide', helpless: false };
  const helpless = asked.seat === watcher && optionsOf<Students>(asked).every((option) => option === 'pass');
  return { seat: asked.seat, rest: asked.frame.rest, how: 'block', helpless };
}

/** Where the round is. Cards act at its start only; what interrupts an action belongs to it. */
export function phaseOf(view: View, asked: VisibleQuestion<Students> | undefined): Phase {
  if (asked?.prompt === 'limit') return 'end';
  const [first] = view.chain;
  if (first === undefined || first.at === -1) return 'action';
  return faceOf(view, first.card).kind.when === 'INIZIO' ? 'start' : 'action';
}

/** RULES 4.5: the card of the hand that is asked about, and where its like lies. */
export function twinOf(
  view: View,
  asked: VisibleQuestion<Students> | undefined,
): { readonly card: string; readonly on: Seat } | undefined {
  if (asked?.prompt !== 'duplicate') return undefined;
  const { seat, place, on } = asked.frame;
  const card = at(view.hands, seat).cards?.[place];
  return card === undefined ? undefined : { card, on };
}
