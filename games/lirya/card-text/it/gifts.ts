/** Italian phrases for gifts, durations and abilities. */
import { terms } from '../../text/terms.ts';
import type { AmountPhrase, Phrasebook } from '../phrasebook.ts';
import { conjugate, type VerbForms } from '../grammar.ts';
import { contract } from './grammar.ts';
import { formatAmount, formatFigure, joinList } from './nouns.ts';

export const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** `+1 attacco per ogni struttura`. */
function plus(amount: AmountPhrase, name: (n: number) => string): string {
  if (amount === 'as before') return `altrettanto ${name(2)}`;
  if ('sum' in amount) return amount.sum.map((part) => plus(part, name)).join(' e ');
  if ('as' in amount) return `${name(2)} in più pari ${contract('a', amount.as)}`;
  const each = 'each' in amount ? ` per ${amount.each.text}` : '';
  return `${formatSigned(amount.n)} ${name(Math.abs(amount.n))}${each}`;
}

const BANS = {
  attack: 'attaccare',
  defend: 'difendere',
  move: 'cambiare linea',
  'use abilities': 'usare abilità',
} as const;
const SOURCES = { spell: 'incantesimi', ability: 'abilità' } as const;
const STATS = { attack: 'l’attacco', defence: 'la difesa', health: 'i punti vita' } as const;
const CANNOT: VerbForms = ['non puoi', 'non può', 'non possono'];

export const gifts: Phrasebook['gifts'] = {
  stat: (stat, amount) =>
    plus(amount, (n) => (stat === 'health' && n === 1 ? 'punto vita' : terms.it.stats[stat])),
  keyword: (name, amount) => (amount === undefined ? name : `${name} ${formatFigure(amount)}`),
  ability: (text) => `«${text}»`,
  has: (who, things, gets) =>
    conjugate(
      who,
      gets ? ['ottieni', 'ottiene', 'ottengono'] : ['hai', 'ha', 'hanno'],
      joinList(things, 'and'),
    ),
  set: (who, stat, amount) =>
    `${STATS[stat]} ${contract('di', who)} ${stat === 'health' ? 'diventano' : 'diventa'} ${formatFigure(amount)}`,
  double: (who, stat) => conjugate(who, ['raddoppi', 'raddoppia', 'raddoppiano'], STATS[stat]),
  lose: (who, keyword) => conjugate(who, ['perdi', 'perde', 'perdono'], keyword),
  immune: (who, to, gets) =>
    conjugate(
      who,
      gets ? ['diventi', 'diventa', 'diventano'] : ['sei', 'è', 'sono'],
      `${who.plural ? 'immuni' : 'immune'} ${joinList(to, 'and')}`,
    ),
  untargetable: (who, by) =>
    conjugate(
      who,
      CANNOT,
      `essere bersaglio di incantesimi e abilità${by === 'opponent' ? ' dell’avversario' : ''}`,
    ),
  cannot: (who, what) => conjugate(who, CANNOT, BANS[what]),
  cost: (cards, amount, more) =>
    `${cards.text} ${cards.plural ? 'costano' : 'costa'} ${formatFigure(amount)} in ${more ? 'più' : 'meno'}`,
  costs: (cards, amount) => `${cards.text} ${cards.plural ? 'costano' : 'costa'} ${formatFigure(amount)}`,
  more: (side, what, by, of) => {
    const sources = of === undefined ? 'incantesimi e le abilità' : SOURCES[of];
    const article = of === 'ability' ? 'le' : 'gli';
    const whose =
      side === 'you'
        ? `${of === 'ability' ? 'le tue' : 'i tuoi'} ${of === undefined ? 'incantesimi e le tue abilità' : sources}`
        : `${article} ${sources} ${side === 'opponent' ? 'dell’avversario' : 'di tutti'}`;
    return what === 'damage'
      ? `${whose} infliggono ${formatAmount(by, 'damage')} in più`
      : `${whose} curano ${formatAmount(by, 'health')} in più`;
  },
  hand: (side) =>
    side === 'opponent'
      ? 'la mano dell’avversario è protetta: nessun altro può guardarla né fargli scartare carte'
      : 'la tua mano è protetta: l’avversario non può guardarla né farti scartare carte',
};

export const durations: Phrasebook['durations'] = {
  combat: 'fino alla fine del combattimento',
  turn: 'fino alla fine del turno',
  untilNext: 'fino al tuo prossimo turno',
  turns: (n) => (n === 1 ? 'per 1 turno' : `per ${n} turni`),
  whileSource: (self) => `finché ${self.text} è in gioco`,
  while: (clause) => `finché ${clause}`,
};

const ofTurn = (side: 'you' | 'opponent' | 'anybody'): string =>
  side === 'you' ? 'del tuo turno' : side === 'opponent' ? 'del turno avversario' : 'di ogni turno';
const PHASES = {
  start: 'della fase iniziale',
  main: 'della fase principale',
  combat: 'della fase di combattimento',
  end: 'della fase finale',
} as const;
const times = (n: number): string => (n === 1 ? 'una volta' : `fino a ${n} volte`);

export const abilities: Phrasebook['abilities'] = {
  when: (clauses, once) => `${once ? 'quando' : 'ogni volta che'} ${joinList(clauses, 'or')}`,
  turnStart: (side) => `all’inizio ${ofTurn(side)}`,
  turnEnd: (side) => `alla fine ${ofTurn(side)}`,
  phase: (phase, side) =>
    `all’inizio ${phase === undefined ? 'di ogni fase' : PHASES[phase]} ${ofTurn(side)}`,
  if: (clause) => `se ${clause}`,
  while: (clause) => `finché ${clause}`,
  during: (side) => (side === 'you' ? 'durante il tuo turno' : 'durante il turno dell’avversario'),
  ifYouLike: 'se vuoi',
  limit: (perTurn, perMatch) =>
    perTurn === undefined ? `${times(perMatch ?? 1)} per partita` : `${times(perTurn)} per turno`,
  response: 'Risposta',
  fromHand: 'dalla mano',
  prevent: (who, amount) =>
    amount === 'all'
      ? `previeni tutti i danni ${contract('a', who)}`
      : `riduci di ${formatFigure(amount)} i danni ${contract('a', who)}`,
  redirect: (who, to) => `i danni ${contract('a', who)} li subisce invece ${to.text}`,
  survive: (who, health) =>
    `quando ${who.text} sta per morire, resta invece in gioco con ${formatAmount({ n: health }, 'health')}`,
  level: (level, cost, points) =>
    level === 1
      ? `Livello 1 (${points === 1 ? '1 punto' : `${points} punti`})`
      : `Livello ${level} (costo ${cost}, ${points === 1 ? '1 punto' : `${points} punti`})`,
  specialDeck: (cards) =>
    `Ha un mazzo speciale: all’inizio di ogni tuo turno puoi prenderne la prima carta. Contiene: ${cards}.`,
  requires: (what) => `Solo per ${what.text}.`,
  alternative: (costs) => `Invece dell’energia puoi pagare così: ${costs}.`,
  additional: (costs) => `Costo aggiuntivo: ${costs}.`,
  onlyIf: (clause) => `Si può giocare solo se ${clause}.`,
  placement: (where) =>
    where === 'any'
      ? 'Può stare in entrambe le linee.'
      : where === 'front'
        ? 'Sta solo in prima linea.'
        : 'Sta solo in seconda linea.',
  custom: (name) => `effetto speciale «${name}»`,
};
