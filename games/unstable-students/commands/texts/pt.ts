/** The texts of the commands in Portuguese. */
import type { StudentsCommandTexts } from './text-types.ts';

export const pt: StudentsCommandTexts = {
  level: { error: 'erro', warning: 'aviso' },
  found: (errors, warnings) =>
    errors + warnings === 0 ? 'Nenhum problema.' : `Erros: ${errors}, avisos: ${warnings}.`,
  convert: {
    ending: (path) => `${path}: o nome deve terminar em .txt ou .json.`,
    done: (path, kinds, cards) => `${path}: ${kinds} cartas diferentes, ${cards} ao todo.`,
  },
  inspect: {
    refused: 'O arquivo salvo é recusado:',
    fine: 'O arquivo salvo está em ordem.',
    odd: 'O arquivo salvo pode ser jogado, com estas correções:',
    repaired: (path) => `Reparado e gravado em ${path}.`,
  },
  lab: {
    progress: (deck, games, of) => `${deck}: ${games} de ${of} partidas`,
    heading: (deck, games, seats) => `${deck}: ${games} partidas de ${seats}`,
    length: (mean, least, most) => `Duração em rodadas: ${mean} em média, de ${least} a ${most}`,
    unfinished: (games) => `Partidas sem vencedor: ${games}`,
    seats: 'Vitórias por lugar, na ordem de jogo (intervalo de 95 %)',
    seat: (number, share) => `Lugar ${number}: ${share}`,
    cards: 'Vitórias de quem teve a carta na mão e de quem a jogou (intervalo de 95 %)',
    columns: { card: 'Carta', drawn: 'Na mão', played: 'Jogada' },
    refused: (deck) => `${deck}: com este baralho não se joga.`,
    note: '+ vence mais que a média, - vence menos',
  },
};
