/** The Portuguese texts. */
import { formatFactList, joinWithConjunction } from '@ludoteca/kit';
import { formatTerritoryFact, formatRange } from './format.ts';
import type { RisikaTexts } from './text-types.ts';

const armies = (count: number): string => (count === 1 ? 'um exército' : `${count} exércitos`);
const dice = (count: number): string => (count === 1 ? 'um dado' : `${count} dados`);
const cards = (count: number): string => (count === 1 ? 'uma carta' : `${count} cartas`);
const lost = (count: number): string => (count === 0 ? '' : ` (${armies(count)} além do limite de 100)`);

const territories = [
  'Psicologia',
  'Filosofia',
  'Pedagogia',
  'Letras',
  'Línguas',
  'Economia',
  'Ciência Política',
  'Direito',
  'Odontologia',
  'Enfermagem',
  'Medicina',
  'Educação Física',
  'Química Farmacêutica',
  'Toxicologia',
  'Biologia',
  'Ciências Naturais',
  'Farmácia',
  'Eng. Química',
  'Eng. Mecânica',
  'Eng. Eletrônica',
  'Arquitetura',
  'Eng. Civil',
  'Química',
  'Física',
  'Informática',
  'Matemática',
];

export const pt: RisikaTexts = {
  name: 'Risika!',
  about:
    'Seis faculdades, vinte e seis cursos, exércitos de estudantes: vence quem conquistar a universidade.',
  rules: [
    'No início do turno você recebe um exército a cada três territórios e os das faculdades que domina por inteiro; com três cartas pode jogar uma trinca.',
    'Trincas: 3 cafés 2 exércitos, 3 cervejas 4, 3 vinhos 6, um de cada 8, um coringa e duas iguais 10; mais um exército por carta de um território seu.',
    'Depois você ataca territórios vizinhos quantas vezes quiser, de um com pelo menos dois exércitos. Cada lado lança até três dados; no empate ganha a defesa.',
    'Quem conquista um território leva para lá pelo menos os exércitos do último lançamento e, no fim do turno, compra uma carta.',
    'Por fim você pode fazer um só deslocamento entre dois territórios seus vizinhos. Nenhuma cor tem mais de 100 exércitos.',
    'Quem perde o último território é eliminado e entrega as cartas. Vence quem ficar sozinho.',
  ],
  settings: {
    defence: {
      label: 'Dados na defesa',
      choices: { declared: 'quem defende declara', most: 'sempre o máximo' },
    },
    rounds: { label: 'Máximo de rodadas' },
  },
  players: { cautious: 'Prudente', balanced: 'Equilibrado', aggressive: 'Agressivo', vengeful: 'Vingativo' },
  territories,
  faculties: [
    'Humanidades',
    'Economia, Direito e Política',
    'Medicina e Cirurgia',
    'Biologia e Farmácia',
    'Engenharia e Arquitetura',
    'Ciências',
  ],
  weapons: { coffee: 'café', beer: 'cerveja', wine: 'vinho' },
  colours: {
    red: 'vermelho',
    black: 'preto',
    purple: 'roxo',
    green: 'verde',
    yellow: 'amarelo',
    blue: 'azul',
  },
  joker: 'coringa',
  card: (territory, weapon) => `${territory} (${weapon})`,
  zones: {
    colours: 'Cores',
    hand: (name, colour, reserve) =>
      `Cartas de ${name}${colour === undefined ? '' : ` (${colour})`}${reserve === 0 ? '' : `, ${armies(reserve)} a distribuir`}`,
    deck: 'Baralho',
    back: 'carta fechada',
    held: (territory, name) => `${territory} (${name})`,
  },
  events: {
    begin: (name) => `O primeiro jogador é ${name}.`,
    colour: (name, colour) => `${name} escolhe a cor ${colour}.`,
    deal: (name, dealt) => `${name} recebe ${dealt}.`,
    place: (name, count, on) => `${name} põe ${armies(count)} em ${on}.`,
    shuffle: () => 'Os coringas entram e o baralho é embaralhado.',
    round: (round, name) => `Começa a rodada ${round}, com ${name}.`,
    turn: (name) => `Vez de ${name}.`,
    reinforce: (name, got) =>
      `${name} recebe ${armies(got.armies)}: ${joinWithConjunction(
        [
          `${got.third} por ${got.territories === 1 ? 'um território' : `${got.territories} territórios`}`,
          ...got.faculties.map(([faculty, bonus]) => `${bonus} por ${faculty}`),
        ],
        'e',
      )}${lost(got.lost)}.`,
    set: (name, trio, count, own, over) =>
      `${name} joga ${trio}: ${armies(count)}${own === undefined ? '' : `, também por ${own}`}${lost(over)}.`,
    attack: (name, from, to, rival, count) => `${name} ataca ${to} (${rival}) de ${from} com ${dice(count)}.`,
    defend: (name, to, count) => `${name} defende ${to} com ${dice(count)}.`,
    roll: (attack, defence, name, gone, rival, killed) =>
      `Dados: ${attack} contra ${defence}. ${joinWithConjunction(
        [
          ...(gone > 0 ? [`${name} perde ${armies(gone)}`] : []),
          ...(killed > 0 ? [`${rival} perde ${armies(killed)}`] : []),
        ],
        'e',
      )}.`,
    conquer: (name, to, rival, count) =>
      `${name} conquista ${to} de ${rival} e leva para lá ${armies(count)}.`,
    occupy: (name, to, count) =>
      `${name} leva mais ${count === 1 ? 'um exército' : `${count} exércitos`} para ${to}.`,
    eliminate: (name, by) => `${name} perde o último território para ${by} e está fora.`,
    take: (name, loser, count, taken) =>
      `${name} fica com ${cards(count)} de ${loser}${taken === undefined ? '' : `: ${taken}`}.`,
    move: (name, count, from, to) => `${name} desloca ${armies(count)} de ${from} para ${to}.`,
    draw: (name, card) => `${name} compra ${card ?? 'uma carta'}.`,
    'no card': (name) => `O baralho está vazio: ${name} não compra.`,
    leave: (name) => `${name} deixa a partida; seus exércitos ficam e se defendem.`,
    win: (name) => `${name} venceu.`,
    'reach the limit': (rounds) => `Depois de ${rounds} rodadas a partida para.`,
  },
  questions: {
    colour: (name) => `${name}, de que cor é o seu exército?`,
    place: (name, count) => `${name}, onde você põe ${armies(count)}?`,
    armies: (name, on) => `${name}, quantos exércitos você põe em ${on}?`,
    round: (name) => `${name}, começa a rodada.`,
    set: (name) => `${name}, você joga uma trinca?`,
    fight: (name) => `${name}, você ataca?`,
    dice: (name, from, to) => `${name}, com quantos dados você ataca ${to} de ${from}?`,
    defend: (name, by, to, count) =>
      `${name}, ${by} ataca ${to} com ${dice(count)}: com quantos você se defende?`,
    occupy: (name, to) => `${name}, quantos exércitos você leva para ${to}?`,
    move: (name) => `${name}, você faz um deslocamento estratégico?`,
    march: (name, from, to) => `${name}, quantos exércitos você desloca de ${from} para ${to}?`,
  },
  options: {
    place: (on) => `em ${on}`,
    'go on': 'continuar',
    set: (trio, count, counts) =>
      `${trio}: ${armies(count)}${counts < count ? `, mas só chegam ${counts}: o limite é 100` : ''}`,
    none: 'nenhuma trinca',
    attack: (from, to) => `atacar ${to} de ${from}`,
    move: (from, to) => `deslocar de ${from} para ${to}`,
    peace: 'chega de ataques',
    stay: 'nenhum deslocamento',
    armies,
    dice,
  },
  reasons: {
    'one colour': () => 'Escolhe-se uma das seis cores.',
    'colour taken': () => 'Esta cor já é de outro.',
    'go on': () => 'Aqui só se pode continuar.',
    'a set or none': () => 'Jogam-se três cartas ou nenhuma.',
    'not in hand': () => 'Você não tem estas cartas na mão.',
    'no set': () =>
      'Não é uma trinca: são três símbolos iguais, três diferentes, ou um coringa com duas cartas iguais.',
    'a territory': () => 'Deve ser um dos seus territórios.',
    'not yours': ({ territory }) => `${formatTerritoryFact(territories, territory)} não é seu.`,
    yours: ({ territory }) => `${formatTerritoryFact(territories, territory)} já é seu.`,
    'one army': ({ territory }) =>
      `Em ${formatTerritoryFact(territories, territory)} há um só exército, e um deve ficar.`,
    'not linked': ({ from, to }) =>
      `${formatTerritoryFact(territories, from)} e ${formatTerritoryFact(territories, to)} não são vizinhos.`,
    'attack or done': () => 'Ataca-se de um território próprio, ou para-se.',
    'move or done': () => 'Desloca-se entre dois territórios próprios, ou passa-se.',
    'how many': (facts) => `O número de exércitos vai de ${formatRange(facts, 'a')}.`,
    'attack dice': (facts) => `Dados no ataque: ${formatRange(facts, 'a')}. Um exército fica.`,
    'defence dice': (facts) => `Dados na defesa: ${formatRange(facts, 'a')}.`,
    occupation: (facts) =>
      `Levam-se ${formatRange(facts, 'a')} exércitos: pelo menos os do último lançamento, e um fica.`,
    'start fields': ({ fields }) =>
      `Uma posição inicial tem os campos ${formatFactList(fields)}, e pode ter round e out.`,
    'start board': () =>
      'owners e armies têm um número para cada um dos 26 territórios: um lugar, e de 1 a 2600 exércitos.',
    'start colours': () => 'colours tem uma cor de 0 a 5 para cada lugar, todas diferentes.',
    'start cards': () =>
      'hands e deck têm juntos cada carta uma só vez; os coringas estão os dois ou nenhum.',
    'start players': ({ seats }) =>
      `starter é um lugar em jogo, de 0 a ${Number(seats) - 1}; quem está em out não tem nada, os outros, ao menos dois, têm territórios.`,
    'start round': () => 'round é um inteiro a partir de 1.',
  },
};
