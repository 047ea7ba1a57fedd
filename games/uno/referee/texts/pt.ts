/** The Portuguese texts of the referee. */
import type { RefereeTexts } from './text-types.ts';

export const pt: RefereeTexts = {
  seed: (seed) => `Semente da partida: ${seed} (para repetir: -s ${seed})`,
  says: (name, text) => `${name} diz: “${text}”`,
  tried: (name, line) => `${name} tentou ${line}`,
  refused: (reason) => `Ação recusada: ${reason}`,
  lost: (name, loss) => `${name} ${loss}`,
  standings: 'CLASSIFICAÇÃO',
  stopped: 'Partida interrompida: não há classificação.',
  warnings: {
    dropped: (word) => `aviso: a opção ${word} não faz nada e foi ignorada`,
    renamed: (word, id) => `aviso: ${word} joga com o identificador ${id} (até 9 bytes, sem repetição)`,
    misread: (id) => `aviso: há bots que leem mal “TURN ${id}”, porque o identificador começa com A ou C`,
    oneDeck: 'aviso: com três bots ou mais um só baralho quase sempre acaba antes; veja --decks 2',
    unprotected:
      'aviso: este computador não isola os bots: eles rodam com as suas permissões (veja --isolate e a documentação)',
    isolation: (level) => `isolamento dos bots: ${level}`,
  },
  mistakes: {
    unknown: ({ word }) => `a opção ${word} não existe`,
    'no value': ({ word }) => `falta o valor de ${word}`,
    number: ({ word, given, min, max }) => `${word} deve ser um inteiro de ${min} a ${max}, não ${given}`,
    'one of': ({ word, given, among }) => `${word} deve ser um de ${among.join(', ')}, não ${given}`,
    help: (sentence, name) => `${name}: ${sentence} (ajuda: ${name} -h)`,
    bots: (min, max, given) => `uma partida tem de ${min} a ${max} bots; foram dados ${given}`,
    player: (word, known) => `o jogador da casa ${word} não existe; há ${known.join(', ')}`,
    isolation: (why) => `os bots não podem ser isolados como pedido: ${why}`,
    notProgram: (path, problem) => `${path} não é um programa: ${problem}`,
    unwritable: (path) => `não é possível escrever em ${path}`,
  },
  saved: (path, program) => `Partida gravada em ${path} (para rever: ${program} replay ${path})`,
  check: {
    none: (folder) => `${folder}: nenhuma entrega encontrada`,
    fine: (path) => `OK    ${path}`,
    shaky: (path, refused, first) => `OK    ${path}  ações recusadas: ${refused}; a primeira: ${first}`,
    unusable: (path, why) => `FALHA ${path}  ${why}`,
    fault: (path, game, seed, loss) => `FALHA ${path}  partida ${game} (-s ${seed}): ${loss}`,
    usage: (name) =>
      `${name} check PASTA [--games N] [-s SEMENTE] [-t MS] [-d] [--out PASTA] [--strict] [--isolate NÍVEL] [--lang L]`,
  },
  rerun: {
    usage: (name) =>
      `${name} rerun ARQUIVO --live id=./meu_bot [--live …] [-d] [-v] [--strict] [--isolate NÍVEL] [--lang L]`,
    notUno: (path) => `${path} não é a gravação de uma partida de Uno que este programa possa repetir`,
    stranger: (id, known) => `nenhum bot da gravação se chama ${id}; há ${known.join(', ')}`,
    begins: (path, live) =>
      `De novo ${path}; ao vivo: ${live.join(', ')}; os outros seguem a gravação, sem relógio.`,
    differs: (entry, name, recorded, now) =>
      `Primeira diferença, na jogada ${entry}: na gravação ${name}: ${recorded}; agora: ${now}`,
    nothing: 'nada mais (a gravação acaba aqui)',
    same: 'Nenhuma diferença: a partida é a da gravação.',
  },
  about: 'Arbitra uma partida entre programas.',
  usage: '[opções] bot1 bot2 [bot3 [bot4]]',
  options: [
    ['-s N, --seed N', 'semente do baralho (sorteada de 0 a 99999 se faltar)'],
    ['-q', 'mostra só a classificação'],
    ['-v', 'mostra também a mesa e as mãos a cada vez'],
    ['-d', 'mostra cada linha enviada (<) e recebida (>)'],
    ['-m', 'grava as linhas enviadas a cada bot em <caminho do bot>.in'],
    ['-t MS, --time MS', 'tempo de cada vez em milissegundos (3000); 0 para o relógio'],
    ['--match-time SECONDS', 'tempo de cada bot para a partida inteira em segundos'],
    ['-c N', 'cartas na mão de cada um (7)'],
    ['-csv ARQUIVO', 'acrescenta uma linha por bot: caminho,colocação e, para um bot eliminado, o motivo'],
    ['-h, --help', 'mostra esta ajuda'],
    ['--decks N', 'um ou dois baralhos (1)'],
    ['--first-card T', 'primeira carta: number, do baralho, ou ace, fora dele (number)'],
    ['--strict', 'recusa ás ou coringa sem naipe'],
    ['--invalid Q', 'quem recebe INVALID ACTION: others, all, none (others)'],
    ['--json', 'mostra só o resultado, como um objeto JSON'],
    ['--out PASTA', 'grava a partida, as linhas e a saída de erro de cada bot'],
    ['--isolate NÍVEL', 'isolamento dos bots: auto, required, none (auto)'],
    ['--lang L', 'língua da narração: pt, it, en (pt)'],
  ],
  notes: [
    'Um bot é um programa executável; sem barra no nome, é procurado na pasta atual. :greedy e :random jogam pela casa; :clumsy faz uma ação ilegal e depois sai da partida.',
  ],
  exitCodes: '0 fim normal, 1 algum bot eliminado, 2 erro de uso, 130 interrompido.',
  exitCodesHeading: 'Código de saída',
};
