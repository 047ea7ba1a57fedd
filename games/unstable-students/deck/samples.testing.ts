/** Decks for tests: a minimal one, one with the effects that the shipped deck lacks, and random ones. */
import { at, type Dice, type Json } from '@ludoteca/kernel';
import {
  ACTIONS,
  CARD_TYPES,
  type EffectCode,
  parseEffect,
  type CardKind,
  MOMENTS,
  TARGETS,
  type StudentsCardType,
  TYPES,
  type EffectMoment,
} from '../cards/codes.ts';
import { deckToJson } from './json-format.ts';

export const makeKind = (
  copies: number,
  type: StudentsCardType,
  name: string,
  when: EffectMoment = 'MAI',
  codes: readonly EffectCode[] = [],
  optional = false,
): CardKind => ({
  copies,
  name,
  description: `${name}.`,
  type,
  effects: codes.map(parseEffect),
  when,
  optional,
});

const LETTERS = ['A', 'B', 'C', 'D'];

/** The smallest deck for a match, to which a test adds the cards it is about. */
export const minimalKinds: readonly CardKind[] = [
  ...LETTERS.map((letter) => makeKind(1, 'MATRICOLA', `Matricola ${letter}`)),
  ...LETTERS.map((letter) => makeKind(6, 'STUDENTE_SEMPLICE', `Studente ${letter}`)),
];

/** Every action on every target, at every moment at which something happens, and instants that do more than block. */
export const unusualKinds: readonly CardKind[] = [
  makeKind(4, 'MATRICOLA', 'Matricola Pigra'),
  makeKind(1, 'MATRICOLA', 'Matricola Svelta', 'FINE', ['PESCA/IO/ALL']),
  makeKind(3, 'STUDENTE_SEMPLICE', 'Studente Alto'),
  makeKind(3, 'STUDENTE_SEMPLICE', 'Studente Basso'),
  makeKind(3, 'STUDENTE_SEMPLICE', 'Studente Muto', 'INIZIO', ['PESCA/TUTTI/STUDENTE']),
  makeKind(3, 'LAUREANDO', 'Laureando Vendicativo', 'FINE', ['ELIMINA/TU/ALL'], true),
  makeKind(3, 'LAUREANDO', 'Laureando Ladrone', 'SUBITO', ['RUBA/VOI/ALL']),
  makeKind(3, 'LAUREANDO', 'Laureando Effimero', 'SUBITO', [
    'ELIMINA/IO/STUDENTE',
    'PESCA/IO/ALL',
    'GIOCA/IO/ALL',
  ]),
  makeKind(3, 'LAUREANDO', 'Laureando Regista', 'SUBITO', ['GIOCA/TU/ALL', 'PESCA/TU/BONUS']),
  makeKind(2, 'BONUS', 'Bonus Furto', 'INIZIO', ['RUBA/TU/LAUREANDO'], true),
  makeKind(2, 'BONUS', 'Bonus Arrivo', 'SUBITO', ['SCARTA/VOI/ALL', 'PESCA/IO/ALL']),
  makeKind(2, 'BONUS', 'Bonus Addio', 'FINE', ['GIOCA/TUTTI/STUDENTE']),
  makeKind(2, 'MALUS', 'Malus Vetrina', 'SEMPRE', ['MOSTRA/IO/ALL']),
  makeKind(2, 'MALUS', 'Malus Divieto', 'SEMPRE', ['IMPEDIRE/IO/MAGIA']),
  makeKind(1, 'MALUS', 'Malus Silenzio', 'SEMPRE', ['IMPEDIRE/IO/ISTANTANEA']),
  makeKind(1, 'MALUS', 'Malus Ingegnere', 'SEMPRE', ['INGEGNERE/IO/ALL']),
  makeKind(2, 'MALUS', 'Malus Multa', 'INIZIO', ['SCARTA/IO/BONUS', 'ELIMINA/IO/ALL']),
  makeKind(3, 'MAGIA', 'Magia Giostra', 'SUBITO', ['SCAMBIA/VOI/ALL']),
  makeKind(3, 'MAGIA', 'Magia Mani', 'SUBITO', ['PRENDI/VOI/ALL', 'PRENDI/TU/STUDENTE']),
  makeKind(3, 'MAGIA', 'Magia Pulizia', 'SUBITO', ['ELIMINA/TUTTI/ALL']),
  makeKind(3, 'MAGIA', 'Magia Festa', 'SUBITO', ['GIOCA/TUTTI/ALL', 'SCARTA/TU/STUDENTE']),
  makeKind(2, 'MAGIA', 'Magia Morta', 'FINE', ['PESCA/IO/ALL']),
  makeKind(4, 'ISTANTANEA', 'Istante Secco', 'SUBITO', ['BLOCCA/IO/ALL']),
  makeKind(3, 'ISTANTANEA', 'Istante Ladro', 'SUBITO', [
    'BLOCCA/IO/MAGIA',
    'RUBA/TU/STUDENTE',
    'PESCA/IO/ALL',
  ]),
  makeKind(2, 'ISTANTANEA', 'Istante Gioco', 'SUBITO', ['GIOCA/IO/BONUS', 'BLOCCA/IO/LAUREANDO'], true),
];
export const unusualDeck: Json = deckToJson(unusualKinds);

function randomEffect(dice: Dice): EffectCode {
  return `${dice.pick(ACTIONS)}/${dice.pick(TARGETS)}/${dice.pick(TYPES)}`;
}

/** A random deck that meets the requirements of four players. */
export function randomDeck(dice: Dice): CardKind[] {
  const kinds = [makeKind(4, 'MATRICOLA', 'Matricola')];
  for (let i = 0; i < 6; i++) kinds.push(makeKind(4, 'STUDENTE_SEMPLICE', `Studente ${i}`));
  const more = 4 + dice.int(20);
  for (let i = 0; i < more; i++) {
    const type = at(CARD_TYPES, dice.int(CARD_TYPES.length));
    const effects = Array.from({ length: dice.int(5) }, () => randomEffect(dice));
    if (type === 'ISTANTANEA') effects.push('BLOCCA/IO/ALL');
    const when = dice.int(2) === 0 ? 'SUBITO' : dice.pick(MOMENTS);
    kinds.push(makeKind(1 + dice.int(4), type, `Carta ${i}`, when, effects, dice.int(3) === 0));
  }
  return kinds;
}
