/** Questions and options as words. */
import { at, type Choice, type FrameOf, type Seat } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { doingLabel, handLabel, modeLabel, usedLabel } from '../card-text/index.ts';
import { isEffect } from '../effects/happening.ts';
import type { Aim, Lirya } from '../parts.ts';
import type { Speech } from './speech.ts';

export function question(say: Speech, asked: VisibleQuestion<Lirya>): string {
  if (asked.prompt === 'may') return mayQuestion(say, asked.seat, asked.frame);
  const about =
    asked.prompt === 'place' || asked.prompt === 'bear' || asked.prompt === 'mode' || asked.prompt === 'offer'
      ? say.card(asked.frame.card)
      : '';
  return say.words.questions[asked.prompt](say.name(asked.seat), about);
}

/** With what would happen; or with what there is to pay. */
function mayQuestion(say: Speech, seat: Seat, { card, scope, of }: FrameOf<Lirya, 'may'>): string {
  const { language, words } = say;
  const effect = at(scope.list, scope.at);
  if (of === 'effect' && isEffect(effect, 'unless paid') && typeof effect.energy === 'number')
    return words.pays(say.name(seat), say.card(card), effect.energy);
  const effects =
    of === 'trigger' ? scope.list.slice(scope.at) : isEffect(effect, 'may') ? effect.effects : [effect];
  const doing = doingLabel(language, card, effects);
  return words.questions.may(say.name(seat), doing === undefined ? '' : `${say.card(card)}: ${doing}`);
}

export function option(say: Speech, choice: Choice<Lirya>, asked: VisibleQuestion<Lirya>): string {
  const { options } = say.words;
  if (choice === 'pass' && asked.prompt === 'offer') return options.leave;
  if (typeof choice === 'string') return options[choice];
  if ('place' in choice) return `${say.label(choice.place)}, ${say.place(choice.place)}`;
  if ('mode' in choice)
    return asked.prompt === 'mode' ? modeName(say, asked.frame, choice.mode) : options.mode(choice.mode + 1);
  if ('play' in choice) return options.play(say.card(choice.play));
  if ('use' in choice) {
    const label = usedLabel(say.language, choice.use.card, choice.level ?? 0, choice.ability);
    return options.use(say.own(choice.use), label ?? options.ability(choice.ability + 1));
  }
  if ('hand' in choice) {
    const label = handLabel(say.language, choice.hand, choice.ability);
    return options.use(say.card(choice.hand), label ?? options.ability(choice.ability + 1));
  }
  if ('upgrade' in choice) return options.upgrade(say.own(choice.upgrade));
  if ('move' in choice) return options.move(say.own(choice.move));
  if ('demolish' in choice) return options.demolish(say.own(choice.demolish));
  if ('swap' in choice) return options.swap(say.card(choice.swap), choice.count);
  if ('defender' in choice)
    return options.defend(
      say.own(choice.defender),
      `${say.own(choice.attacker)} ${ordinalOf(choice.attack, choice, asked)}`.trim(),
    );
  if ('attacker' in choice)
    return options.attack(say.own(choice.attacker), target(say, choice.target), choice.twice === true);
  if ('id' in choice || 'player' in choice || 'item' in choice) return say.aim(choice);
  return say.card(choice.card);
}

function modeName(
  { language, words }: Speech,
  { card, scope }: FrameOf<Lirya, 'mode'>,
  mode: number,
): string {
  const effect = at(scope.list, scope.at);
  const label = isEffect(effect, 'choose one') ? modeLabel(language, card, effect, mode) : undefined;
  return label ?? words.options.mode(mode + 1);
}

/** The second attack of one attacker is told from the first. */
function ordinalOf(attack: number, choice: Choice<Lirya>, asked: VisibleQuestion<Lirya>): string {
  const attacker = typeof choice === 'object' && 'defender' in choice ? choice.attacker.id : 0;
  const attacks = new Set(
    optionsOf<Lirya>(asked).flatMap((one) =>
      typeof one === 'object' && 'defender' in one && one.attacker.id === attacker ? [one.attack] : [],
    ),
  );
  return attacks.size > 1 ? `(${[...attacks].indexOf(attack) + 1})` : '';
}

/** Whoever is attacked is the other side’s. */
const target = (say: Speech, aim: Aim): string => ('id' in aim ? say.own(aim) : say.aim(aim));
