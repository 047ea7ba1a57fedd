/** The texts about decks in Italian. */
import { type DeckTexts, formatEffectFacts } from './text-types.ts';

const FIELDS: { readonly [field: string]: string } = {
  copies: 'il numero di copie',
  name: 'il nome',
  description: 'la descrizione',
  type: 'il tipo',
  effects: 'gli effetti',
  action: 'l’azione',
  target: 'il bersaglio',
  filter: 'il tipo cercato',
  when: 'il momento',
  optional: 'se è facoltativa',
  format: 'il formato',
  cards: 'le carte',
};
const field = (name: unknown): string => FIELDS[String(name)] ?? `«${String(name)}»`;

export const it: DeckTexts = {
  'deck empty': () => 'Non c’è nessuna carta.',
  'deck number': ({ field: name, found }) => `Qui va un numero (${field(name)}), non «${found}».`,
  'deck ends': ({ field: name }) => `Il file finisce a metà di una carta: manca ${field(name)}.`,
  'deck range': ({ field: name, found, min, max }) =>
    `Valore ${found} fuori posto per ${field(name)}: va da ${min} a ${max}.`,
  'deck length': ({ field: name, bytes, most }) => `${bytes} byte per ${field(name)}: al massimo ${most}.`,
  'deck json': ({ found }) => `Non è JSON valido: «${found}».`,
  'deck field': ({ field: name }) => `Campo mancante, sconosciuto o sbagliato: ${field(name)}.`,
  'deck size': ({ cards, most }) => `Il mazzo ha ${cards} carte: al massimo ${most}.`,
  'deck twice': ({ name }) => `Due carte diverse si chiamano «${name}».`,
  'deck freshmen': ({ freshmen, seats }) =>
    `Matricole nel mazzo: ${freshmen}; ognuno dei ${seats} giocatori ne ha bisogno di una.`,
  'deck cards': ({ cards, needed }) => `Carte da distribuire: ${cards}; ne servono ${needed}.`,
  'deck students': ({ different, needed }) =>
    `Nessuno può vincere. Studenti diversi: ${different}; ne servono ${needed}.`,
  'lint never runs': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} non si attiva mai, il suo momento non arriva.`,
  'lint on self': (facts) => `${facts['name']}: ${formatEffectFacts(facts)} non fa nulla a chi lo usa.`,
  'lint never lies there': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} non trova nulla, quelle carte non restano in gioco.`,
  'lint never in hand': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} non trova nulla, le matricole non passano per la mano.`,
  'lint never playable': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} non trova nulla, le istantanee non si giocano.`,
  'lint blocks nothing': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} vale solo su un’istantanea con momento SUBITO.`,
  'lint not passive': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} vale solo su un bonus o un malus.`,
  'lint passive moment': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} vale sempre, il momento dovrebbe essere SEMPRE.`,
  'lint no such card': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} cerca carte che il mazzo non ha.`,
  'lint dead': ({ name }) => `${name}: la carta non fa mai nulla.`,
  'lint nothing to offer': ({ name }) => `${name}: è facoltativa ma non ha effetti.`,
  'lint repeated': ({ name }) => `${name}: la carta è già elencata più su, le copie si sommano.`,
  'lint seats': ({ freshmen, seats }) =>
    `Matricole nel mazzo: ${freshmen}; non bastano per ${seats} giocatori.`,
  'lint comment': () => 'Da qui in poi è tutto un commento: dove iniziano le carte serve un numero di copie.',
  'lint box': ({ name, effects, word }) =>
    `${name}: più di ${effects} effetti o una parola oltre ${word} lettere, nel gioco d’origine la carta esce dal riquadro.`,
};
