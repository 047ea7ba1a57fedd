/** The labels of the board in Portuguese. */
import type { LiryaOwnTexts } from './text-types.ts';

const cards = (count: number): string => (count === 1 ? 'uma carta' : `${count} cartas`);

export const pt: LiryaOwnTexts = {
  board: 'Campo',
  waiting: (name) => `Agora é a vez de ${name}.`,
  turn: (number) => `Turno ${number}`,
  phase: 'Fase',
  life: 'Vida',
  energy: 'Energia',
  deck: 'Baralho',
  cards,
  cost: 'custo',
  ofMax: (now, most) => `${now} de ${most}`,
  level: (level) => `nível ${level}`,
  points: 'pontos de estrutura',
  values: {
    raised: (base) => `mais que os ${base} impressos`,
    lowered: (base) => `menos que os ${base} impressos`,
  },
  stack: {
    kinds: {
      summon: 'invocação',
      build: 'construção',
      equip: 'equipamento',
      spell: 'feitiço',
      upgrade: 'melhoria',
      ability: 'habilidade',
      trigger: 'habilidade desencadeada',
    },
    targets: (names) => `alvo: ${names}`,
    youMay: 'Você pode responder',
    may: (name) => `${name} pode responder`,
    top: 'resolve primeiro',
  },
  combat: {
    attackers: 'Escolha quem ataca.',
    target: (name) => `Que alvo ${name} ataca?`,
    defenders: 'Escolha quem fica no caminho.',
    attackOf: (name) => `Que ataque ${name} detém?`,
    attack: (count) => (count === 1 ? 'Atacar' : `Atacar (${count})`),
    noAttack: 'Não atacar',
    defend: (count) => (count === 1 ? 'Defender' : `Defender (${count})`),
    noDefence: 'Não defender',
    again: 'Recomeçar',
  },
  actions: { play: 'Jogar', move: 'Mudar de linha', upgrade: 'Melhorar', demolish: 'Demolir' },
  howToRead: 'Aponte para uma carta, ou toque nela, para lê-la inteira.',
  mulligan: {
    keep: 'Ficar com todas',
    putBack: (count) => (count === 1 ? 'Devolver uma carta' : `Devolver ${count} cartas`),
    mark: 'Devolver ao baralho',
    unmark: 'Ficar com ela',
  },
  autoPass: {
    title: 'Respostas',
    about: 'Onde você não para, passa automaticamente.',
    now: 'Passando…',
    control: 'Perguntar sempre, mesmo se só posso passar',
    stops: {
      theirs: 'Parar no que o outro joga',
      mine: 'Parar no que eu jogo',
      attacks: 'Parar quando se ataca',
      other: 'Parar em qualquer outro momento',
    },
  },
  choices: 'O que você escolhe?',
};
