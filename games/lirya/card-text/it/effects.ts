/** Italian phrases for effects. */
import { terms } from '../../text/terms.ts';
import type { AmountPhrase, Phrasebook } from '../phrasebook.ts';
import { inflect, conjugate, type NounPhrase } from '../grammar.ts';
import { contract, objectPronoun, noun } from './grammar.ts';
import { formatAmount, formatFigure, joinList, STATE_ADJECTIVES } from './nouns.ts';

const KINDS = {
  effect: noun('danno', 'danni'),
  physical: noun('danno fisico', 'danni fisici'),
  pure: noun('danno puro', 'danni puri'),
  pierce: noun('danno perforante', 'danni perforanti'),
} as const;

const PILES = { hand: ['mano', 'f'], deck: ['mazzo', 'm'], discard: ['pila degli scarti', 'f'] } as const;

/** `la tua mano`, `il mazzo dell’avversario`; with `di` or `a`: `del tuo mazzo`. */
function pile(which: keyof typeof PILES, of: NounPhrase, preposition?: 'di' | 'a'): string {
  const [name, gender] = PILES[which];
  const text =
    of.you === true
      ? `${gender === 'f' ? 'la tua' : 'il tuo'} ${name}`
      : `${gender === 'f' ? 'la' : 'il'} ${name} ${contract('di', of)}`;
  return preposition === undefined ? text : contract(preposition, { text });
}

function first(amount: AmountPhrase): string {
  if (typeof amount === 'object' && 'n' in amount && !('each' in amount))
    return amount.n === 1 ? 'la prima carta' : `le prime ${amount.n} carte`;
  return `le prime carte, ${formatFigure(amount)},`;
}
const firstThem = (amount: AmountPhrase): string =>
  typeof amount === 'object' && 'n' in amount && amount.n === 1 ? 'rimettila' : 'rimettile';

const place = (on: 'top' | 'bottom' | number): string =>
  on === 'top' ? 'in cima' : on === 'bottom' ? 'in fondo' : `al posto ${on + 1}`;
const REST = {
  top: 'rimetti il resto in cima',
  bottom: 'metti il resto in fondo',
  discard: 'scarta il resto',
} as const;
const tokens = (card: string, amount: AmountPhrase): string =>
  typeof amount === 'object' && 'n' in amount && amount.n === 1 && !('each' in amount)
    ? `una pedina ${card}`
    : `${formatAmount(amount, noun('pedina', 'pedine', 'f'))} ${card}`;

export const effects: Phrasebook['effects'] = {
  damage: (to, amount, kind, pierce) => {
    const unit =
      pierce === undefined
        ? KINDS[kind]
        : noun(`danno (perforante ${pierce})`, `danni (perforanti ${pierce})`);
    return to.you === true
      ? `subisci ${formatAmount(amount, unit)}`
      : `infliggi ${formatAmount(amount, unit)} ${contract('a', to)}`;
  },
  heal: (who, amount, unit) => {
    const much = amount === 'full' ? 'tutti i punti vita' : formatAmount(amount, unit);
    return who.text.startsWith('te o ')
      ? `restituisci ${much} ${contract('a', who)}`
      : conjugate(who, ['recuperi', 'recupera', 'recuperano'], much);
  },
  drain: (from, amount, to) =>
    `infliggi ${formatAmount(amount, 'damage')} ${contract('a', from)} e ${conjugate(to, ['recuperi', 'recupera', 'recuperano'], 'altrettanti punti vita')}`,
  give: (clauses, lasting) => joinList(clauses, 'and') + lasting,
  'swap stats': (of, [one, two], lasting) =>
    `scambia ${terms.it.stats[one]} e ${terms.it.stats[two]} ${contract('di', of)}${lasting}`,
  'add counters': (to, amount, counter) => `metti ${formatAmount(amount, counter)} ${contract('su', to)}`,
  move: (who, to) => {
    const where = to === 'other line' ? 'nell’altra linea' : `in ${terms.it.lines[to]}`;
    return who.text.includes('linea') ? `sposta ${where} ${who.text}` : `sposta ${who.text} ${where}`;
  },
  'swap places': (who, other) => `scambia di posto ${who.text} e ${other.text}`,
  draw: (who, amount, optional) =>
    (optional ? 'se vuoi, ' : '') +
    conjugate(who, ['pesca', 'pesca', 'pescano'], formatAmount(amount, 'card')),
  discard: (who, amount, cards, like, chosen) => {
    const what = like?.text ?? formatAmount(amount, cards.one === 'carta' ? 'card' : cards);
    if (chosen === 'by you') return `guarda ${pile('hand', who)} e scegli ${what} da fargli scartare`;
    return conjugate(who, ['scarta', 'scarta', 'scartano'], chosen === 'by lot' ? `${what} a caso` : what);
  },
  mill: (who, amount) => `metti negli scarti ${first(amount)} ${pile('deck', who, 'di')}`,
  look: (at, of, amount) =>
    amount === undefined ? `guarda ${pile(at, of)}` : `guarda ${first(amount)} ${pile(at, of, 'di')}`,
  reveal: (from, of, amount) =>
    amount === undefined
      ? conjugate(
          of,
          ['rivela', 'rivela', 'rivelano'],
          of.you === true ? pile(from, of) : from === 'hand' ? 'la mano' : 'il mazzo',
        )
      : `rivela ${first(amount)} ${pile(from, of, 'di')}`,
  reorder: (which, of, amount) =>
    `guarda ${first(amount)} ${pile(which, of, 'di')} e ${firstThem(amount)} in cima nell’ordine che vuoi`,
  dig: (amount, take, to, rest) =>
    `guarda ${first(amount)} del tuo mazzo: puoi ${to === 'hand' ? 'prendere in mano' : 'mettere in gioco'} ${take.text}, poi ${REST[rest]}`,
  'put back': (what, on) =>
    `metti ${what.text} della tua mano ${place(on)} ${typeof on === 'number' ? 'del' : 'al'} mazzo`,
  'return to deck': (who, on) =>
    conjugate(
      who,
      ['', 'torna', 'tornano'],
      `${place(on)} ${typeof on === 'number' ? 'del' : 'al'} mazzo del proprietario`,
    ),
  search: (what, to, reveal, shuffle) => {
    const them = objectPronoun(what);
    const where = {
      hand: `prendi${them} in mano`,
      play: `metti${them} in gioco`,
      top: `metti${them} in cima`,
    }[to];
    return `cerca ${what.text} nel tuo mazzo${reveal ? `, mostra${them}` : ''} e ${where}${shuffle ? ', poi rimescola il mazzo' : ''}`;
  },
  recover: (what, to) =>
    `${{ hand: 'riprendi in mano', play: 'rimetti in gioco', top: 'rimetti in cima al mazzo' }[to]} ${what.text} dalla tua pila degli scarti`,
  'return to hand': (who) => conjugate(who, ['', 'torna', 'tornano'], 'in mano al proprietario'),
  play: (what, from, cost) => {
    const how =
      cost === 'free'
        ? ' gratis'
        : cost === 0
          ? ''
          : `, pagando ${Math.abs(cost)} in ${cost > 0 ? 'più' : 'meno'}`;
    return `puoi giocare ${what.text} ${from === 'hand' ? 'dalla tua mano' : 'dalla tua pila degli scarti'}${how}`;
  },
  'copy spell': (what) => `copia ${what.text}, con gli stessi bersagli`,
  create: (who, card, amount) =>
    who.you === true
      ? `aggiungi alla tua mano ${tokens(card, amount)}`
      : conjugate(who, ['', 'aggiunge', 'aggiungono'], `alla propria mano ${tokens(card, amount)}`),
  shuffle: (who) =>
    conjugate(
      who,
      ['rimescola', 'rimescola', 'rimescolano'],
      who.you === true ? 'il tuo mazzo' : 'il proprio mazzo',
    ),
  'take control': (of, lasting) => `prendi il controllo ${contract('di', of)}${lasting}`,
  destroy: (who) => `distruggi ${who.text}`,
  sacrifice: (who, what) => conjugate(who, ['sacrifica', 'sacrifica', 'sacrificano'], what.text),
  banish: (who) => `bandisci ${who.text}`,
  transform: (who, into) => `trasforma ${who.text} in ${into}`,
  cancel: (what) => `annulla ${what.text}`,
  'cancel attack': (of) => `annulla l’attacco ${contract('di', of)}`,
  'redirect attack': (of, to) => `devia ${contract('su', to)} l’attacco ${contract('di', of)}`,
  'redirect damage': (from, to, lasting) =>
    `devia ${contract('su', to)} i danni destinati ${contract('a', from)}${lasting}`,
  token: (card, amount, line, side) =>
    `metti in gioco ${tokens(card, amount)}${line === undefined ? '' : ` in ${terms.it.lines[line]}`}${side === 'you' ? '' : ' sotto il controllo dell’avversario'}`,
  'copy token': (of, gifts) =>
    `metti in gioco una pedina copia ${contract('di', of)}${gifts === '' ? '' : `: ${gifts}`}`,
  energy: (who, amount) =>
    conjugate(who, ['ottieni', 'ottiene', 'ottengono'], formatAmount(amount, 'energy')),
  capacity: (who, amount) =>
    who.you === true
      ? `la tua energia massima aumenta di ${formatFigure(amount)}`
      : `l’energia massima ${contract('di', who)} aumenta di ${formatFigure(amount)}`,
  apply: (who, name, state, lasting, fixed) =>
    conjugate(
      who,
      name === 'regeneration' ? ['', 'ottiene', 'ottengono'] : ['', 'diventa', 'diventano'],
      state,
    ) +
    lasting +
    (fixed ? ' e la purificazione non vale' : ''),
  remove: (from, state) =>
    conjugate(from, ['', 'smette', 'smettono'], `di essere ${inflect(STATE_ADJECTIVES[state], from)}`),
  purify: (who, amount) =>
    amount === undefined
      ? `purifica ${who.text}`
      : `togli ${formatAmount(amount, noun('effetto negativo', 'effetti negativi'))} ${contract('a', who)}`,
  upgrade: (who) => `potenzia di un livello ${who.text}`,
  repair: (who, amount) =>
    conjugate(
      who,
      ['', 'recupera', 'recuperano'],
      amount === 'full' ? 'tutti i punti struttura' : formatAmount(amount, 'points'),
    ),
  'move equipment': (what, to) => `sposta ${what.text} ${contract('su', to)}`,
  if: (condition, then, otherwise) =>
    `${condition}, ${then}${otherwise === undefined ? '' : `; altrimenti, ${otherwise}`}`,
  'choose one': (modes, by) =>
    `${by === 'you' ? 'scegli un effetto' : 'l’avversario sceglie un effetto'}: ${modes.join('; oppure ')}`,
  'for each': (who, text) => `per ${who.text}, ${text}`,
  repeat: (times, text) => `per ${formatFigure(times)} volte, ${text}`,
  may: (text, by) => (by === 'you' ? `se vuoi, ${text}` : `se l’avversario vuole, ${text}`),
  'unless paid': (by, amount, text) =>
    `${text}, a meno che ${by === 'you' ? 'tu' : 'l’avversario'} non paghi ${formatAmount(amount, 'energy')}`,
  remember: (who, as) => `scegli ${who.text}${as === undefined ? '' : ` come ${as.one}`}`,
  later: (at, whose, text) => {
    const turn = whose === 'you' ? 'del tuo' : whose === 'opponent' ? 'del turno avversario' : 'del';
    const next = whose === 'opponent' ? turn : `${turn} ${at === 'turn start' ? 'prossimo ' : ''}turno`;
    return `${at === 'turn start' ? 'all’inizio' : 'alla fine'} ${next}, ${text}`;
  },
  win: (who) => (who === 'you' ? 'vinci la partita' : 'l’avversario vince la partita'),
};
