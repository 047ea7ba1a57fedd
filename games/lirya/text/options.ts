/** Questions and options as words. */
import type { Choice } from '@ludoteca/kernel';
import { type Asked, optionsIn } from '@ludoteca/kit';
import type { Aim, Lirya } from '../parts.ts';
import type { Speech } from './speech.ts';

export function question(say: Speech, asked: Asked<Lirya>): string {
  const about = asked.prompt === 'place' || asked.prompt === 'bear' ? say.card(asked.frame.card) : '';
  return say.words.questions[asked.prompt](say.name(asked.seat), about);
}

export function option(say: Speech, choice: Choice<Lirya>, asked: Asked<Lirya>): string {
  const { options } = say.words;
  if (typeof choice === 'string') return options[choice];
  if (typeof choice === 'number')
    return asked.prompt === 'mode' ? options.mode(choice + 1) : say.place(choice);
  if ('play' in choice) return options.play(say.card(choice.play));
  if ('use' in choice) return options.use(say.own(choice.use), options.ability(choice.ability + 1));
  if ('hand' in choice) return options.hand(say.card(choice.hand));
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

/** The second attack of one attacker is told from the first. */
function ordinalOf(attack: number, choice: Choice<Lirya>, asked: Asked<Lirya>): string {
  const attacker = typeof choice === 'object' && 'defender' in choice ? choice.attacker.id : 0;
  const attacks = new Set(
    optionsIn<Lirya>(asked).flatMap((one) =>
      typeof one === 'object' && 'defender' in one && one.attacker.id === attacker ? [one.attack] : [],
    ),
  );
  return attacks.size > 1 ? `(${[...attacks].indexOf(attack) + 1})` : '';
}

/** Whoever is attacked is the other side’s. */
const target = (say: Speech, aim: Aim): string => ('id' in aim ? say.own(aim) : say.aim(aim));
