/** The Portuguese texts of the arena. */
import type { ArenaTexts, ScheduleKind } from './arena-texts.ts';
import { createTableNumbers } from './table-numbers.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const scheduleKinds: { readonly [kind in ScheduleKind]: string } = {
  'round robin': 'todos contra todos',
  gauntlet: 'um contra todos os outros',
  drawn: 'grupos sorteados, com o mesmo número de partidas para cada um',
};

export const pt: ArenaTexts = {
  languageName: 'Português',
  submissions: {
    ready: (protocol) => `pronto, fala ${protocol}`,
    unanswered: (protocol, why) => `pronto, parece falar ${protocol}, mas ${why}`,
    skipped: (why) => `ignorado: ${why}`,
    json: 'linhas JSON',
    own: (game) => `o protocolo de ${game}`,
    empty: 'a pasta está vazia',
    'no program': 'nem executável, nem Makefile, nem fonte C, nem script',
    'no main': 'nenhum fonte C define main',
    'too large': 'arquivos demais ou grandes demais',
    unreadable: 'um arquivo não pode ser lido',
    'control characters': 'o nome passa de 40 caracteres ou tem caracteres de controle',
    'no TypeScript': 'scripts em TypeScript precisam do Node 22.18 ou mais novo; entregue JavaScript',
    'other machine': (files) => `compilado para outra máquina: ${files.join(', ')}; entregue os fontes`,
    'several programs': (files) => `vários programas: ${files.join(', ')}`,
    'several mains': (files) => `várias funções main: ${files.join(', ')}`,
    'build failed': 'não pôde ser compilado',
    copy: (of) => `idêntico a ${of}`,
    'no protocol': 'não responde em nenhum protocolo de bots',
    sent: (line) => `enviado ${line}`,
    received: (lines) => `recebido ${lines}`,
    receivedNothing: 'nada recebido',
  },
  terminal: {
    isolation: (level) => `Os programas são isolados com ${level}.`,
    unprotected: 'Aqui os programas não são isolados. Com --isolate required eles não são iniciados.',
    seed: (seed) => `Semente ${seed}.`,
    schedule: (matches, players, kind) =>
      `${counted(matches, 'partida', 'partidas')} entre ${players} jogadores: ${scheduleKinds[kind]}.`,
    resumed: (done, all) => `Partidas já no diário: ${done} de ${all}.`,
    stopped: (done, all, command) =>
      `Interrompido: ${done} de ${all} partidas jogadas. Para continuar: ${command}`,
    fault: (match, fault) => `A partida ${match} foi abandonada, porque uma regra falhou: ${fault}`,
    written: (path) => `Relatório: ${path}`,
  },
  report: {
    numbers: createTableNumbers('pt'),
    title: (game) => `Torneio de ${game}`,
    summary: (matches, scheduled, players, seats) =>
      `${matches === scheduled ? counted(matches, 'partida', 'partidas') : `${matches} de ${counted(scheduled, 'partida', 'partidas')}`} entre ${players} jogadores, ${seats} em cada uma.`,
    settings: (seed, clock, rounds) =>
      `Semente ${seed}; ${clock}; ${counted(rounds, 'distribuição', 'distribuições')} por grupo, jogadas de cada lugar.`,
    clock: (milliseconds) => `${milliseconds} ms por resposta`,
    noClock: 'sem relógio',
    standings: 'Classificação',
    ratings: 'Força',
    ratingsNote:
      'Força pelo modelo de Plackett-Luce de Weng e Lin; a barra cobre dois desvios padrão para cada lado.',
    pairs: 'Confrontos diretos',
    pairsNote:
      'Parcela das partidas em que o jogador da linha terminou antes do jogador da coluna; empates contam metade.',
    lengths: 'Duração das partidas',
    lengthsNote: (least, median, most) => `Respostas por partida: de ${least} a ${most}, mediana ${median}.`,
    failures: 'Falhas dos programas',
    noFailures: 'Nenhum programa falhou.',
    faults: 'Partidas abandonadas',
    skipped: 'Entregas ignoradas',
    player: 'Jogador',
    matches: 'Partidas',
    points: 'Pontos',
    wins: 'Vitórias',
    winRate: 'Taxa de vitórias',
    interval: 'Intervalo de 95 %',
    draws: 'Empates',
    rating: 'Força',
    elo: 'Elo',
    places: 'Colocações',
    lapses: 'Vezes perdidas',
    out: 'Eliminado',
    match: 'Partida',
    seed: 'Semente',
    seat: 'Lugar',
    opponents: 'Adversários',
    place: 'Colocação',
    reason: 'Motivo',
    losses: 'Partidas perdidas',
    noLosses: 'Nenhuma partida perdida.',
    moreLosses: (shown, all) => `${shown} de ${all} estão na lista; results.csv tem todas.`,
    beaten: 'vencido na mesa',
    lostTurns: (count) => counted(count, 'vez perdida', 'vezes perdidas'),
    back: 'Voltar ao torneio',
    steps: 'A partida, passo a passo',
    transcript: 'Linhas entre o árbitro e o programa',
    transcriptNote: '< para o programa, > do programa, # notas do árbitro',
    stderr: 'Saída de erro',
    files: 'Arquivos',
    archive: 'Arquivo',
    transcriptFile: 'Transcrição',
    sprt: {
      title: (elo0, elo1) => `Teste sequencial: Elo ${elo0} ou ${elo1}`,
      verdict: (verdict, ratio) =>
        verdict === 'undecided'
          ? `indeciso (logaritmo da razão de verossimilhança ${ratio})`
          : `${verdict} aceita (logaritmo da razão de verossimilhança ${ratio})`,
    },
    reasons: {
      late: 'lento demais',
      ended: 'encerrado',
      signal: 'fechou com erro',
      memory: 'sem memória',
      refused: 'ação ilegal',
      'not started': 'não iniciado',
      deaf: 'não lê',
      flood: 'saída demais',
    },
    builtIn: 'da casa',
    json: 'linhas JSON',
    own: 'protocolo próprio',
  },
};
