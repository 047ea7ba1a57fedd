/** Control, destruction, the stack and attacks (RULES 6.5, 7, 12.4); tokens (1.6). */
import { at } from '@ludoteca/kernel';
import type { Frame, Piece } from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { KEYWORD_BITS, ON } from '../pool/gives.ts';
import { addMark, refit, termOf } from '../rules/marks.ts';
import { armShield, changeSides, deploy, die, enter, leave, roomFor } from '../rules/pieces.ts';
import { bury } from '../rules/piles.ts';
import { bodyOf, CARRIED, itemOf, lineOf, pieceOf, seenOf } from '../rules/table.ts';
import { takeStock } from '../rules/statics.ts';
import { isImmune } from '../rules/traits.ts';
import { fire } from '../rules/triggers.ts';
import { allLike } from './filters.ts';
import type { Happening, Handlers } from './happening.ts';
import { bestow } from './shape.ts';

/** Tells that a piece is beyond the reach of an effect. */
function isBeyond(now: Happening, piece: Piece, what: 'destruction' | 'control'): boolean {
  if (!isImmune(now.dealer.state, piece, what)) return false;
  now.dealer.tell({ did: 'immune', piece: seenOf(piece), to: what });
  return true;
}

export const control: Handlers<
  | 'take control'
  | 'destroy'
  | 'sacrifice'
  | 'banish'
  | 'transform'
  | 'cancel'
  | 'cancel attack'
  | 'redirect attack'
  | 'redirect damage'
> = {
  'take control': (now, { of, for: duration }) => {
    for (const piece of now.pieces(of) ?? []) {
      if (piece.control === now.item.seat || piece.bearer !== 0 || isBeyond(now, piece, 'control')) continue;
      if (!changeSides(now.dealer, piece, now.item.seat)) continue;
      if (duration !== 'permanent')
        addMark(now.dealer, piece.id, { kind: 'control', word: '', amount: 0 }, termOf(duration, now.scope));
    }
  },

  destroy: (now, { who }) => {
    const pieces = now.pieces(who);
    if (pieces === undefined) return;
    const doomed = pieces.filter((piece) => !isBeyond(now, piece, 'destruction'));
    now.item.last = die(now.dealer, doomed, { by: now.from });
  },

  sacrifice: (now, { who, like, count }) => {
    const picked = now.frame.picked?.[0];
    const { state } = now.dealer;
    if (picked !== undefined) {
      now.item.last += die(
        now.dealer,
        picked.flatMap((ref) => pieceOf(state, ref) ?? []),
        { by: 0 },
      );
      return;
    }
    now.item.last = 0;
    const asked: Frame[] = [];
    for (const seat of now.seats(who)) {
      const among = allLike(state, like, { ...now.scope, seat }).filter(
        (ref) => pieceOf(state, ref)?.control === seat,
      );
      const left = Math.min(among.length, now.count(count));
      if (left > 0) asked.push({ do: 'pick', seat, scope: now.alone(), among, left, must: true, picked: [] });
    }
    now.dealer.next(...asked);
  },

  banish: (now, { who }) => {
    for (const piece of now.pieces(who) ?? []) leave(now.dealer, piece, 'banished', now.from);
  },

  /** 11.3: equipment and place stay; what it was given goes. */
  transform: (now, { who, into }) => {
    const { state } = now.dealer;
    for (const piece of now.pieces(who) ?? []) {
      if (cardAt(piece.card).type !== cardAt(indexOfId(into)).type) continue;
      now.dealer.tell({ did: 'transform', piece: seenOf(piece), into });
      piece.card = indexOfId(into);
      // Whose it is for a time is no matter of what it is.
      piece.marks = piece.marks.filter(({ kind }) => kind === 'control');
      piece.uses = [];
      piece.level = piece.level > 0 ? 1 : 0;
      piece.most = 0;
      piece.health = 0;
      takeStock(state);
      refit(state, piece);
      armShield(now.dealer, piece);
    }
  },

  /** 6.5 */
  cancel: (now, { what }) => {
    const { state } = now.dealer;
    now.item.last = 0;
    for (const ref of now.who(what) ?? []) {
      const item = itemOf(state, ref);
      if (item === undefined || item.id === now.item.id) continue;
      // Of a structure, what its first level says.
      const { powers } = rowAt(item.card);
      const { keywordBits } = at(powers, Math.min(1, powers.length - 1));
      if ((keywordBits & KEYWORD_BITS.uncancellable) !== 0) continue;
      state.stack.splice(state.stack.indexOf(item), 1);
      const isCard = item.kind !== 'ability' && item.kind !== 'trigger' && item.kind !== 'upgrade';
      if (isCard && !item.copy) bury(now.dealer, item.seat, item.card);
      now.dealer.tell({ did: 'cancel', item: item.id, card: idAt(item.card), seat: item.seat });
      now.item.last++;
    }
  },

  'cancel attack': (now, { of }) => {
    const refs = now.who(of);
    if (refs === undefined) return;
    const { state } = now.dealer;
    for (const attack of state.attacks) {
      const attacker = pieceOf(state, attack.attacker);
      if (attacker === undefined || attack.cancelled || !refs.includes(attacker.id)) continue;
      attack.cancelled = true;
      now.dealer.tell({ did: 'stop attack', attacker: seenOf(attacker) });
    }
  },

  'redirect attack': (now, { of, to }) => {
    const [refs, [target] = []] = [now.who(of), now.who(to)];
    if (refs === undefined || target === undefined) return;
    const { state } = now.dealer;
    for (const attack of state.attacks) {
      const attacker = pieceOf(state, attack.attacker);
      if (attacker === undefined || attack.target === target || !refs.includes(attacker.id)) continue;
      attack.target = target;
      attack.turned = true;
      now.dealer.tell({ did: 'divert', attacker: seenOf(attacker), target: bodyOf(state, target) });
      fire(now.dealer, ON.attacked, target, attacker.id, 0);
    }
  },

  'redirect damage': (now, { from, to, for: duration }) => {
    const [refs, [target] = []] = [now.who(from), now.who(to)];
    if (refs === undefined || target === undefined) return;
    for (const ref of refs)
      if (ref !== target)
        addMark(now.dealer, ref, { kind: 'redirect', word: '', amount: target }, termOf(duration, now.scope));
  },
};

export const summoning: Handlers<'token' | 'copy token'> = {
  token: (now, { card, count, line, side = 'you' }) => {
    const times = now.count(count);
    now.item.last = 0;
    for (let i = 0; i < times; i++)
      if (deploy(now.dealer, now.seat(side), indexOfId(card), line) !== 0) now.item.last++;
  },

  /** A77: printed values and what it was given for good; a shield is its own. */
  'copy token': (now, { of, gifts }) => {
    for (const model of now.pieces(of) ?? []) {
      const { seat } = now.item;
      const slot = roomFor(now.dealer, seat, model.card, lineOf(model.slot));
      if (slot === CARRIED || model.bearer !== 0) continue;
      const piece = enter(now.dealer, { card: model.card, owner: seat, control: seat, slot, copy: true });
      for (const mark of model.marks)
        if (
          mark.until === 'permanent' &&
          mark.kind !== 'state' &&
          mark.kind !== 'control' &&
          mark.kind !== 'exposed' &&
          mark.word !== 'shield'
        )
          piece.marks.push({ ...mark });
      takeStock(now.dealer.state);
      refit(now.dealer.state, piece);
      if (gifts !== undefined) bestow(now, piece.id, gifts, termOf('permanent', now.scope));
    }
  },
};
