/** Damage and healing (RULES 8), stats (9), movement (4.6). */
import { type Blow, heal, strike } from '../rules/damage.ts';
import { moveTo } from '../rules/pieces.ts';
import { hasState } from '../rules/statics.ts';
import { CARRIED, freeIn, isCharacter, lineOf, seenOf, taken } from '../rules/table.ts';
import { cannot, moreOf } from '../rules/traits.ts';
import type { Piece, Ref } from '../parts.ts';
import type { Happening, Handlers } from './happening.ts';

const FULL = 1000;

type Manner = Pick<Blow, 'kind' | 'pierce' | 'element'>;

function hurt(now: Happening, refs: readonly Ref[], amount: number, rest: Manner): number {
  const more =
    amount > 0
      ? moreOf(now.dealer.state, now.item.seat, rest.kind === 'healing' ? 'healing' : 'damage', now.by)
      : 0;
  let dealt = 0;
  const { kind, pierce, element } = rest;
  const { from, by } = now;
  for (const to of refs)
    dealt += strike(now.dealer, { to, from, amount: amount + more, kind, pierce, element, by });
  return dealt;
}

export const wounds: Handlers<'damage' | 'heal' | 'drain'> = {
  damage: (now, { to, amount, kind = 'effect', pierce, element }) => {
    const refs = now.who(to);
    if (refs === undefined) return;
    now.item.last = hurt(now, refs, now.value(amount), { kind, element, pierce });
  },

  heal: (now, { who, amount }) => {
    const refs = now.who(who);
    if (refs === undefined) return;
    const more = moreOf(now.dealer.state, now.item.seat, 'healing', now.by);
    let healed = 0;
    for (const ref of refs)
      healed += heal(now.dealer, ref, amount === 'full' ? FULL : now.value(amount) + more, now.from);
    now.item.last = healed;
  },

  drain: (now, { from, amount, to }) => {
    const [refs, healed] = [now.who(from), now.who(to)];
    if (refs === undefined || healed === undefined) return;
    const dealt = hurt(now, refs, now.value(amount), {
      kind: 'effect',
      pierce: undefined,
      element: undefined,
    });
    now.item.last = dealt;
    for (const ref of healed) heal(now.dealer, ref, dealt, now.from);
  },
};

/** Whom an effect may move: rooted ones stay (10.1), and who cannot move at all. */
const isLoose = (now: Happening, piece: Piece): boolean =>
  isCharacter(piece) && !hasState(piece, 'rooted') && !cannot(now.dealer.state, piece, 'move');

const failToMove = ({ dealer }: Happening, piece: Piece): void =>
  dealer.tell({ did: 'move failed', seat: piece.control, piece: seenOf(piece) });

export const movements: Handlers<'move' | 'swap places'> = {
  move: (now, { who, to }) => {
    const pieces = now.pieces(who);
    if (pieces === undefined) return;
    for (const piece of pieces) {
      const line = to === 'other line' ? (lineOf(piece.slot) === 'front' ? 'back' : 'front') : to;
      if (!isCharacter(piece) || lineOf(piece.slot) === line) continue;
      const slot = isLoose(now, piece) ? freeIn(taken(now.dealer.state, piece.control), line) : CARRIED;
      if (slot === CARRIED) failToMove(now, piece);
      else moveTo(now.dealer, piece, slot);
    }
  },

  'swap places': (now, { who, with: whom }) => {
    const [one, two] = [now.pieces(who), now.pieces(whom)];
    if (one === undefined || two === undefined) return;
    const [a, b] = [one[0], two.find(({ id }) => id !== one[0]?.id)];
    if (a === undefined || b === undefined || a.control !== b.control) return;
    const held = [a, b].filter((piece) => !isLoose(now, piece));
    for (const piece of held) failToMove(now, piece);
    if (held.length > 0) return;
    const from = a.slot;
    moveTo(now.dealer, a, b.slot);
    moveTo(now.dealer, b, from);
  },
};
