/** Effects on control, destruction, the stack and attacks (RULES 6.5, 7, 12.4). */
import { isCardKind, nameObject, findStackItem, findPiece, namePiece } from '../rules/lookup.ts';
import { at } from '@ludoteca/kernel';
import type { Frame, Piece } from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { KEYWORD_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { addModifier, updateMaxHealth, toTerm } from '../rules/modifiers.ts';
import { addPrintedShield, changeControl, destroyPieces, leavePlay } from '../rules/pieces.ts';
import { putIntoDiscard } from '../rules/piles.ts';
import { updateAbilityIndex } from '../rules/static-abilities.ts';
import { isImmune } from '../rules/traits.ts';
import { fireTriggers } from '../rules/triggers.ts';
import { findMatching } from './filters.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

/** Whether the piece is immune; reports it. */
function reportIfImmune(context: EffectContext, piece: Piece, what: 'destruction' | 'control'): boolean {
  if (!isImmune(context.state, piece, what)) return false;
  context.dealer.tell({ did: 'immune', piece: namePiece(piece), to: what });
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
  'take control': (context, { of, for: duration }) => {
    for (const piece of context.selectPieces(of) ?? []) {
      if (
        piece.control === context.item.seat ||
        piece.bearer !== 0 ||
        reportIfImmune(context, piece, 'control')
      )
        continue;
      if (!changeControl(context.dealer, piece, context.item.seat)) continue;
      if (duration !== 'permanent')
        addModifier(
          context.dealer,
          piece.id,
          { kind: 'control', word: '', amount: 0 },
          toTerm(duration, context.scope),
        );
    }
  },

  destroy: (context, { who }) => {
    const pieces = context.selectPieces(who);
    if (pieces === undefined) return;
    const doomed = pieces.filter((piece) => !reportIfImmune(context, piece, 'destruction'));
    context.item.last = destroyPieces(context.dealer, doomed, { by: context.sourceRef });
  },

  sacrifice: (context, { who, like, count }) => {
    const picked = context.frame.picked?.[0];
    const { state } = context;
    if (picked !== undefined) {
      context.item.last += destroyPieces(
        context.dealer,
        picked.flatMap((ref) => findPiece(state, ref) ?? []),
        { by: 0 },
      );
      return;
    }
    context.item.last = 0;
    const questions: Frame[] = [];
    for (const seat of context.selectSeats(who)) {
      const among = findMatching(state, like, { ...context.scope, seat }).filter(
        (ref) => findPiece(state, ref)?.control === seat,
      );
      const left = Math.min(among.length, context.evaluateCount(count));
      if (left > 0)
        questions.push({
          do: 'pick',
          seat,
          scope: context.currentEffectFrame(),
          among,
          left,
          must: true,
          picked: [],
        });
    }
    context.dealer.next(...questions);
  },

  banish: (context, { who }) => {
    for (const piece of context.selectPieces(who) ?? [])
      leavePlay(context.dealer, piece, 'banished', context.sourceRef);
  },

  /** 11.3: equipment and slot stay; modifiers go. */
  transform: (context, { who, into }) => {
    const { state } = context;
    for (const piece of context.selectPieces(who) ?? []) {
      if (cardAt(piece.card).type !== cardAt(indexOfId(into)).type) continue;
      context.dealer.tell({ did: 'transform', piece: namePiece(piece), into });
      piece.card = indexOfId(into);
      // Temporary control does not depend on what the card is.
      piece.marks = piece.marks.filter(({ kind }) => kind === 'control');
      piece.uses = [];
      piece.level = piece.level > 0 ? 1 : 0;
      piece.most = 0;
      piece.health = 0;
      updateAbilityIndex(state);
      updateMaxHealth(state, piece);
      addPrintedShield(context.dealer, piece);
    }
  },

  /** 6.5 */
  cancel: (context, { what }) => {
    const { state } = context;
    context.item.last = 0;
    for (const ref of context.select(what) ?? []) {
      const item = findStackItem(state, ref);
      if (item === undefined || item.id === context.item.id) continue;
      // For a structure: the keywords of its first level.
      const { levels } = rowAt(item.card);
      const { keywordBits } = at(levels, Math.min(1, levels.length - 1));
      if ((keywordBits & KEYWORD_BITS.uncancellable) !== 0) continue;
      state.stack.splice(state.stack.indexOf(item), 1);
      if (isCardKind(item.kind) && !item.copy) putIntoDiscard(context.dealer, item.seat, item.card);
      context.dealer.tell({ did: 'cancel', item: item.id, card: idAt(item.card), seat: item.seat });
      context.item.last++;
    }
  },

  'cancel attack': (context, { of }) => {
    const refs = context.select(of);
    if (refs === undefined) return;
    const { state } = context;
    for (const attack of state.attacks) {
      const attacker = findPiece(state, attack.attacker);
      if (attacker === undefined || attack.cancelled || !refs.includes(attacker.id)) continue;
      attack.cancelled = true;
      context.dealer.tell({ did: 'stop attack', attacker: namePiece(attacker) });
    }
  },

  'redirect attack': (context, { of, to }) => {
    const [refs, [target] = []] = [context.select(of), context.select(to)];
    if (refs === undefined || target === undefined) return;
    const { state } = context;
    for (const attack of state.attacks) {
      const attacker = findPiece(state, attack.attacker);
      if (attacker === undefined || attack.target === target || !refs.includes(attacker.id)) continue;
      attack.target = target;
      attack.turned = true;
      context.dealer.tell({
        did: 'divert',
        attacker: namePiece(attacker),
        target: nameObject(state, target),
      });
      fireTriggers(context.dealer, TRIGGER_EVENT.attacked, target, attacker.id, 0);
    }
  },

  'redirect damage': (context, { from, to, for: duration }) => {
    const [refs, [target] = []] = [context.select(from), context.select(to)];
    if (refs === undefined || target === undefined) return;
    for (const ref of refs)
      if (ref !== target)
        addModifier(
          context.dealer,
          ref,
          { kind: 'redirect', word: '', amount: target },
          toTerm(duration, context.scope),
        );
  },
};
