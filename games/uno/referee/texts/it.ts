/** The Italian texts of the referee. */
import type { RefereeTexts } from './text-types.ts';

export const it: RefereeTexts = {
  seed: (seed) => `Seme della partita: ${seed} (per ripeterla: -s ${seed})`,
  says: (name, text) => `${name} dice: “${text}”`,
  tried: (name, line) => `${name} ha provato ${line}`,
  refused: (reason) => `Azione rifiutata: ${reason}`,
  lost: (name, loss) => `${name} ${loss}`,
  standings: 'CLASSIFICA',
  stopped: 'Partita interrotta: non c’è classifica.',
  warnings: {
    dropped: (word) => `avviso: l’opzione ${word} non fa nulla ed è stata tolta`,
    renamed: (word, id) => `avviso: ${word} gioca con l’identificatore ${id} (al più 9 byte, mai due uguali)`,
    misread: (id) =>
      `avviso: alcuni bot leggono male “TURN ${id}”, perché l’identificatore comincia con A o C`,
    oneDeck: 'avviso: con tre bot o più un solo mazzo quasi sempre finisce prima; vedi --decks 2',
    unprotected:
      'avviso: questo computer non isola i bot: girano con i tuoi diritti (vedi --isolate e la documentazione)',
    isolation: (level) => `isolamento dei bot: ${level}`,
  },
  mistakes: {
    unknown: ({ word }) => `l’opzione ${word} non esiste`,
    'no value': ({ word }) => `manca il valore di ${word}`,
    number: ({ word, given, min, max }) => `${word} dev’essere un intero da ${min} a ${max}, non ${given}`,
    'one of': ({ word, given, among }) => `${word} dev’essere uno fra ${among.join(', ')}, non ${given}`,
    help: (sentence, name) => `${name}: ${sentence} (aiuto: ${name} -h)`,
    bots: (min, max, given) => `una partita ha da ${min} a ${max} bot; qui sono ${given}`,
    player: (word, known) => `il giocatore di casa ${word} non esiste; ci sono ${known.join(', ')}`,
    isolation: (why) => `i bot non si possono isolare come chiesto: ${why}`,
    notProgram: (path, problem) => `${path} non è un programma: ${problem}`,
    unwritable: (path) => `non si può scrivere in ${path}`,
  },
  saved: (path, program) => `La partita è in ${path} (per rivederla: ${program} replay ${path})`,
  check: {
    none: (folder) => `${folder}: nessuna consegna`,
    fine: (path) => `OK    ${path}`,
    shaky: (path, refused, first) => `OK    ${path}  azioni rifiutate: ${refused}; la prima: ${first}`,
    unusable: (path, why) => `ERRORE ${path}  ${why}`,
    fault: (path, game, seed, loss) => `ERRORE ${path}  partita ${game} (-s ${seed}): ${loss}`,
    usage: (name) =>
      `${name} check CARTELLA [--games N] [-s SEME] [-t MS] [-d] [--out CARTELLA] [--strict] [--isolate LIVELLO] [--lang L]`,
  },
  rerun: {
    usage: (name) =>
      `${name} rerun FILE --live id=./mio_bot [--live …] [-d] [-v] [--strict] [--isolate LIVELLO] [--lang L]`,
    notUno: (path) =>
      `${path} non è la registrazione di una partita di Uno che questo programma possa ripetere`,
    stranger: (id, known) => `nessun bot della registrazione si chiama ${id}; ci sono ${known.join(', ')}`,
    begins: (path, live) =>
      `Di nuovo ${path}; dal vivo: ${live.join(', ')}; gli altri seguono la registrazione, senza orologio.`,
    differs: (entry, name, recorded, now) =>
      `Prima differenza, alla mossa ${entry}: nella registrazione ${name}: ${recorded}; ora: ${now}`,
    nothing: 'più nulla (la registrazione finisce qui)',
    same: 'Nessuna differenza: la partita è quella della registrazione.',
  },
  about: 'Arbitra una partita fra programmi.',
  usage: '[opzioni] bot1 bot2 [bot3 [bot4]]',
  options: [
    ['-s N, --seed N', 'seme del mazzo (estratto da 0 a 99999 se manca)'],
    ['-q', 'mostra solo la classifica'],
    ['-v', 'mostra anche il tavolo e le mani a ogni turno'],
    ['-d', 'mostra ogni riga inviata (<) e ricevuta (>)'],
    ['-m', 'scrive le righe inviate a ogni bot in <percorso del bot>.in'],
    ['-t MS, --time MS', 'tempo di un turno in millisecondi (3000); 0 ferma l’orologio'],
    ['--match-time SECONDS', 'tempo di ogni bot per tutta la partita in secondi'],
    ['-c N', 'carte in mano a ciascuno (7)'],
    ['-csv FILE', 'aggiunge una riga per bot: percorso,posto e, per un bot eliminato, il motivo'],
    ['-h, --help', 'mostra questo aiuto'],
    ['--decks N', 'uno o due mazzi (1)'],
    ['--first-card T', 'prima carta: number, del mazzo, o ace, fuori dal mazzo (number)'],
    ['--strict', 'rifiuta un asso o un jolly senza seme'],
    ['--invalid Q', 'chi riceve INVALID ACTION: others, all, none (others)'],
    ['--json', 'mostra solo il risultato, come un oggetto JSON'],
    ['--out CARTELLA', 'conserva la partita, le righe e lo standard error di ogni bot'],
    ['--isolate LIVELLO', 'isolamento dei bot: auto, required, none (auto)'],
    ['--lang L', 'lingua della narrazione: pt, it, en (pt)'],
  ],
  notes: [
    'Un bot è un programma eseguibile; senza barra nel nome si cerca nella cartella corrente. :greedy e :random giocano per la casa; :clumsy fa un’azione illegale e poi lascia la partita.',
  ],
  exitCodes: '0 fine normale, 1 qualche bot eliminato, 2 uso sbagliato, 130 interrotto.',
  exitCodesHeading: 'Codice di uscita',
};
