/** The Portuguese explanations of the computer players. */
import { pluralize, type ExplanationTexts } from './text-types.ts';

const armiesIn = pluralize('um exército', 'exércitos');
const cardsIn = pluralize('uma carta', 'cartas');
export const pt: ExplanationTexts = {
  'likes colour': ({ colour }) => `Gosto da cor ${colour}.`,
  'begins round': ({ round }) => `Vamos em frente: rodada ${round}.`,
  'prepares goal': ({ faculty, territory, armies }) =>
    `Quero a faculdade ${faculty}: ${armiesIn(armies)} em ${territory}.`,
  'prepares spread': ({ territory, armies }) =>
    `${territory} não pode ficar desprotegida: ${armiesIn(armies)}.`,
  'guards door': ({ territory, faculty, armies }) =>
    `${territory} é uma porta de ${faculty}: com mais ${armies} defende com três dados.`,
  'builds spearhead': ({ territory, to, armies, odds }) =>
    `Preparo o ataque a ${to}: com ${armiesIn(armies)} em ${territory}, chance de ${odds}.`,
  'holds door': ({ territory, to, armies, foes }) =>
    `${to} ameaça a porta ${territory} com ${armiesIn(foes)}: ponho ${armies}.`,
  'holds front': ({ territory, to, armies, foes }) =>
    `Diante de ${territory} está ${to} com ${armiesIn(foes)}: reforço com ${armies}.`,
  'plays set': ({ armies }) => `Jogo a trinca: vale ${armiesIn(armies)}.`,
  'keeps set': ({ cards }) => `Com ${cardsIn(cards)} a trinca é fraca: espero uma melhor.`,
  'set is wasted': ({ room }) =>
    room === 0
      ? 'Já tenho 100 exércitos: a trinca se perderia.'
      : `Até 100 só cabe mais isto: ${armiesIn(room)}. Guardo a trinca.`,
  'has no set': ({ cards }) => `Tenho ${cardsIn(cards)} e nenhuma trinca.`,
  'finishes faculty': ({ to, faculty, odds }) =>
    `Com ${to} a faculdade ${faculty} é minha: chance de ${odds}.`,
  'towards faculty': ({ to, faculty, odds }) =>
    `${to} me aproxima da faculdade ${faculty}: chance de ${odds}.`,
  'breaks faculty': ({ to, faculty, rival, odds }) =>
    `Tomo ${to} para tirar de ${rival} a faculdade ${faculty}: chance de ${odds}.`,
  'kills player': ({ to, rival, cards, odds }) =>
    `${rival} está no fim e tem ${cardsIn(cards)}: ataco ${to}, chance de ${odds}.`,
  'takes revenge': ({ to, rival, odds }) => `${rival} me atacou: agora é a vez de ${to}, chance de ${odds}.`,
  'wants card': ({ to, odds }) => `Preciso de uma conquista pela carta: ${to}, chance de ${odds}.`,
  'takes ground': ({ to, odds }) => `${to} custa pouco: chance de ${odds}.`,
  'spends surplus': ({ to, armies, odds }) =>
    `O limite de 100 me tiraria ${armiesIn(armies)}: melhor gastar contra ${to}, mesmo com ${odds}.`,
  'has card': () => 'Uma conquista por turno basta para a carta: paro por aqui.',
  'stops loss': ({ to, odds }) => `Contra ${to} deu errado, resta ${odds}: chega.`,
  'sits tight': ({ bar }) => `Nenhum ataque que valha a pena chega a ${bar}: espero.`,
  'rolls all dice': ({ dice }) => `Mais dados, mais chance: lanço ${dice}.`,
  'defends with all dice': ({ territory, dice }) => `Defendo ${territory} com todos os dados: ${dice}.`,
  'goes on': ({ from, to, armies }) =>
    `De ${to} sigo em frente: vão ${armiesIn(armies)}, para ${from} basta o resto.`,
  'all follow': ({ from, to, armies }) =>
    `${from} já não tem inimigos ao lado: vão ${armiesIn(armies)} para ${to}.`,
  'stays behind': ({ from, foes }) =>
    `Ao lado de ${from} alguém ameaça com ${armiesIn(foes)}: a maioria fica lá.`,
  'shares armies': ({ from, to, armies }) =>
    `Divido os exércitos entre ${from} e ${to}: para lá vão ${armies}.`,
  'mends door': ({ to, faculty, armies }) =>
    `${to} é uma porta fraca de ${faculty}: vão para lá ${armiesIn(armies)}.`,
  'moves to front': ({ from, to, armies }) =>
    `Em ${from} não fazem falta: ${armiesIn(armies)} rumo à frente, para ${to}.`,
  'stays put': () => 'Cada exército está no seu lugar.',
};
