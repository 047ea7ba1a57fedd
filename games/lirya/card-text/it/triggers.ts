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
  (happened: TriggerFacts): string =>
    happened.self ? done(happened, m, f) : player(happened, [you, one], happened.what.text);
const to = (other: NounPhrase | undefined): string => (other === undefined ? '' : ` ${contract('a', other)}`);
const ORDINALS = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto'];

export const triggers: Phrasebook['triggers'] = {
  enter: (happened) => card(happened, 'entra in gioco'),
  leave: (happened) => card(happened, 'lascia il gioco'),
  death: (happened) =>
    happened.isThing ? done(happened, 'distrutto', 'distrutta') : card(happened, 'muore'),
  kill: (happened) => card(happened, `elimina ${happened.other?.text ?? 'un bersaglio'}`),
  summon: made('evochi', 'evoca', 'evocato', 'evocata'),
  build: made('costruisci', 'costruisce', 'costruito', 'costruita'),
  equip: (happened) => card(happened, 'riceve un equipaggiamento'),
  upgrade: made('potenzi', 'potenzia', 'potenziato', 'potenziata'),
  cast: (happened) =>
    player(
      happened,
      ['lanci', 'lancia'],
      happened.nth === undefined
        ? happened.what.text
        : `${happened.side === 'you' ? 'il tuo' : 'il suo'} ${ORDINALS[happened.nth] ?? `${happened.nth}º`} incantesimo in un turno`,
    ),
  attack: (happened) =>
    card(happened, `attacca${happened.other === undefined ? '' : ` ${happened.other.text}`}`),
  attacked: (happened) => done(happened, 'attaccato', 'attaccata'),
  defend: (happened) => card(happened, 'difende'),
  'combat end': (happened) => card(happened, 'conclude un combattimento'),
  'damage dealt': (happened) => card(happened, `infligge danni${to(happened.other)}`),
  'damage taken': (happened) =>
    card(
      happened,
      `subisce danni${happened.other === undefined ? '' : ` ${contract('da', happened.other)}`}`,
    ),
  heal: (happened) => card(happened, 'recupera punti vita'),
  targeted: (happened) =>
    card(
      happened,
      `diventa bersaglio di un incantesimo o di un’abilità${happened.otherSide === 'opponent' ? ' dell’avversario' : ''}`,
    ),
  move: (happened) => card(happened, 'cambia linea'),
  draw: (happened) => player(happened, ['peschi', 'pesca'], 'una carta'),
  discard: (happened) => player(happened, ['scarti', 'scarta'], 'una carta'),
  reveal: (happened) => player(happened, ['riveli', 'rivela'], 'delle carte'),
  'state applied': (happened) =>
    card(
      happened,
      happened.state === undefined
        ? 'riceve uno stato'
        : `diventa ${inflect(STATE_ADJECTIVES[happened.state], happened.who)}`,
    ),
  'state removed': (happened) =>
    card(
      happened,
      happened.state === undefined
        ? 'perde uno stato'
        : `smette di essere ${terms.it.states[happened.state]}`,
    ),
  energy: (happened) => player(happened, ['ottieni', 'ottiene'], 'energia da un effetto'),
  use: (happened) =>
    happened.self
      ? 'usa una sua abilità'
      : player(happened, ['usi', 'usa'], `un’abilità ${contract('di', happened.what)}`),
};
