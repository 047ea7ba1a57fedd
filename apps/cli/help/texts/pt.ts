/** The help in Portuguese. */
import type { HelpTexts } from './help-texts.ts';

const SETTINGS = {
  set: 'uma configuração do jogo (ludoteca games lista todas), ou KEY=@FILE se ela pode vir de um arquivo; pode ser repetida',
  deck: 'um arquivo, um nome já incluído ou, nos jogos que têm, um código, para a primeira configuração que pode vir de um arquivo; repetida, para a seguinte',
};
const REFEREE = {
  time: 'milissegundos para uma resposta (padrão: 3000); 0: sem limite',
  'match-time': 'segundos que cada programa pode usar na partida inteira (padrão: sem limite)',
  isolate: 'como os programas são isolados deste computador: auto, required, none (padrão: auto)',
};
const DIR =
  'a pasta de dados do usuário: jogos salvos, estatísticas, preferências, identidade nos servidores (padrão: LUDOTECA_DATA, senão a pasta prevista pelo sistema)';
const DATA =
  'os dados do servidor, ou seja, mesas e visitantes: uma pasta, ou o endereço de um banco PostgreSQL (padrão: DATABASE_URL, senão a pasta server nos dados do usuário)';
const DATABASE = 'o endereço do banco de dados PostgreSQL das tarefas (padrão: DATABASE_URL)';
const QUEUE =
  'deixa os workers do banco de dados jogarem no lugar deste programa (docs/scaling.md); o resultado é o mesmo';
const PLAIN = 'linhas simples sem redesenhar a tela, para pipes e leitores de tela';
const AS_JSON = 'imprime o resultado em JSON';
const SEED = 'a mesma semente dá os mesmos números aleatórios (padrão: aleatória, e impressa)';
const SEATS = 'quantos jogam (padrão: quantos --players nomeia, dentro dos limites do jogo)';
const INVALID = '2 argumentos inválidos';
const STOPPED = '130 interrompido com Ctrl-C';

export const pt: HelpTexts = {
  program: 'Uma casa para jogos de turnos com informação oculta. Em um terminal, sem comando: o menu.',
  headings: {
    commands: 'Comandos',
    gameCommands: 'Comandos de cada jogo',
    options: 'Opções',
    arguments: 'Argumentos',
    examples: 'Exemplos',
    exitCodes: 'Código de saída',
  },
  anyOptions: '[opções]',
  more: 'ludoteca COMMAND --help, ou ludoteca help COMMAND, explica cada comando.',
  common: {
    help: 'mostra esta ajuda',
    version: 'imprime a versão',
    lang: 'o idioma: it, en, pt (padrão: o escolhido no menu, senão o do terminal)',
    game: 'antes de um comando: acrescenta um jogo seu, uma pasta ou um módulo; pode ser repetida',
  },
  pages: {
    games: {
      about: 'Lista os jogos com seus jogadores automáticos e suas configurações.',
      options: { all: 'inclui os jogos para ensino e testes', json: AS_JSON },
      notes: [],
      exitCodes: `0 listados, ${INVALID}.`,
    },
    rules: {
      about: 'Imprime as regras de um jogo em resumo, e onde elas estão completas.',
      options: {},
      notes: [],
      exitCodes: `0 impressas, ${INVALID}.`,
    },
    play: {
      about: 'Joga neste terminal, a sós, com outras pessoas ou contra o computador.',
      options: {
        ...SETTINGS,
        seats: SEATS,
        players:
          'quem joga, lugar por lugar: you (você), random, greedy, um nível (beginner, intermediate, advanced, expert), search:ITERATIONS, ou um jogador próprio do jogo (ludoteca games lista todos); you=Ada dá um nome, vários you se revezam no terminal (padrão: você, e nos outros lugares o primeiro do jogo, senão greedy)',
        seed: 'a mesma semente e as mesmas respostas dão a mesma partida (padrão: aleatória)',
        from: 'continua uma partida, pelo caminho ou pelo nome entre os jogos salvos; ou começa de um jogo salvo no formato original, ou de uma posição em um arquivo JSON',
        save: 'o nome dos jogos salvos da partida, nos jogos em que os originais têm nome',
        dialect: 'o formato de um arquivo salvo original, em jogos que têm vários (padrão: reconhecido)',
        at: 'continua a partir da jogada N da partida (padrão: do fim)',
        plain: PLAIN,
        pace: 'quanto o computador demora: none, fast, normal, slow (padrão: como nas configurações)',
        'save-prompts': 'onde o jogo permite salvar: ask oferece, go não (padrão: como nas configurações)',
        reasons:
          'se o computador explica suas escolhas: yes, no (padrão: como nas configurações, senão onde só computadores jogam)',
        hints: 'se as pessoas podem pedir dicas: yes, no (padrão: só se joga uma única pessoa)',
        yes: 'não pede confirmação das respostas que não podem ser desfeitas, exceto a desistência',
        dir: DIR,
        files:
          'onde ficam os arquivos originais do jogo: jogos salvos, registro e estatísticas (padrão: a pasta atual se estiverem lá, senão junto das partidas)',
        out: 'grava o arquivo da partida também neste caminho, quando ela termina ou quando você sai',
      },
      notes: [
        'SAVE abre um jogo salvo no formato original, pelo nome ou pelo caminho.',
        'A partida é guardada depois de cada resposta. Ctrl-C, o fim da entrada (Ctrl-D) e sair deixam a partida; --from a continua.',
      ],
      exitCodes: `0 feito, 1 a partida não pôde ser guardada ou um jogo salvo não pode ser aberto, ${INVALID}, ${STOPPED}.`,
    },
    practice: {
      about: 'Ensina um jogo em lições, e propõe problemas.',
      options: { file: 'exercícios seus, de um arquivo JSON (docs/exercises.md)', dir: DIR, plain: PLAIN },
      notes: [
        'COLLECTION é uma coleção do jogo, como tutorial ou puzzles; sem ela, são listadas. EXERCISE é um número da lista, ou um nome.',
        'Cada tentativa é guardada como arquivo na pasta exercises de --dir: ludoteca replay FILE a mostra, ludoteca verify FILE a verifica.',
      ],
      exitCodes: `0 saída, ou a entrada terminou, 1 o arquivo de exercícios tem erros, ${INVALID} ou arquivo inexistente, ${STOPPED}.`,
    },
    solo: {
      about: 'Joga os modos solo de um jogo: drafts e campanhas.',
      options: {
        seed: 'a semente de uma nova série: com a mesma palavra, os mesmos pacotes e embaralhamentos (padrão: ao acaso)',
        dir: DIR,
        plain: PLAIN,
      },
      notes: [
        'MODE é um modo do jogo, como draft; sem ele, são listados. O progresso é salvo depois de cada escolha, e ludoteca solo o continua.',
        'Progresso e partidas ficam na pasta solo de --dir: ludoteca replay FILE mostra uma partida, ludoteca verify FILE a verifica.',
      ],
      exitCodes: `0 saída, ou a entrada terminou, ${INVALID}, ${STOPPED}.`,
    },
    menu: {
      about:
        'Abre o menu: partidas novas e salvas, replays, estatísticas, configurações. Em um terminal, ludoteca sem comando faz o mesmo.',
      options: { dir: DIR, plain: PLAIN },
      notes: [
        'Com GAME o menu começa na página daquele jogo. As partidas são guardadas depois de cada resposta.',
      ],
      exitCodes: `0 saída, ou a entrada terminou, ${INVALID}, ${STOPPED}.`,
    },
    serve: {
      about: 'Oferece mesas de todos os jogos a navegadores e terminais, até ser parado.',
      options: {
        port: 'a porta em que escuta; 0 é qualquer uma livre (padrão: 4200)',
        host: 'o endereço em que escuta (padrão: 127.0.0.1, que só este computador alcança)',
        data: DATA,
        pages: 'a pasta do aplicativo web (padrão: a que vem com o programa)',
        workers: 'o número de processos que executam partidas (padrão: o número de núcleos, no mínimo 2)',
        advertise:
          'o endereço em que os outros servidores do mesmo banco de dados PostgreSQL alcançam este, como http://10.0.0.5:4200 (padrão: aquele em que escuta)',
        queue:
          'deixa os workers do banco de dados PostgreSQL calcularem as respostas dos expert; se nenhum o fizer a tempo, o servidor o faz (docs/scaling.md)',
        'trust-proxy':
          'o endereço de um proxy reverso, ou uma faixa como 10.0.0.0/8, cujo cabeçalho X-Forwarded-For indica o cliente; pode ser repetida (padrão: nenhum, o cabeçalho é ignorado)',
        'keep-finished': 'dias até que uma partida terminada seja apagada (padrão: nunca)',
        'keep-unfinished': 'dias sem resposta até que uma partida não terminada seja apagada (padrão: nunca)',
        'log-level':
          'quanto diz o registro na saída de erro: error, warn, info ou debug (padrão: warn); linhas JSON se não for um terminal',
      },
      notes: [
        'Imprime seu endereço e não abre nada por conta própria. Ctrl-C o para; o próximo servidor com os mesmos dados continua com as suas mesas.',
        'GET /health e GET /ready dizem se ele funciona e se pode gravar; GET /metrics tem as medidas para o Prometheus, para programas deste computador ou para quem envia o bearer token que está na variável de ambiente LUDOTECA_METRICS_TOKEN.',
      ],
      exitCodes: `0 parado com Ctrl-C ou SIGTERM, ${INVALID}, ou a porta ou os dados não podem ser usados.`,
    },
    store: {
      about: 'Copia, salva, restaura, verifica e repara os dados de um servidor.',
      options: {},
      notes: ['ludoteca store COMMAND --help explica cada comando.'],
      exitCodes: `0 feito, 1 alguns dados estão danificados, ${INVALID}, ou os dados não podem ser usados.`,
    },
    'store copy': {
      about:
        'Copia os dados de um servidor para um lugar vazio: de uma pasta para o PostgreSQL, ou o contrário.',
      options: {},
      notes: [
        'FROM e TO são pastas de um servidor ou endereços postgres://USUÁRIO:SENHA@HOST:PORTA/BANCO; FROM pode ser uma cópia de segurança.',
        'Copia-se tudo ou nada. A cópia é verificada: número de linhas, somas de verificação, cadeias de jogadas.',
      ],
      exitCodes: `0 copiados, 1 alguns dados estão danificados, ${INVALID}, ou os dados não podem ser usados.`,
    },
    'store backup': {
      about: 'Grava todos os dados de um servidor em um novo arquivo, mesmo com o servidor funcionando.',
      options: { data: DATA },
      notes: [
        'O arquivo tem sempre a mesma forma, qualquer que seja o banco de dados. Ele contém segredos: só o dono pode lê-lo.',
      ],
      exitCodes: `0 gravado, 1 alguns dados estão danificados, ${INVALID}, ou os dados não podem ser usados.`,
    },
    'store restore': {
      about: 'Restaura uma cópia de segurança em um lugar vazio.',
      options: { data: DATA },
      notes: ['Nada é sobrescrito: o lugar deve estar vazio.'],
      exitCodes: `0 restaurados, 1 alguns dados estão danificados, ${INVALID}, ou os dados não podem ser usados.`,
    },
    'store check': {
      about: 'Verifica todos os dados de um servidor e lista as mesas danificadas.',
      options: { data: DATA },
      notes: [],
      exitCodes: `0 tudo está íntegro, 1 alguns dados estão danificados, ${INVALID}, ou os dados não podem ser lidos.`,
    },
    'store repair': {
      about: 'Copia para uma nova pasta tudo o que está íntegro. O original é apenas lido.',
      options: { data: DATA },
      notes: ['As mesas danificadas ficam de fora e são listadas. Depois inicie o servidor com --data DIR.'],
      exitCodes: `0 tudo estava íntegro, 1 alguns dados ficaram de fora, ${INVALID}, ou os dados não podem ser lidos.`,
    },
    worker: {
      about:
        'Executa as tarefas que sim, arena, train, analyse e serve entregam aos workers com --queue, até ser parado.',
      options: {
        database: DATABASE,
        jobs: 'quantas tarefas são executadas ao mesmo tempo (padrão: 1); um worker por núcleo é mais rápido',
        programs:
          'uma pasta cujos programas podem jogar em torneios; pode ser repetida (padrão: apenas jogadores automáticos)',
        isolate: REFEREE.isolate,
      },
      notes: [
        'Um worker recebe tarefas dos jogos que tem, com a mesma versão das regras e do programa. As tarefas de um worker que termina passam a outros.',
      ],
      exitCodes: `0 parado, 1 o banco de dados não pode ser alcançado, ${INVALID}.`,
    },
    jobs: {
      about: 'Lista as séries de tarefas entregues aos workers.',
      options: { database: DATABASE, json: AS_JSON },
      notes: ['ludoteca jobs cancel RUN cancela uma.'],
      exitCodes: `0 listadas, 1 o banco de dados não pode ser alcançado, ${INVALID}.`,
    },
    'jobs cancel': {
      about: 'Cancela uma série de tarefas e apaga seus resultados.',
      options: { database: DATABASE },
      notes: [],
      exitCodes: `0 cancelada, 1 o banco de dados não pode ser alcançado, ${INVALID}, ou a série não existe.`,
    },
    join: {
      about: 'Senta a uma mesa de um servidor, ou assiste a ela, a partir deste terminal.',
      options: {
        name: 'seu nome à mesa (padrão: como antes, senão como nas configurações)',
        watch: 'apenas assiste, mesmo que haja um lugar livre',
        plain: PLAIN,
        dir: DIR,
      },
      notes: [
        'LINK é o endereço da página da mesa. Você pode sair e voltar com o mesmo endereço; sair também oferece desistir da partida.',
      ],
      exitCodes: `0 feito, 1 o servidor não pode ser alcançado, ${INVALID}, ${STOPPED}.`,
    },
    matches: {
      about: 'Lista as suas mesas em um servidor: primeiro aquelas em que é a sua vez.',
      options: {
        finished: 'lista as partidas terminadas',
        out: 'baixa nesta pasta os arquivos das suas partidas terminadas',
        dir: DIR,
      },
      notes: [
        'SERVER é o endereço de qualquer página do servidor. As mesas são as da identidade salva por join.',
      ],
      exitCodes: `0 feito, 1 o servidor não pode ser alcançado, ${INVALID}.`,
    },
    tournaments: {
      about: 'Lista os torneios entre pessoas de um servidor, ou mostra um: classificação e a sua partida.',
      options: {
        enrol: 'inscreva-se no torneio',
        withdraw: 'deixe o torneio',
        name: 'seu nome no torneio (padrão: como antes, senão como nas configurações)',
        dir: DIR,
      },
      notes: [
        'SERVER é o endereço do servidor, ou da página de um torneio, como na lista. Com GAME listam-se os torneios desse jogo. Quem cria o torneio o começa na página do servidor.',
      ],
      exitCodes: `0 feito, 1 o servidor não pode ser alcançado, ${INVALID}.`,
    },
    forget: {
      about: 'Apaga seu nome e sua identidade em um servidor.',
      options: { dir: DIR },
      notes: [
        'SERVER é o endereço de qualquer página do servidor. Você sai das mesas abertas e desiste das partidas em andamento; as terminadas ficam, sem o seu nome. Não pode ser desfeito.',
      ],
      exitCodes: `0 feito, 1 o servidor não pode ser alcançado, ${INVALID}.`,
    },
    sim: {
      about: 'Joga muitas partidas com jogadores automáticos e conta quem vence.',
      options: {
        ...SETTINGS,
        seats: SEATS,
        games: 'quantas partidas (padrão: 100)',
        first:
          'o número da primeira partida (padrão: 0); com --games 1 joga de novo uma partida de uma simulação',
        seed: SEED,
        players:
          'quem joga, lugar por lugar: random, greedy, um nível (beginner, intermediate, advanced, expert), search:ITERATIONS, ou um jogador próprio do jogo (ludoteca games lista todos); uma lista curta se repete (padrão: random)',
        out: 'grava um arquivo de cada partida nesta pasta; as partidas que já estão lá não são jogadas de novo',
        archive:
          'grava os arquivos de todas as partidas em um só, que verify e replay leem; um arquivo existente é substituído',
        record:
          'grava cada decisão em um só arquivo, em linhas JSON compactadas com gzip (docs/simulation.md); um arquivo existente é substituído',
        gzip: 'compacta os arquivos das partidas',
        jobs: 'quantas threads jogam (padrão: quantas o computador executa ao mesmo tempo, se demorar); o resultado é o mesmo',
        queue: QUEUE,
        json: AS_JSON,
      },
      notes: [
        'O JSON tem as chaves game, version, seats, players, settings, seed, first, games, decisions, seconds, winsBySeat, winsByPlayer, draws, meanDecisions, faults.',
        'Vitórias são primeiros lugares não divididos; draws são partidas sem um; faults são partidas em que uma regra falhou.',
      ],
      exitCodes: `0 feito, 1 uma regra falhou ou um arquivo não pôde ser gravado, ${INVALID}, ${STOPPED}.`,
    },
    env: {
      about: 'Joga um lote de partidas para um programa que aprende, pela entrada e saída padrão.',
      options: {
        ...SETTINGS,
        batch: 'quantas partidas são jogadas ao mesmo tempo (padrão: 1)',
        seats: 'quantos jogam (padrão: o mínimo do jogo)',
        seed: 'a mesma semente dá os mesmos números aleatórios (padrão: 0)',
        describe: 'imprime em JSON os nomes de todos os números e ações, e não joga',
      },
      notes: [
        'Entram e saem blocos de bytes: docs/env.md os descreve, examples/python/ludoteca_env.py é um cliente.',
      ],
      exitCodes: `0 a entrada terminou, 1 uma regra do jogo falhou, ${INVALID} ou entrada que não é um bloco válido.`,
    },
    bots: {
      about: 'Faz programas bot jogarem entre si e contra jogadores automáticos, em qualquer jogo.',
      options: {
        ...SETTINGS,
        ...REFEREE,
        games: 'quantas partidas (padrão: 10)',
        seed: SEED,
        out: 'grava nesta pasta, para cada partida: o arquivo, e a transcrição e a saída de erro de cada programa',
        json: AS_JSON,
      },
      notes: [
        'PLAYER é o caminho de um programa que fala o protocolo dos bots (docs/bot-protocol.md), ou :NAME para um jogador automático: :random, :greedy, um nível como :expert, :search:ITERATIONS, ou um próprio do jogo (ludoteca games lista todos).',
        'Cada distribuição é jogada uma vez para cada rotação dos lugares. Vitórias são primeiros lugares não divididos.',
      ],
      exitCodes: `0 feito, 1 um programa perdeu o lugar em alguma partida, ${INVALID}, ${STOPPED}.`,
    },
    arena: {
      about: 'Joga um torneio entre programas e jogadores automáticos e grava um relatório.',
      options: {
        ...SETTINGS,
        ...REFEREE,
        submissions:
          'uma pasta de entregas, um programa em cada subpasta: um executável, um Makefile, fontes em C ou um script; pode ser repetida',
        tournament: 'um arquivo de torneio (docs/arena.md); as opções prevalecem',
        rounds:
          'distribuições para cada grupo de jogadores, cada uma jogada de todos os lugares (padrão: 10)',
        jobs: 'quantas partidas são jogadas ao mesmo tempo (padrão: 4); o resultado é o mesmo',
        queue: QUEUE,
        seed: SEED,
        out: 'a pasta do torneio: diário, partidas, resultados, relatório',
        seats: 'quantos jogam em uma partida (padrão: o mínimo do jogo)',
        sprt: 'termina assim que um teste sequencial decide entre duas diferenças de Elo, por exemplo 0,20',
        gauntlet: 'apenas partidas com este jogador',
        resume: 'continua o torneio em --out; com mais --rounds, também um terminado',
        json: AS_JSON,
      },
      notes: [
        'PLAYER é o caminho de um programa, ou :NAME para um jogador automático (ludoteca games lista todos). Os programas falam em linhas JSON (docs/bot-protocol.md) ou no protocolo do jogo; qual deles, descobre-se sozinho.',
        'Cada partida reinicia seus programas, para que o resultado não dependa das outras. DIR/report.html é o relatório, DIR/results.csv tem uma linha para cada jogador de cada partida.',
      ],
      exitCodes: `0 feito, 1 uma partida foi abandonada ou os resultados não puderam ser gravados, ${INVALID}, ${STOPPED}.`,
    },
    player: {
      about: 'É um jogador automático em forma de programa: lê as linhas de um juiz e responde.',
      options: {
        seed: 'a mesma semente dá as mesmas respostas (padrão: 0)',
      },
      notes: [
        'NAME é um nível ou outro jogador automático do jogo (ludoteca games os lista). A primeira linha mostra se o juiz fala em linhas JSON (docs/bot-protocol.md) ou no protocolo do jogo.',
      ],
      exitCodes: `0 a entrada terminou, 1 uma linha não serve, ${INVALID}.`,
    },
    replay: {
      about:
        'Verifica um arquivo e mostra sua partida, para a frente e para trás; em linhas simples, inteira.',
      options: {
        at: 'começa depois das primeiras N jogadas; em linhas simples e registros: para ali',
        as: 'o que um lugar (1, 2, …), um espectador (spectator) ou o juiz (judge) pode saber (padrão: judge, que sabe tudo; spectator enquanto a partida não terminou)',
        plain: 'imprime a partida e a mesa final em linhas, como sem terminal',
        unverified: 'mostra uma partida que não passa na verificação, até onde pode ser rejogada',
        dir: DIR,
        out: 'grava o registro da partida neste arquivo em vez de mostrá-la',
      },
      notes: [
        'FILE é um caminho, o nome de uma partida entre os jogos salvos, ou FILE#NUMBER: uma partida de uma coleção gravada por sim --archive.',
      ],
      exitCodes: `0 mostrada, 1 o arquivo é recusado (ludoteca verify --help) ou o registro não pôde ser gravado, ${INVALID} ou o arquivo não existe, ${STOPPED}.`,
    },
    verify: {
      about: 'Joga de novo os arquivos das partidas e diz quais são válidos.',
      options: {
        json: AS_JSON,
        quiet: 'imprime só os arquivos recusados e o total',
        fairness:
          'a prova do embaralhamento (padrão: o arquivo ao lado da partida que termina em .fairness.json, se houver)',
      },
      notes: [
        'De uma coleção gravada por sim --archive, cada arquivo é verificado; FILE#NUMBER é um deles.',
        'De um arquivo cortado diz quantas jogadas ainda podem ser mostradas: veja ludoteca replay.',
        'De uma pasta são verificados todos os arquivos cujo nome termina em .ludoteca, também nas subpastas; links não são seguidos.',
        'Com a prova de uma partida em um servidor, o embaralhamento também é conferido. O comando join a guarda na pasta de dados; a página de uma mesa pode salvá-la.',
      ],
      exitCodes: `0 todos em ordem, 1 alguns são recusados: não são arquivos de partida, estão danificados, são grandes demais, de um jogo desconhecido, ou a cadeia de hashes, a repetição ou o embaralhamento não confere, ${INVALID} ou um arquivo ou uma pasta que não pode ser lida.`,
    },
    stats: {
      about:
        'Imprime estatísticas sobre arquivos de partidas: jogadores, baralhos, confrontos, cartas, duração, primeiro jogador.',
      options: {
        json: AS_JSON,
        data: 'conta também as partidas terminadas de um servidor: a pasta de dados dele, um backup ou o endereço do banco de dados',
      },
      notes: [
        'De uma pasta contam-se todos os arquivos, também nas subpastas; links não são seguidos. Cada partida é jogada de novo.',
        'A parcela de vitórias é seguida do seu intervalo de 95 % e do número de partidas; uma barra mostra a parcela.',
        'Com --data e sem arquivos contam-se só as partidas do servidor, que pode estar em funcionamento.',
      ],
      exitCodes: `0 todos os arquivos foram contados, 1 alguns são recusados e ficam de fora, ${INVALID} ou um arquivo ou uma pasta que não pode ser lida.`,
    },
    analyse: {
      about: 'Avalia as respostas de uma partida terminada: chances de vitória, respostas melhores, viradas.',
      options: {
        at: 'só a pergunta depois das primeiras N jogadas, com as melhores respostas',
        iterations:
          'partidas simuladas para cada pergunta (padrão: as de expert para uma pergunta, de advanced para uma partida)',
        seed: 'a mesma semente dá os mesmos números aleatórios (padrão: 1)',
        json: AS_JSON,
        queue:
          'deixa os workers do banco de dados avaliarem as respostas no lugar deste programa (docs/scaling.md); o resultado é o mesmo',
      },
      notes: [
        'As chances são estimativas por partidas simuladas (docs/strength.md), a partir do que o lugar sabia quando respondeu. Onde as partidas simuladas são cortadas, são avaliações da posição.',
      ],
      exitCodes: `0 analisada, 1 o arquivo é recusado, ${INVALID}, o arquivo não existe, ou a partida não terminou, ${STOPPED}.`,
    },
    train: {
      about:
        'Aprende a avaliar as posições de um jogo com partidas de um jogador automático contra si mesmo.',
      options: {
        seats: 'número de lugares (padrão: o mínimo do jogo)',
        games: 'número de partidas (padrão: 1000)',
        seed: 'a mesma semente dá as mesmas partidas (padrão: 1)',
        players: 'o jogador que joga contra si mesmo (padrão: greedy)',
        date: 'a data no arquivo (padrão: hoje)',
        out: 'o arquivo dos pesos (padrão: a saída padrão)',
        queue: QUEUE,
      },
      notes: [
        'Os pesos são os de uma regressão logística. O mesmo comando com a mesma data dá o mesmo arquivo. Um quinto das partidas fica de fora e mostra quanto valem as estimativas.',
      ],
      exitCodes: `0 aprendido, 1 não é possível gravar o arquivo, ${INVALID}.`,
    },
    'new-game': {
      about:
        'Cria o pacote de um novo jogo na pasta atual: um jogo pequeno que já pode ser jogado e testado.',
      options: {},
      notes: [
        'NAME: letras minúsculas, algarismos e hifens simples, começando por uma letra, como hearts ou old-maid.',
        'O código de um jogo roda com as suas permissões, como qualquer programa: use jogos de pessoas em quem confia.',
      ],
      exitCodes: `0 criado, ${INVALID}, ou a pasta não pode ser gravada; então nada é criado.`,
    },
    completion: {
      about: 'Imprime um script que completa comandos, jogos e opções em um shell.',
      options: {},
      notes: [
        'bash: eval "$(ludoteca completion bash)" em ~/.bashrc; zsh: eval "$(ludoteca completion zsh)" depois de compinit em ~/.zshrc; fish: ludoteca completion fish > ~/.config/fish/completions/ludoteca.fish',
      ],
      exitCodes: `0 impresso, ${INVALID}.`,
    },
  },
};
