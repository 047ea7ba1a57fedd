/** Decks that can be played with, at random: any card that the formats allow, sensible or not. */
import { at, type Dice } from '@ludoteca/kernel';
import { ACTIONS, type Effect, type Kind, MOMENTS, TARGETS, type Type, TYPES } from '../cards/codes.ts';
import { CARD_TYPES } from './own.ts';

const among = <V>(dice: Dice, values: readonly V[]): V => at(values, dice.int(values.length));

const randomEffect = (dice: Dice): Effect => ({
  action: among(dice, ACTIONS),
  target: among(dice, TARGETS),
  filter: among(dice, TYPES),
});

export function randomKind(dice: Dice, name: string, type: Type = among(dice, CARD_TYPES)): Kind {
  const effects = Array.from({ length: among(dice, [0, 1, 1, 1, 2, 2, 3, 5]) }, () => randomEffect(dice));
  return {
    copies: 1 + dice.int(4),
    name,
    description: `Testo di ${name}.`,
    type,
    effects: type === 'ISTANTANEA' ? [{ action: 'BLOCCA', target: 'IO', filter: among(dice, TYPES) }, ...effects] : effects,
    when: among(dice, ['SUBITO', 'SUBITO', ...MOMENTS]),
    optional: dice.int(2) === 0,
  };
}

/** With freshmen for four, students enough to win, and cards of any sort. */
export function randomDeck(dice: Dice): readonly Kind[] {
  const types: Type[] = [
    ...Array.from({ length: 4 }, () => 'MATRICOLA' as const),
    ...Array.from({ length: 6 + dice.int(4) }, () => among(dice, ['STUDENTE_SEMPLICE', 'LAUREANDO'] as const)),
    ...Array.from({ length: 10 + dice.int(10) }, () => among(dice, CARD_TYPES)),
  ];
  return types.map((type, place) => randomKind(dice, `Carta ${place + 1}`, type));
}

/** A deck with just enough for a match, to which a test adds what it is about. */
export const enough: readonly Kind[] = [
  ...['A', 'B', 'C', 'D'].map((letter) => plainKind(`Matricola ${letter}`, 'MATRICOLA', 1)),
  ...['A', 'B', 'C', 'D'].map((letter) => plainKind(`Studente ${letter}`, 'STUDENTE_SEMPLICE', 6)),
];

function plainKind(name: string, type: Type, copies: number): Kind {
  return { copies, name, description: 'Un testo.', type, effects: [], when: 'MAI', optional: false };
}
