/** Portuguese phrases for effects. */
import { terms } from '../../text/terms.ts';
import type { AmountPhrase, Phrasebook } from '../phrasebook.ts';
import { inflect, conjugate, type NounPhrase } from '../grammar.ts';
import { contract, objectPronoun, noun } from './grammar.ts';
import { formatAmount, formatFigure, joinList, STATE_ADJECTIVES } from './nouns.ts';

const KINDS = {
  effect: noun('ponto de dano', 'pontos de dano'),
  physical: noun('ponto de dano físico', 'pontos de dano físico'),
  pure: noun('ponto de dano puro', 'pontos de dano puro'),
  pierce: noun('ponto de dano perfurante', 'pontos de dano perfurante'),
} as const;
const STAT = { attack: 'o ataque', defence: 'a defesa', health: 'a vida' } as const;
const PILES = { hand: ['mão', 'f'], deck: ['baralho', 'm'], discard: ['pilha de descarte', 'f'] } as const;

/** `sua mão`, `o baralho do oponente`; with `de`: `do seu baralho`. */
function pile(which: keyof typeof PILES, of: NounPhrase, preposition?: 'de'): string {
  const [name, gender] = PILES[which];
  const article = gender === 'f' ? 'a' : 'o';
  const text =
    of.you === true
      ? `${article} ${gender === 'f' ? 'sua' : 'seu'} ${name}`
      : `${article} ${name} ${contract('de', of)}`;
  return preposition === undefined ? text : contract(preposition, { text });
}

const isOne = (amount: AmountPhrase): boolean =>
  typeof amount === 'object' && 'n' in amount && amount.n === 1 && !('each' in amount);
function top(amount: AmountPhrase): string {
  if (isOne(amount)) return 'a carta do topo';
  if (typeof amount === 'object' && 'n' in amount && !('each' in amount))
    return `as ${amount.n} cartas do topo`;
  return `as cartas do topo, ${formatFigure(amount)},`;
}

const place = (on: 'top' | 'bottom' | number): string =>
  on === 'top' ? 'no topo' : on === 'bottom' ? 'no fundo' : `na posição ${on + 1}`;
const REST = {
  top: 'devolva o resto ao topo',
  bottom: 'ponha o resto no fundo',
  discard: 'descarte o resto',
} as const;
const tokens = (card: string, amount: AmountPhrase): string =>
  isOne(amount) ? `uma ficha ${card}` : `${formatAmount(amount, noun('ficha', 'fichas', 'f'))} ${card}`;

export const effects: Phrasebook['effects'] = {
  damage: (to, amount, kind, pierce) => {
    const unit =
      pierce === undefined
        ? KINDS[kind]
        : noun(`ponto de dano (perfurante ${pierce})`, `pontos de dano (perfurante ${pierce})`);
    return to.you === true
      ? `sofra ${formatAmount(amount, unit)}`
      : `cause ${formatAmount(amount, unit)} ${contract('a', to)}`;
  },
  heal: (who, amount, unit) => {
    const much = amount === 'full' ? 'todos os pontos de vida' : formatAmount(amount, unit);
    return who.text.startsWith('você ou ')
      ? `restitua ${much} ${contract('a', who)}`
      : conjugate(who, ['recupere', 'recupera', 'recuperam'], much);
  },
  drain: (from, amount, to) =>
    `cause ${formatAmount(amount, 'damage')} ${contract('a', from)} e ${conjugate(to, ['recupere', 'recupera', 'recuperam'], 'a mesma quantidade de pontos de vida')}`,
  give: (clauses, lasting) => joinList(clauses, 'and') + lasting,
  'swap stats': (of, [one, two], lasting) =>
    `troque ${STAT[one]} e ${STAT[two]} ${contract('de', of)}${lasting}`,
  'add counters': (to, amount, counter) => `ponha ${formatAmount(amount, counter)} ${contract('em', to)}`,
  move: (who, to) => {
    const where = `para a ${to === 'other line' ? 'outra linha' : terms.pt.lines[to]}`;
    return who.text.includes('linha') ? `mova ${where} ${who.text}` : `mova ${who.text} ${where}`;
  },
  'swap places': (who, other) => `troque de lugar ${who.text} e ${other.text}`,
  draw: (who, amount, optional) =>
    (optional ? 'se quiser, ' : '') +
    conjugate(who, ['compre', 'compra', 'compram'], formatAmount(amount, 'card')),
  discard: (who, amount, cards, like, chosen) => {
    const what = like?.text ?? formatAmount(amount, cards.one === 'carta' ? 'card' : cards);
    if (chosen === 'by you') return `olhe ${pile('hand', who)} e escolha ${what} para ele descartar`;
    return conjugate(
      who,
      ['descarte', 'descarta', 'descartam'],
      chosen === 'by lot' ? `${what} ao acaso` : what,
    );
  },
  mill: (who, amount) => `ponha no descarte ${top(amount)} ${pile('deck', who, 'de')}`,
  look: (at, of, amount) =>
    amount === undefined ? `olhe ${pile(at, of)}` : `olhe ${top(amount)} ${pile(at, of, 'de')}`,
  reveal: (from, of, amount) =>
    amount === undefined
      ? conjugate(
          of,
          ['revele', 'revela', 'revelam'],
          of.you === true ? pile(from, of) : from === 'hand' ? 'a mão' : 'o baralho',
        )
      : `revele ${top(amount)} ${pile(from, of, 'de')}`,
  reorder: (which, of, amount) =>
    `olhe ${top(amount)} ${pile(which, of, 'de')} e ${isOne(amount) ? 'devolva-a' : 'devolva-as'} ao topo na ordem que quiser`,
  dig: (amount, take, to, rest) =>
    `olhe ${top(amount)} do seu baralho: você pode ${to === 'hand' ? `pegar ${take.text} para a mão` : `pôr ${take.text} em jogo`}; depois ${REST[rest]}`,
  'put back': (what, on) => `ponha ${what.text} da sua mão ${place(on)} do baralho`,
  'return to deck': (who, on) =>
    conjugate(
      who,
      ['', 'volta', 'voltam'],
      `${on === 'top' ? 'para o topo' : on === 'bottom' ? 'para o fundo' : `para a posição ${on + 1}`} do baralho do dono`,
    ),
  search: (what, to, reveal, shuffle) => {
    const them = objectPronoun(what);
    const where = {
      hand: `pegue-${them} para a mão`,
      play: `ponha-${them} em jogo`,
      top: `ponha-${them} no topo`,
    }[to];
    return `procure ${what.text} no seu baralho${reveal ? `, mostre-${them}` : ''} e ${where}${shuffle ? '; depois embaralhe' : ''}`;
  },
  recover: (what, to) =>
    `${{ hand: 'devolva à mão', play: 'ponha de volta em jogo', top: 'ponha no topo do baralho' }[to]} ${what.text} da sua pilha de descarte`,
  'return to hand': (who) => conjugate(who, ['', 'volta', 'voltam'], 'para a mão do dono'),
  play: (what, from, cost) => {
    const how =
      cost === 'free'
        ? ' de graça'
        : cost === 0
          ? ''
          : `, pagando ${Math.abs(cost)} a ${cost > 0 ? 'mais' : 'menos'}`;
    return `você pode jogar ${what.text} ${from === 'hand' ? 'da sua mão' : 'da sua pilha de descarte'}${how}`;
  },
  'copy spell': (what) => `copie ${what.text}, com os mesmos alvos`,
  create: (who, card, amount) =>
    who.you === true
      ? `ponha na sua mão ${tokens(card, amount)}`
      : conjugate(who, ['', 'põe', 'põem'], `na própria mão ${tokens(card, amount)}`),
  shuffle: (who) =>
    conjugate(
      who,
      ['embaralhe', 'embaralha', 'embaralham'],
      who.you === true ? 'o seu baralho' : 'o próprio baralho',
    ),
  'take control': (of, lasting) => `assuma o controle ${contract('de', of)}${lasting}`,
  destroy: (who) => `destrua ${who.text}`,
  sacrifice: (who, what) => conjugate(who, ['sacrifique', 'sacrifica', 'sacrificam'], what.text),
  banish: (who) => `bana ${who.text}`,
  transform: (who, into) => `transforme ${who.text} em ${into}`,
  cancel: (what) => `anule ${what.text}`,
  'cancel attack': (of) => `anule o ataque ${contract('de', of)}`,
  'redirect attack': (of, to) => `desvie para ${to.text} o ataque ${contract('de', of)}`,
  'redirect damage': (from, to, lasting) =>
    `desvie para ${to.text} o dano destinado ${contract('a', from)}${lasting}`,
  token: (card, amount, line, side) =>
    `ponha em jogo ${tokens(card, amount)}${line === undefined ? '' : ` na ${terms.pt.lines[line]}`}${side === 'you' ? '' : ' sob o controle do oponente'}`,
  'copy token': (of, gifts) =>
    `ponha em jogo uma ficha que é cópia ${contract('de', of)}${gifts === '' ? '' : `, com ${gifts}`}`,
  energy: (who, amount) => conjugate(who, ['ganhe', 'ganha', 'ganham'], formatAmount(amount, 'energy')),
  capacity: (who, amount) =>
    `${who.you === true ? 'a sua energia máxima' : `a energia máxima ${contract('de', who)}`} aumenta em ${formatFigure(amount)}`,
  apply: (who, name, state, lasting, fixed) =>
    conjugate(who, name === 'regeneration' ? ['', 'recebe', 'recebem'] : ['', 'fica', 'ficam'], state) +
    lasting +
    (fixed ? ' e a purificação não vale' : ''),
  remove: (from, state) =>
    conjugate(from, ['', 'deixa', 'deixam'], `de estar ${inflect(STATE_ADJECTIVES[state], from)}`),
  purify: (who, amount) =>
    amount === undefined
      ? `purifique ${who.text}`
      : `retire ${formatAmount(amount, noun('efeito negativo', 'efeitos negativos'))} ${contract('de', who)}`,
  upgrade: (who) => `melhore em um nível ${who.text}`,
  repair: (who, amount) =>
    conjugate(
      who,
      ['', 'recupera', 'recuperam'],
      amount === 'full' ? 'todos os pontos de estrutura' : formatAmount(amount, 'points'),
    ),
  'move equipment': (what, to) => `passe ${what.text} para ${to.text}`,
  if: (condition, then, otherwise) =>
    `${condition}, ${then}${otherwise === undefined ? '' : `; senão, ${otherwise}`}`,
  'choose one': (modes, by) =>
    `${by === 'you' ? 'escolha um efeito' : 'o oponente escolhe um efeito'}: ${modes.join('; ou ')}`,
  'for each': (who, text) => `para ${who.text}, ${text}`,
  repeat: (times, text) => `faça isto ${formatFigure(times)} vezes: ${text}`,
  may: (text, by) => (by === 'you' ? `se quiser, ${text}` : `se o oponente quiser, ${text}`),
  'unless paid': (by, amount, text) =>
    `${text}, a menos que ${by === 'you' ? 'você' : 'o oponente'} pague ${formatAmount(amount, 'energy')}`,
  remember: (who, as) => `escolha ${who.text}${as === undefined ? '' : ` como ${as.one}`}`,
  later: (at, whose, text) => {
    const next = at === 'turn start' ? 'próximo ' : '';
    const turn =
      whose === 'you'
        ? `do seu ${next}turno`
        : whose === 'opponent'
          ? `do ${next}turno do oponente`
          : `do ${next}turno`;
    return `${at === 'turn start' ? 'no início' : 'no fim'} ${turn}, ${text}`;
  },
  win: (who) => (who === 'you' ? 'você vence a partida' : 'o oponente vence a partida'),
};
