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
    odd: 'O arquivo salvo pode ser jogado, com estes remédios:',
    repaired: (path) => `Reescrito em ordem: ${path}.`,
  },
  compare: {
    agrees: (rounds) => (rounds === 1 ? 'coincide em uma rodada' : `coincide em ${rounds} rodadas`),
    verdicts: {
      differs: (game, round) => `difere na rodada ${round} da partida ${game}`,
      unreadable: (game, round) => `grava um arquivo ilegível na rodada ${round} da partida ${game}`,
      'no save': (game, round) => `não grava o arquivo depois da rodada ${round} da partida ${game}`,
      crashed: (game, round) => `termina com erro na rodada ${round} da partida ${game}`,
      stopped: (game, round) => `não termina na rodada ${round} da partida ${game}`,
    },
    difference: (field, expected, found) =>
      `${field}: “${expected}” segundo as regras, “${found}” no arquivo do programa`,
    rule: (rule) => `regra ${rule} de games/unstable-students/RULES.md`,
    typed: (answers) => `respostas digitadas: ${answers}`,
    problems: {
      'not started': (why) => `não pode ser iniciado: ${why}`,
      sandbox: (why) => `o ambiente isolado não funciona: ${why}`,
      static: () => 'não comparável: é um binário estático, em que não se podem carregar números aleatórios',
      'no binary': () => 'não comparável: não é um programa compilado',
      'no compiler': () => 'não comparável: é preciso um compilador C (cc), que não está instalado',
      'no terminal': () => 'não comparável: aqui não se pode abrir um pseudoterminal',
      'not built': () => 'não pode ser compilado',
    },
    empty: 'Não há envios nesta pasta.',
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
