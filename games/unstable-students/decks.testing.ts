/** Decks for tests: one of cards that the shipped deck lacks, and any number of legal ones. */
import { at, type Dice, type Json } from '@ludoteca/kernel';
import {
  ACTIONS,
  type EffectCode,
  effectOf,
  type Kind,
  MOMENTS,
  TARGETS,
  type Type,
  TYPES,
  type When,
} from './cards/codes.ts';
import { ownOf } from './deck/own.ts';

export const kind = (
  copies: number,
  type: Type,
  name: string,
  when: When = 'MAI',
  codes: readonly EffectCode[] = [],
  optional = false,
): Kind => ({ copies, name, description: `${name}.`, type, effects: codes.map(effectOf), when, optional });

/** Every action on every target, at every moment at which something happens, and instants that do more than block. */
export const contraryKinds: readonly Kind[] = [
  kind(4, 'MATRICOLA', 'Matricola Pigra'),
  kind(1, 'MATRICOLA', 'Matricola Svelta', 'FINE', ['PESCA/IO/ALL']),
  kind(3, 'STUDENTE_SEMPLICE', 'Studente Alto'),
  kind(3, 'STUDENTE_SEMPLICE', 'Studente Basso'),
  kind(3, 'STUDENTE_SEMPLICE', 'Studente Muto', 'INIZIO', ['PESCA/TUTTI/STUDENTE']),
  kind(3, 'LAUREANDO', 'Laureando Vendicativo', 'FINE', ['ELIMINA/TU/ALL'], true),
  kind(3, 'LAUREANDO', 'Laureando Ladrone', 'SUBITO', ['RUBA/VOI/ALL']),
  kind(3, 'LAUREANDO', 'Laureando Effimero', 'SUBITO', [
    'ELIMINA/IO/STUDENTE',
    'PESCA/IO/ALL',
    'GIOCA/IO/ALL',
  ]),
  kind(3, 'LAUREANDO', 'Laureando Regista', 'SUBITO', ['GIOCA/TU/ALL', 'PESCA/TU/BONUS']),
  kind(2, 'BONUS', 'Bonus Furto', 'INIZIO', ['RUBA/TU/LAUREANDO'], true),
  kind(2, 'BONUS', 'Bonus Arrivo', 'SUBITO', ['SCARTA/VOI/ALL', 'PESCA/IO/ALL']),
  kind(2, 'BONUS', 'Bonus Addio', 'FINE', ['GIOCA/TUTTI/STUDENTE']),
  kind(2, 'MALUS', 'Malus Vetrina', 'SEMPRE', ['MOSTRA/IO/ALL']),
  kind(2, 'MALUS', 'Malus Divieto', 'SEMPRE', ['IMPEDIRE/IO/MAGIA']),
  kind(1, 'MALUS', 'Malus Silenzio', 'SEMPRE', ['IMPEDIRE/IO/ISTANTANEA']),
  kind(1, 'MALUS', 'Malus Ingegnere', 'SEMPRE', ['INGEGNERE/IO/ALL']),
  kind(2, 'MALUS', 'Malus Multa', 'INIZIO', ['SCARTA/IO/BONUS', 'ELIMINA/IO/ALL']),
  kind(3, 'MAGIA', 'Magia Giostra', 'SUBITO', ['SCAMBIA/VOI/ALL']),
  kind(3, 'MAGIA', 'Magia Mani', 'SUBITO', ['PRENDI/VOI/ALL', 'PRENDI/TU/STUDENTE']),
  kind(3, 'MAGIA', 'Magia Pulizia', 'SUBITO', ['ELIMINA/TUTTI/ALL']),
  kind(3, 'MAGIA', 'Magia Festa', 'SUBITO', ['GIOCA/TUTTI/ALL', 'SCARTA/TU/STUDENTE']),
  kind(2, 'MAGIA', 'Magia Morta', 'FINE', ['PESCA/IO/ALL']),
  kind(4, 'ISTANTANEA', 'Istante Secco', 'SUBITO', ['BLOCCA/IO/ALL']),
  kind(3, 'ISTANTANEA', 'Istante Ladro', 'SUBITO', ['BLOCCA/IO/MAGIA', 'RUBA/TU/STUDENTE', 'PESCA/IO/ALL']),
  kind(2, 'ISTANTANEA', 'Istante Gioco', 'SUBITO', ['GIOCA/IO/BONUS', 'BLOCCA/IO/LAUREANDO'], true),
];
export const contraryDeck: Json = ownOf(contraryKinds);

const CARD_TYPES = TYPES.slice(2) as readonly Type[];

function anyEffect(dice: Dice): EffectCode {
  return `${dice.pick(ACTIONS)}/${dice.pick(TARGETS)}/${dice.pick(TYPES)}`;
}

/** A deck by chance that is legal for four: enough students without effects, and cards of every sort. */
export function anyDeck(dice: Dice): Kind[] {
  const kinds = [kind(4, 'MATRICOLA', 'Matricola')];
  for (let i = 0; i < 6; i++) kinds.push(kind(4, 'STUDENTE_SEMPLICE', `Studente ${i}`));
  const more = 4 + dice.int(20);
  for (let i = 0; i < more; i++) {
    const type = at(CARD_TYPES, dice.int(CARD_TYPES.length));
    const effects = Array.from({ length: dice.int(5) }, () => anyEffect(dice));
    if (type === 'ISTANTANEA') effects.push('BLOCCA/IO/ALL');
    const when = dice.int(2) === 0 ? 'SUBITO' : dice.pick(MOMENTS);
    kinds.push(kind(1 + dice.int(4), type, `Carta ${i}`, when, effects, dice.int(3) === 0));
  }
  return kinds;
}
