/** The Portuguese texts of the web board. */
import { formatCount } from './format-count.ts';
import type { RisikaOwnTexts } from './text-types.ts';

export const pt: RisikaOwnTexts = {
  map: 'Mapa',
  players: 'Jogadores',
  hand: 'Suas cartas',
  deck: 'Baralho',
  phases: { prepare: 'Preparação', reinforce: 'Reforços', fight: 'Combate', move: 'Deslocamento' },
  phase: 'Fases do turno',
  round: (round) => `Rodada ${round}`,
  turn: (name) => `Vez de ${name}`,
  held: (name, colour) => `${name} (${colour})`,
  counts: {
    territories: (count) => formatCount(count, 'um território', 'territórios'),
    armies: (count) => formatCount(count, 'um exército', 'exércitos'),
    cards: (count) => formatCount(count, 'uma carta', 'cartas'),
    faculties: (count) => formatCount(count, 'uma faculdade', 'faculdades'),
  },
  bonus: (armies) =>
    `quem a domina inteira recebe ${formatCount(armies, 'um exército', 'exércitos')} por turno`,
  land: (name, faculty, held) => `${name} (${faculty}): ${held}`,
  linked: (names) => `faz divisa com ${names}`,
  free: 'de ninguém',
  income: {
    title: 'Reforços',
    territories: (count) => formatCount(count, 'um território', 'territórios'),
    set: 'trinca',
    lost: (count) =>
      `${formatCount(count, 'um exército perdido', 'exércitos perdidos')} além do limite de 100`,
    left: (count) => `a distribuir: ${count}`,
  },
  place: { each: 'Exércitos a cada toque', all: 'todos' },
  attack: {
    way: (from, to) => `${from} ataca ${to}`,
    odds: (percent) => `Chance de conquista: ${percent}`,
    left: (armies) => `se der certo restam em média ${armies} exércitos`,
    dice: 'Dados',
    once: 'Um lance',
    conquer: 'Até conquistar',
    until: (armies) => `Até restarem ${armies}`,
    untilLeft: 'Exércitos que devem restar',
    stop: 'Parar',
    pickOrigin: 'Escolha de onde atacar, ou quem.',
    pickTarget: 'Escolha quem atacar.',
  },
  dice: { attack: 'Ataque', defence: 'Defesa', lost: (armies) => `−${armies}` },
  defend: { with: (dice) => `Defender com ${dice}`, always: 'Sempre o máximo, sem perguntar' },
  amount: {
    fewer: 'Um a menos',
    more: 'Um a mais',
    howMany: 'Quantos exércitos',
    bring: (armies) => `Levar ${armies}`,
    move: (armies) => `Deslocar ${armies}`,
    place: (armies) => `Colocar ${armies}`,
    stay: (from, armies) => `em ${from} ficam ${armies}`,
  },
  move: {
    pickOrigin: 'Escolha de onde deslocar exércitos.',
    pickTarget: 'Escolha para onde deslocá-los.',
  },
  sets: {
    title: 'Trincas',
    none: 'Não há trinca entre as suas cartas.',
    worth: (armies) => formatCount(armies, 'um exército', 'exércitos'),
    own: (territories) => `também por ${territories}`,
    wasted: (counts) =>
      counts === 0
        ? 'Mas você está no limite de 100: nenhum chega.'
        : `Mas o limite é 100: chegam só ${counts}.`,
    anyway: 'Jogar assim mesmo',
  },
  colour: { title: 'Cor', taken: (name) => `de ${name}` },
  zoom: { whole: 'Mapa inteiro', near: 'Mapa de perto' },
  out: 'fora',
  winner: (place) => `${place}º lugar`,
  waiting: (name) => `Agora é a vez de ${name}.`,
};
