/** Portuguese phrases for gifts, durations and abilities. */
import { terms } from '../../text/terms.ts';
import type { AmountPhrase, Phrasebook } from '../phrasebook.ts';
import { conjugate, type VerbForms } from '../grammar.ts';
import { contract } from './grammar.ts';
import { formatAmount, formatFigure, joinList } from './nouns.ts';

export const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function plus(amount: AmountPhrase, name: string): string {
  if (amount === 'as before') return `a mesma quantidade de ${name}`;
  if ('sum' in amount) return amount.sum.map((part) => plus(part, name)).join(' e ');
  if ('as' in amount) return `${name} adicional igual ${contract('a', amount.as)}`;
  return `${formatSigned(amount.n)} de ${name}${'each' in amount ? ` para ${amount.each.text}` : ''}`;
}

const BANS = {
  attack: 'atacar',
  defend: 'defender',
  move: 'mudar de linha',
  'use abilities': 'usar habilidades',
} as const;
const SOURCES = { spell: 'feitiços', ability: 'habilidades' } as const;
const CANNOT: VerbForms = ['você não pode', 'não pode', 'não podem'];

export const gifts: Phrasebook['gifts'] = {
  stat: (stat, amount) => plus(amount, terms.pt.stats[stat]),
  keyword: (name, amount) => (amount === undefined ? name : `${name} ${formatFigure(amount)}`),
  ability: (text) => `“${text}”`,
  has: (who, things, gets) =>
    conjugate(
      who,
      gets ? ['receba', 'recebe', 'recebem'] : ['você tem', 'tem', 'têm'],
      joinList(things, 'and'),
    ),
  set: (who, stat, amount) =>
    `${stat === 'attack' ? 'o ataque' : stat === 'defence' ? 'a defesa' : 'a vida'} ${contract('de', who)} passa a ser ${formatFigure(amount)}`,
  double: (who, stat) =>
    conjugate(
      who,
      ['dobre', 'dobra', 'dobram'],
      stat === 'attack' ? 'o ataque' : stat === 'defence' ? 'a defesa' : 'a vida',
    ),
  lose: (who, keyword) => conjugate(who, ['perca', 'perde', 'perdem'], keyword),
  immune: (who, to, gets) =>
    conjugate(
      who,
      gets ? ['fique', 'fica', 'ficam'] : ['você é', 'é', 'são'],
      `${who.plural ? 'imunes' : 'imune'} ${joinList(to, 'and')}`,
    ),
  untargetable: (who, by) =>
    conjugate(who, CANNOT, `ser alvo de feitiços e habilidades${by === 'opponent' ? ' do oponente' : ''}`),
  cannot: (who, what) => conjugate(who, CANNOT, BANS[what]),
  cost: (cards, amount, more) =>
    `${cards.text} ${cards.plural ? 'custam' : 'custa'} ${formatFigure(amount)} a ${more ? 'mais' : 'menos'}`,
  costs: (cards, amount) => `${cards.text} ${cards.plural ? 'custam' : 'custa'} ${formatFigure(amount)}`,
  more: (side, what, by, of) => {
    const sources = of === undefined ? 'feitiços e habilidades' : SOURCES[of];
    const whose =
      side === 'you'
        ? `${of === 'ability' ? 'suas' : 'seus'} ${sources}`
        : `${of === 'ability' ? 'as' : 'os'} ${sources} ${side === 'opponent' ? 'do oponente' : 'de todos'}`;
    return what === 'damage'
      ? `${whose} causam ${formatAmount(by, 'damage')} a mais`
      : `${whose} curam ${formatAmount(by, 'health')} a mais`;
  },
  hand: (side) =>
    side === 'opponent'
      ? 'a mão do oponente fica protegida: ninguém mais pode olhá-la nem fazê-lo descartar'
      : 'sua mão fica protegida: o oponente não pode olhá-la nem fazer você descartar',
};

export const durations: Phrasebook['durations'] = {
  combat: 'até o fim do combate',
  turn: 'até o fim do turno',
  untilNext: 'até o seu próximo turno',
  turns: (n) => (n === 1 ? 'por 1 turno' : `por ${n} turnos`),
  whileSource: (self) => `enquanto ${self.text} estiver em jogo`,
  while: (clause) => `enquanto ${clause}`,
};

const ofTurn = (side: 'you' | 'opponent' | 'anybody'): string =>
  side === 'you' ? 'do seu turno' : side === 'opponent' ? 'do turno do oponente' : 'de cada turno';
const PHASES = {
  start: 'da fase inicial',
  main: 'da fase principal',
  combat: 'da fase de combate',
  end: 'da fase final',
} as const;
const times = (n: number): string => (n === 1 ? 'uma vez' : n === 2 ? 'até duas vezes' : `até ${n} vezes`);

export const abilities: Phrasebook['abilities'] = {
  // A repeated subject is left out.
  when: (clauses, once) => {
    const rest = clauses.map((clause, i) => (i === 0 ? clause : clause.replace(/^você /u, '')));
    return `${once ? 'quando' : 'sempre que'} ${joinList(rest, 'or')}`;
  },
  turnStart: (side) => `no início ${ofTurn(side)}`,
  turnEnd: (side) => `no fim ${ofTurn(side)}`,
  phase: (phase, side) => `no início ${phase === undefined ? 'de cada fase' : PHASES[phase]} ${ofTurn(side)}`,
  if: (clause) => `se ${clause}`,
  while: (clause) => `enquanto ${clause}`,
  during: (side) => (side === 'you' ? 'durante o seu turno' : 'durante o turno do oponente'),
  ifYouLike: 'se quiser',
  limit: (perTurn, perMatch) =>
    perTurn === undefined ? `${times(perMatch ?? 1)} por partida` : `${times(perTurn)} por turno`,
  response: 'Resposta',
  fromHand: 'da mão',
  prevent: (who, amount) =>
    amount === 'all'
      ? `previna todo o dano ${contract('a', who)}`
      : `o dano ${contract('a', who)} é reduzido em ${formatFigure(amount)}`,
  redirect: (who, to) => `o dano ${contract('a', who)} é causado ${contract('a', to)}`,
  survive: (who, health) =>
    `quando ${who.text} estiver para morrer, em vez disso fica em jogo com ${formatAmount({ n: health }, 'health')}`,
  level: (level, cost, points) =>
    level === 1
      ? `Nível 1 (${points === 1 ? '1 ponto' : `${points} pontos`})`
      : `Nível ${level} (custo ${cost}, ${points === 1 ? '1 ponto' : `${points} pontos`})`,
  specialDeck: (cards) =>
    `Tem um baralho especial: no início de cada turno seu, você pode pegar a carta do topo. Contém: ${cards}.`,
  requires: (what) => `Só para ${what.text}.`,
  alternative: (costs) => `Em vez da energia, você pode pagar assim: ${costs}.`,
  additional: (costs) => `Custo adicional: ${costs}.`,
  onlyIf: (clause) => `Só pode ser jogada se ${clause}.`,
  placement: (where) =>
    where === 'any' ? 'Pode ficar em qualquer linha.' : `Fica somente na ${terms.pt.lines[where]}.`,
  custom: (name) => `efeito especial “${name}”`,
};
