/** Formats questions and options. */
import { at, type Choice, type FrameOf, type Seat } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import {
  formatEffectsLabel,
  formatHandAbilityLabel,
  formatModeLabel,
  formatActivatedLabel,
} from '../card-text/index.ts';
import { isEffectNamed } from '../effects/effect-context.ts';
import type { TargetOption, Lirya } from '../parts.ts';
import type { CardId } from '../card-definition/index.ts';
import type { View } from '../view-types.ts';
import type { LiryaFormatter } from './formatter.ts';

/** With a view, the card for which something is asked is named. */
export function formatQuestion(format: LiryaFormatter, asked: VisibleQuestion<Lirya>, view?: View): string {
  if (asked.prompt === 'may') return formatMayQuestion(format, asked.seat, asked.frame);
  const card = findCardInQuestion(asked, view);
  return format.texts.questions[asked.prompt](
    format.name(asked.seat),
    card === undefined ? '' : format.card(card),
  );
}

/** The card that the question is about: named by its frame, on the stack, or in play. */
function findCardInQuestion(asked: VisibleQuestion<Lirya>, view: View | undefined): CardId | undefined {
  const { frame } = asked;
  if ('card' in frame) return frame.card;
  if ('piece' in frame)
    return view?.players.flatMap(({ pieces }) => pieces).find(({ id }) => id === frame.piece)?.card;
  const item = 'item' in frame ? frame.item : 'scope' in frame ? frame.scope.item : undefined;
  return view?.stack.find(({ id }) => id === item)?.card;
}

/** Names the effects in question, or the energy to pay. */
function formatMayQuestion(
  format: LiryaFormatter,
  seat: Seat,
  { card, scope, of }: FrameOf<Lirya, 'may'>,
): string {
  const { language, texts } = format;
  const effect = at(scope.list, scope.at);
  if (of === 'effect' && isEffectNamed(effect, 'unless paid') && typeof effect.energy === 'number')
    return texts.pays(format.name(seat), format.card(card), effect.energy);
  const effects =
    of === 'trigger' ? scope.list.slice(scope.at) : isEffectNamed(effect, 'may') ? effect.effects : [effect];
  const label = formatEffectsLabel(language, card, effects);
  return texts.questions.may(format.name(seat), label === undefined ? '' : `${format.card(card)}: ${label}`);
}

export function formatOption(
  format: LiryaFormatter,
  choice: Choice<Lirya>,
  asked: VisibleQuestion<Lirya>,
): string {
  const { options } = format.texts;
  if (choice === 'pass' && asked.prompt === 'offer') return options.leave;
  if (typeof choice === 'string') return options[choice];
  if ('place' in choice) return `${format.label(choice.place)}, ${format.place(choice.place)}`;
  if ('mode' in choice)
    return asked.prompt === 'mode'
      ? formatMode(format, asked.frame, choice.mode)
      : options.mode(choice.mode + 1);
  if ('play' in choice) return options.play(format.card(choice.play));
  if ('use' in choice) {
    const label = formatActivatedLabel(format.language, choice.use.card, choice.level ?? 0, choice.ability);
    return options.use(format.ownPiece(choice.use), label ?? options.ability(choice.ability + 1));
  }
  if ('hand' in choice) {
    const label = formatHandAbilityLabel(format.language, choice.hand, choice.ability);
    return options.use(format.card(choice.hand), label ?? options.ability(choice.ability + 1));
  }
  if ('upgrade' in choice) return options.upgrade(format.ownPiece(choice.upgrade));
  if ('move' in choice) return options.move(format.ownPiece(choice.move));
  if ('demolish' in choice) return options.demolish(format.ownPiece(choice.demolish));
  if ('swap' in choice) return options.swap(format.card(choice.swap), choice.count);
  if ('defender' in choice)
    return options.defend(
      format.ownPiece(choice.defender),
      `${format.ownPiece(choice.attacker)} ${formatAttackNumber(choice.attack, choice, asked)}`.trim(),
    );
  if ('attacker' in choice)
    return options.attack(
      format.ownPiece(choice.attacker),
      formatAttackTarget(format, choice.target),
      choice.twice === true,
    );
  if ('id' in choice || 'player' in choice || 'item' in choice) return format.target(choice);
  return format.card(choice.card);
}

function formatMode(
  { language, texts }: LiryaFormatter,
  { card, scope }: FrameOf<Lirya, 'mode'>,
  mode: number,
): string {
  const effect = at(scope.list, scope.at);
  const label = isEffectNamed(effect, 'choose one')
    ? formatModeLabel(language, card, effect, mode)
    : undefined;
  return label ?? texts.options.mode(mode + 1);
}

/** Distinguishes two attacks of the same attacker. */
function formatAttackNumber(attack: number, choice: Choice<Lirya>, asked: VisibleQuestion<Lirya>): string {
  const attacker = typeof choice === 'object' && 'defender' in choice ? choice.attacker.id : 0;
  const attacks = new Set(
    optionsOf<Lirya>(asked).flatMap((one) =>
      typeof one === 'object' && 'defender' in one && one.attacker.id === attacker ? [one.attack] : [],
    ),
  );
  return attacks.size > 1 ? `(${[...attacks].indexOf(attack) + 1})` : '';
}

/** The controller of an attacked piece is always the opponent and need not be named. */
const formatAttackTarget = (format: LiryaFormatter, aim: TargetOption): string =>
  'id' in aim ? format.ownPiece(aim) : format.target(aim);
