/** Effects on control, destruction, the stack and attacks (RULES 6.5, 7, 12.4). */
import { at } from '@ludoteca/kernel';
import type { Frame, Piece } from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { KEYWORD_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { addModifier, updateMaxHealth, toTerm } from '../rules/modifiers.ts';
import {
  addPrintedShield,
  changeControl,
  putIntoPlay,
  destroyPieces,
  enterPlay,
  leavePlay,
  findEntrySlot,
} from '../rules/pieces.ts';
import { putIntoDiscard } from '../rules/piles.ts';
import { nameObject, findStackItem, findPiece, namePiece } from '../rules/lookup.ts';
import { NO_SLOT, lineOf } from '../rules/slots.ts';
import { updateAbilityIndex } from '../rules/static-abilities.ts';
import { isImmune } from '../rules/traits.ts';
import { fireTriggers } from '../rules/triggers.ts';
import { findMatching } from './filters.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';
import { applyModifiers } from './modifier-effects.ts';

/** Whether the piece is immune; reports it. */
function reportIfImmune(now: EffectContext, piece: Piece, what: 'destruction' | 'control'): boolean {
  if (!isImmune(now.dealer.state, piece, what)) return false;
  now.dealer.tell({ did: 'immune', piece: namePiece(piece), to: what });
  return true;
}

export const controlEffects: EffectHandlers<
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
    for (const piece of now.selectPieces(of) ?? []) {
      if (piece.control === now.item.seat || piece.bearer !== 0 || reportIfImmune(now, piece, 'control'))
        continue;
      if (!changeControl(now.dealer, piece, now.item.seat)) continue;
      if (duration !== 'permanent')
        addModifier(
          now.dealer,
          piece.id,
          { kind: 'control', word: '', amount: 0 },
          toTerm(duration, now.scope),
        );
    }
  },

  destroy: (now, { who }) => {
    const pieces = now.selectPieces(who);
    if (pieces === undefined) return;
    const doomed = pieces.filter((piece) => !reportIfImmune(now, piece, 'destruction'));
    now.item.last = destroyPieces(now.dealer, doomed, { by: now.sourceRef });
  },

  sacrifice: (now, { who, like, count }) => {
    const picked = now.frame.picked?.[0];
    const { state } = now.dealer;
    if (picked !== undefined) {
      now.item.last += destroyPieces(
        now.dealer,
        picked.flatMap((ref) => findPiece(state, ref) ?? []),
        { by: 0 },
      );
      return;
    }
    now.item.last = 0;
    const asked: Frame[] = [];
    for (const seat of now.selectSeats(who)) {
      const among = findMatching(state, like, { ...now.scope, seat }).filter(
        (ref) => findPiece(state, ref)?.control === seat,
      );
      const left = Math.min(among.length, now.evaluateCount(count));
      if (left > 0)
        asked.push({
          do: 'pick',
          seat,
          scope: now.currentEffectFrame(),
          among,
          left,
          must: true,
          picked: [],
        });
    }
    now.dealer.next(...asked);
  },

  banish: (now, { who }) => {
    for (const piece of now.selectPieces(who) ?? []) leavePlay(now.dealer, piece, 'banished', now.sourceRef);
  },

  /** 11.3: equipment and slot stay; modifiers go. */
  transform: (now, { who, into }) => {
    const { state } = now.dealer;
    for (const piece of now.selectPieces(who) ?? []) {
      if (cardAt(piece.card).type !== cardAt(indexOfId(into)).type) continue;
      now.dealer.tell({ did: 'transform', piece: namePiece(piece), into });
      piece.card = indexOfId(into);
      // Temporary control does not depend on what the card is.
      piece.marks = piece.marks.filter(({ kind }) => kind === 'control');
      piece.uses = [];
      piece.level = piece.level > 0 ? 1 : 0;
      piece.most = 0;
      piece.health = 0;
      updateAbilityIndex(state);
      updateMaxHealth(state, piece);
      addPrintedShield(now.dealer, piece);
    }
  },

  /** 6.5 */
  cancel: (now, { what }) => {
    const { state } = now.dealer;
    now.item.last = 0;
    for (const ref of now.select(what) ?? []) {
      const item = findStackItem(state, ref);
      if (item === undefined || item.id === now.item.id) continue;
      // For a structure: the keywords of its first level.
      const { levels: powers } = rowAt(item.card);
      const { keywordBits } = at(powers, Math.min(1, powers.length - 1));
      if ((keywordBits & KEYWORD_BITS.uncancellable) !== 0) continue;
      state.stack.splice(state.stack.indexOf(item), 1);
      const isCard = item.kind !== 'ability' && item.kind !== 'trigger' && item.kind !== 'upgrade';
      if (isCard && !item.copy) putIntoDiscard(now.dealer, item.seat, item.card);
      now.dealer.tell({ did: 'cancel', item: item.id, card: idAt(item.card), seat: item.seat });
      now.item.last++;
    }
  },

  'cancel attack': (now, { of }) => {
    const refs = now.select(of);
    if (refs === undefined) return;
    const { state } = now.dealer;
    for (const attack of state.attacks) {
      const attacker = findPiece(state, attack.attacker);
      if (attacker === undefined || attack.cancelled || !refs.includes(attacker.id)) continue;
      attack.cancelled = true;
      now.dealer.tell({ did: 'stop attack', attacker: namePiece(attacker) });
    }
  },

  'redirect attack': (now, { of, to }) => {
    const [refs, [target] = []] = [now.select(of), now.select(to)];
    if (refs === undefined || target === undefined) return;
    const { state } = now.dealer;
    for (const attack of state.attacks) {
      const attacker = findPiece(state, attack.attacker);
      if (attacker === undefined || attack.target === target || !refs.includes(attacker.id)) continue;
      attack.target = target;
      attack.turned = true;
      now.dealer.tell({ did: 'divert', attacker: namePiece(attacker), target: nameObject(state, target) });
      fireTriggers(now.dealer, TRIGGER_EVENT.attacked, target, attacker.id, 0);
    }
  },

  'redirect damage': (now, { from, to, for: duration }) => {
    const [refs, [target] = []] = [now.select(from), now.select(to)];
    if (refs === undefined || target === undefined) return;
    for (const ref of refs)
      if (ref !== target)
        addModifier(
          now.dealer,
          ref,
          { kind: 'redirect', word: '', amount: target },
          toTerm(duration, now.scope),
        );
  },
};

export const tokenEffects: EffectHandlers<'token' | 'copy token'> = {
  token: (now, { card, count, line, side = 'you' }) => {
    const times = now.evaluateCount(count);
    now.item.last = 0;
    for (let i = 0; i < times; i++)
      if (putIntoPlay(now.dealer, now.seatOf(side), indexOfId(card), line) !== 0) now.item.last++;
  },

  /** Copies printed values and permanent modifiers; the shield is its own. */
  'copy token': (now, { of, gifts }) => {
    for (const model of now.selectPieces(of) ?? []) {
      const { seat } = now.item;
      const slot = findEntrySlot(now.dealer, seat, model.card, lineOf(model.slot));
      if (slot === NO_SLOT || model.bearer !== 0) continue;
      const piece = enterPlay(now.dealer, { card: model.card, owner: seat, control: seat, slot, copy: true });
      for (const mark of model.marks)
        if (
          mark.until === 'permanent' &&
          mark.kind !== 'state' &&
          mark.kind !== 'control' &&
          mark.kind !== 'exposed' &&
          mark.word !== 'shield'
        )
          piece.marks.push({ ...mark });
      updateAbilityIndex(now.dealer.state);
      updateMaxHealth(now.dealer.state, piece);
      if (gifts !== undefined) applyModifiers(now, piece.id, gifts, toTerm('permanent', now.scope));
    }
  },
};
