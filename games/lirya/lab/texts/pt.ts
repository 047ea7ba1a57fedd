/** Portuguese texts of the lab. */
import type { LabTexts } from './lab-texts.ts';

export const pt: LabTexts = {
  progress: (done, of) => `${done} de ${of} partidas`,
  heading: (preset, games, seed) =>
    `Regras ${preset}, partidas por par de baralhos: ${games}, semente ${seed}`,
  refused: (deck) => `${deck}: não dá para jogar com este baralho.`,
  starters: (known) => `Os baralhos prontos são ${known.join(', ')}.`,
  preset: (known) => `--preset recebe um destes: ${known.join(', ')}.`,
  pairings: 'Vitórias do primeiro baralho do par (intervalo de 95 %, partidas), duração mediana em turnos',
  decks: 'Vitórias de cada baralho',
  first: (share) => `Vitórias de quem começa: ${share}`,
  turns: (median, quarter, threeQuarters, least, most) =>
    `Duração em turnos: mediana ${median}, metade das partidas entre ${quarter} e ${threeQuarters}, de ${least} a ${most}`,
  ends: (life, deck, other, draws) =>
    `Como terminam: sem vida ${life}, sem cartas ${deck}, de outro modo ${other}; empates ${draws}`,
  idle: (share, idle, able) => `Atacantes sem um alvo útil: ${share} (${idle} de ${able})`,
  cards: (deck) => `${deck}: vitórias de quem teve a carta na mão e de quem a jogou`,
  columns: { card: 'Carta', drawn: 'Na mão', played: 'Jogada' },
  note: '+ vence mais que a média, - vence menos',
};
