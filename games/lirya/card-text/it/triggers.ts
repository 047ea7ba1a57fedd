/** Italian clauses for triggers. */
import { terms } from '../../text/terms.ts';
import type { Phrasebook, TriggerFacts } from '../phrasebook.ts';
import { inflect, type NounPhrase, type VerbForms } from '../grammar.ts';
import { contract } from './grammar.ts';
import { STATE_ADJECTIVES } from './nouns.ts';

/** The subject is left out if it is the card itself. */
const card = ({ self, who }: TriggerFacts, verb: string): string => (self ? verb : `${who.text} ${verb}`);

function player(
  { side }: TriggerFacts,
  [you, one]: VerbForms | readonly [string, string],
  rest: string,
): string {
  if (side === 'you') return `${you} ${rest}`.trim();
  return `${side === 'opponent' ? 'l’avversario' : 'un giocatore'} ${one} ${rest}`.trim();
}

const done = ({ self, who }: TriggerFacts, m: string, f: string): string =>
  `${self ? '' : `${who.text} `}viene ${who.gender === 'f' ? f : m}`;
const made =
  (you: string, one: string, m: string, f: string) =>
  (facts: TriggerFacts): string =>
    facts.self ? done(facts, m, f) : player(facts, [you, one], facts.what.text);
const to = (other: NounPhrase | undefined): string => (other === undefined ? '' : ` ${contract('a', other)}`);
const ORDINALS = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto'];

export const triggers: Phrasebook['triggers'] = {
  enter: (facts) => card(facts, 'entra in gioco'),
  leave: (facts) => card(facts, 'lascia il gioco'),
  death: (facts) => (facts.isInanimate ? done(facts, 'distrutto', 'distrutta') : card(facts, 'muore')),
  kill: (facts) => card(facts, `elimina ${facts.other?.text ?? 'un bersaglio'}`),
  summon: made('evochi', 'evoca', 'evocato', 'evocata'),
  build: made('costruisci', 'costruisce', 'costruito', 'costruita'),
  equip: (facts) => card(facts, 'riceve un equipaggiamento'),
  upgrade: made('potenzi', 'potenzia', 'potenziato', 'potenziata'),
  cast: (facts) =>
    player(
      facts,
      ['lanci', 'lancia'],
      facts.nth === undefined
        ? facts.what.text
        : `${facts.side === 'you' ? 'il tuo' : 'il suo'} ${ORDINALS[facts.nth] ?? `${facts.nth}º`} incantesimo in un turno`,
    ),
  attack: (facts) => card(facts, `attacca${facts.other === undefined ? '' : ` ${facts.other.text}`}`),
  attacked: (facts) => done(facts, 'attaccato', 'attaccata'),
  defend: (facts) => card(facts, 'difende'),
  'combat end': (facts) => card(facts, 'conclude un combattimento'),
  'damage dealt': (facts) => card(facts, `infligge danni${to(facts.other)}`),
  'damage taken': (facts) =>
    card(facts, `subisce danni${facts.other === undefined ? '' : ` ${contract('da', facts.other)}`}`),
  heal: (facts) => card(facts, 'recupera punti vita'),
  targeted: (facts) =>
    card(
      facts,
      `diventa bersaglio di un incantesimo o di un’abilità${facts.otherSide === 'opponent' ? ' dell’avversario' : ''}`,
    ),
  move: (facts) => card(facts, 'cambia linea'),
  draw: (facts) => player(facts, ['peschi', 'pesca'], 'una carta'),
  discard: (facts) => player(facts, ['scarti', 'scarta'], 'una carta'),
  reveal: (facts) => player(facts, ['riveli', 'rivela'], 'delle carte'),
  'state applied': (facts) =>
    card(
      facts,
      facts.state === undefined
        ? 'riceve uno stato'
        : `diventa ${inflect(STATE_ADJECTIVES[facts.state], facts.who)}`,
    ),
  'state removed': (facts) =>
    card(
      facts,
      facts.state === undefined ? 'perde uno stato' : `smette di essere ${terms.it.states[facts.state]}`,
    ),
  energy: (facts) => player(facts, ['ottieni', 'ottiene'], 'energia da un effetto'),
  use: (facts) =>
    facts.self
      ? 'usa una sua abilità'
      : player(facts, ['usi', 'usa'], `un’abilità ${contract('di', facts.what)}`),
};
