/** The help in Italian. */
import type { HelpTexts } from './help-texts.ts';

const SETTINGS = {
  set: 'un’impostazione del gioco (ludoteca games le elenca), o KEY=@FILE se può venire da un file; si può ripetere',
  deck: 'un file, un nome già incluso o, nei giochi che ne hanno, un codice, per la prima impostazione che può venire da un file; ripetuta, per la successiva',
};
const REFEREE = {
  time: 'millisecondi per una risposta (se manca: 3000); 0: senza limite',
  'match-time': 'secondi che ogni programma può usare in tutta la partita (se manca: senza limite)',
  isolate: 'come si isolano i programmi da questo computer: auto, required, none (se manca: auto)',
};
const DIR =
  'la cartella dei dati dell’utente: salvataggi, statistiche, preferenze, identità presso i server (se manca: LUDOTECA_DATA, altrimenti quella prevista dal sistema)';
const DATA =
  'i dati del server, cioè tavoli e ospiti: una cartella, o l’indirizzo di un database PostgreSQL (se manca: DATABASE_URL, altrimenti la cartella server nei dati dell’utente)';
const DATABASE = 'l’indirizzo del database PostgreSQL dei lavori (se manca: DATABASE_URL)';
const QUEUE =
  'fa giocare i worker del database al posto di questo programma (docs/scaling.md); il risultato è lo stesso';
const PLAIN = 'righe semplici senza ridisegnare lo schermo, per pipe e lettori di schermo';
const AS_JSON = 'stampa il risultato in JSON';
const SEED = 'lo stesso seme dà gli stessi numeri casuali (se manca: a caso, e stampato)';
const SEATS = 'quanti giocano (se manca: quanti ne nomina --players, entro i limiti del gioco)';
const INVALID = '2 argomenti non validi';
const STOPPED = '130 interrotto con Ctrl-C';

export const it: HelpTexts = {
  program:
    'Una casa per i giochi a turni con informazioni nascoste. In un terminale, senza comando: il menu.',
  headings: {
    commands: 'Comandi',
    gameCommands: 'Comandi dei singoli giochi',
    options: 'Opzioni',
    arguments: 'Argomenti',
    examples: 'Esempi',
    exitCodes: 'Codice di uscita',
  },
  anyOptions: '[opzioni]',
  more: 'ludoteca COMMAND --help, o ludoteca help COMMAND, spiega ogni comando.',
  common: {
    help: 'mostra questo aiuto',
    version: 'stampa la versione',
    lang: 'la lingua: it, en, pt (se manca: quella scelta nel menu, altrimenti quella del terminale)',
    game: 'prima di un comando: aggiunge un tuo gioco, una cartella o un modulo; si può ripetere',
  },
  pages: {
    games: {
      about: 'Elenca i giochi con i loro giocatori automatici e le impostazioni.',
      options: { all: 'compresi i giochi per l’insegnamento e le prove', json: AS_JSON },
      notes: [],
      exitCodes: `0 elencati, ${INVALID}.`,
    },
    rules: {
      about: 'Stampa le regole di un gioco in breve, e dove si trovano per intero.',
      options: {},
      notes: [],
      exitCodes: `0 stampate, ${INVALID}.`,
    },
    play: {
      about: 'Gioca a questo terminale, da soli, con altri o contro il computer.',
      options: {
        ...SETTINGS,
        seats: SEATS,
        players:
          'chi gioca, posto per posto: you (tu), random, greedy, un livello (beginner, intermediate, advanced, expert), search:ITERATIONS, o un giocatore proprio del gioco (ludoteca games li elenca); you=Ada dà un nome, più you si alternano al terminale (se manca: tu, e agli altri posti il primo del gioco, altrimenti greedy)',
        seed: 'lo stesso seme e le stesse risposte danno la stessa partita (se manca: a caso)',
        from: 'riprende una partita, dal percorso o dal nome fra i salvataggi; oppure comincia da un salvataggio nel formato originale del gioco, o da una posizione in un file JSON',
        save: 'il nome dei salvataggi della partita, nei giochi i cui salvataggi originali hanno un nome',
        dialect:
          'il formato di un salvataggio originale, nei giochi che ne hanno più d’uno (se manca: si riconosce da sé)',
        at: 'riprende dalla mossa N della partita (se manca: dalla fine)',
        plain: PLAIN,
        pace: 'quanto ci mette il computer: none, fast, normal, slow (se manca: come nelle impostazioni)',
        'save-prompts':
          'dove il gioco lascia salvare: ask lo propone, go no (se manca: come nelle impostazioni)',
        reasons:
          'se il computer spiega le sue scelte: yes, no (se manca: come nelle impostazioni, altrimenti solo dove giocano soltanto computer)',
        hints: 'se le persone possono chiedere consigli: yes, no (se manca: solo se gioca una persona sola)',
        yes: 'non chiede conferma delle risposte che non si possono annullare, tranne il ritiro',
        dir: DIR,
        files:
          'dove stanno i file originali del gioco: salvataggi, diario e statistiche (se manca: la cartella corrente se ci sono, altrimenti con le partite)',
        out: 'scrive l’archivio della partita anche in questo file, quando finisce o quando la lasci',
      },
      notes: [
        'SAVE apre un salvataggio nel formato originale del gioco, dal nome o dal percorso.',
        'La partita è conservata dopo ogni risposta. Ctrl-C, la fine dell’input (Ctrl-D) ed esci la lasciano; --from la riprende.',
      ],
      exitCodes: `0 fatto, 1 la partita non si è potuta conservare o un salvataggio non si può aprire, ${INVALID}, ${STOPPED}.`,
    },
    practice: {
      about: 'Insegna un gioco a lezioni, e propone problemi.',
      options: { file: 'esercizi tuoi, da un file JSON (docs/exercises.md)', dir: DIR, plain: PLAIN },
      notes: [
        'COLLECTION è una raccolta del gioco, come tutorial o puzzles; se manca, si elencano. EXERCISE è un numero dell’elenco, o un nome.',
        'Ogni tentativo è conservato come archivio nella cartella exercises di --dir: ludoteca replay FILE lo mostra, ludoteca verify FILE lo controlla.',
      ],
      exitCodes: `0 uscita, o l’input è terminato, 1 il file di esercizi ha errori, ${INVALID} o il file non c’è, ${STOPPED}.`,
    },
    solo: {
      about: 'Gioca le modalità in solitario di un gioco: draft e campagne.',
      options: {
        seed: 'il seme di una nuova serie: con la stessa parola le stesse buste e mescolate (se manca: a caso)',
        dir: DIR,
        plain: PLAIN,
      },
      notes: [
        'MODE è una modalità del gioco, come draft; se manca, si elencano. I progressi si salvano dopo ogni scelta, e ludoteca solo li riprende.',
        'Progressi e partite sono nella cartella solo di --dir: ludoteca replay FILE mostra una partita, ludoteca verify FILE la controlla.',
      ],
      exitCodes: `0 uscita, o l’input è terminato, ${INVALID}, ${STOPPED}.`,
    },
    menu: {
      about:
        'Apre il menu: partite nuove e salvate, repliche, statistiche, impostazioni. In un terminale, ludoteca senza comando fa lo stesso.',
      options: { dir: DIR, plain: PLAIN },
      notes: [
        'Con GAME il menu comincia dalla pagina di quel gioco. Le partite sono conservate dopo ogni risposta.',
      ],
      exitCodes: `0 uscita, o l’input è terminato, ${INVALID}, ${STOPPED}.`,
    },
    serve: {
      about: 'Offre tavoli di ogni gioco a browser e terminali, finché non viene fermato.',
      options: {
        port: 'la porta su cui ascolta; 0 è una qualsiasi libera (se manca: 4200)',
        host: 'l’indirizzo su cui ascolta (se manca: 127.0.0.1, raggiungibile solo da questo computer)',
        data: DATA,
        pages: 'la cartella dell’applicazione web (se manca: quella che arriva con il programma)',
        workers: 'il numero di processi che eseguono le partite (se manca: il numero di core, almeno 2)',
        advertise:
          'l’indirizzo a cui gli altri server dello stesso database PostgreSQL raggiungono questo, come http://10.0.0.5:4200 (se manca: quello su cui ascolta)',
        queue:
          'fa calcolare ai worker del database PostgreSQL le risposte degli expert; se nessuno lo fa in tempo, ci pensa il server (docs/scaling.md)',
        'trust-proxy':
          'l’indirizzo di un reverse proxy, o un intervallo come 10.0.0.0/8, la cui intestazione X-Forwarded-For indica il client; si può ripetere (se manca: nessuno, l’intestazione è ignorata)',
        'keep-finished': 'giorni dopo i quali una partita finita è cancellata (se manca: mai)',
        'keep-unfinished':
          'giorni senza risposte dopo i quali una partita non finita è cancellata (se manca: mai)',
        'log-level':
          'quanto dice il registro sullo standard error: error, warn, info o debug (se manca: warn); righe JSON se non è un terminale',
      },
      notes: [
        'Stampa il suo indirizzo e non apre nulla da sé. Ctrl-C lo ferma; il prossimo server con gli stessi dati continua con i suoi tavoli.',
        'GET /health e GET /ready dicono se funziona e se può salvare; GET /metrics ha le misure per Prometheus, per i programmi di questo computer o per chi invia il bearer token contenuto nella variabile d’ambiente LUDOTECA_METRICS_TOKEN.',
      ],
      exitCodes: `0 fermato con Ctrl-C o SIGTERM, ${INVALID}, oppure la porta o i dati non si possono usare.`,
    },
    store: {
      about: 'Copia, salva, ripristina, controlla e ripara i dati di un server.',
      options: {},
      notes: ['ludoteca store COMMAND --help spiega ogni comando.'],
      exitCodes: `0 fatto, 1 qualche dato è danneggiato, ${INVALID}, oppure i dati non si possono usare.`,
    },
    'store copy': {
      about: 'Copia i dati di un server in un posto vuoto: da una cartella a PostgreSQL, o viceversa.',
      options: {},
      notes: [
        'FROM e TO sono cartelle di un server o indirizzi postgres://UTENTE:PASSWORD@HOST:PORTA/DATABASE; FROM può essere una copia di sicurezza.',
        'Si copia tutto o niente. La copia viene controllata: numero di righe, somme di controllo, catene delle mosse.',
      ],
      exitCodes: `0 copiati, 1 qualche dato è danneggiato, ${INVALID}, oppure i dati non si possono usare.`,
    },
    'store backup': {
      about: 'Scrive tutti i dati di un server in un nuovo file, anche mentre il server lavora.',
      options: { data: DATA },
      notes: [
        'Il file ha sempre la stessa forma, qualunque sia il database. Contiene segreti: può leggerlo solo il proprietario.',
      ],
      exitCodes: `0 scritto, 1 qualche dato è danneggiato, ${INVALID}, oppure i dati non si possono usare.`,
    },
    'store restore': {
      about: 'Ripristina una copia di sicurezza in un posto vuoto.',
      options: { data: DATA },
      notes: ['Non si sovrascrive nulla: il posto deve essere vuoto.'],
      exitCodes: `0 ripristinati, 1 qualche dato è danneggiato, ${INVALID}, oppure i dati non si possono usare.`,
    },
    'store check': {
      about: 'Controlla tutti i dati di un server ed elenca i tavoli danneggiati.',
      options: { data: DATA },
      notes: [],
      exitCodes: `0 tutto è intatto, 1 qualche dato è danneggiato, ${INVALID}, oppure i dati non si possono leggere.`,
    },
    'store repair': {
      about: 'Copia in una nuova cartella tutto ciò che è intatto. L’originale viene solo letto.',
      options: { data: DATA },
      notes: ['I tavoli danneggiati sono esclusi ed elencati. Poi avvia il server con --data DIR.'],
      exitCodes: `0 tutto era intatto, 1 qualche dato è stato escluso, ${INVALID}, oppure i dati non si possono leggere.`,
    },
    worker: {
      about:
        'Esegue i lavori che sim, arena, train, analyse e serve affidano ai worker con --queue, finché non viene fermato.',
      options: {
        database: DATABASE,
        jobs: 'quanti lavori si eseguono insieme (se manca: 1); un worker per ogni core è più veloce',
        programs:
          'una cartella i cui programmi possono giocare nei tornei; si può ripetere (se manca: solo giocatori automatici)',
        isolate: REFEREE.isolate,
      },
      notes: [
        'Un worker prende lavori dei giochi che ha, con la stessa versione delle regole e del programma. I lavori di un worker che termina passano ad altri.',
      ],
      exitCodes: `0 fermato, 1 il database non è raggiungibile, ${INVALID}.`,
    },
    jobs: {
      about: 'Elenca le serie di lavori affidate ai worker.',
      options: { database: DATABASE, json: AS_JSON },
      notes: ['ludoteca jobs cancel RUN ne annulla una.'],
      exitCodes: `0 elencate, 1 il database non è raggiungibile, ${INVALID}.`,
    },
    'jobs cancel': {
      about: 'Annulla una serie di lavori e ne cancella i risultati.',
      options: { database: DATABASE },
      notes: [],
      exitCodes: `0 annullata, 1 il database non è raggiungibile, ${INVALID}, oppure la serie non esiste.`,
    },
    join: {
      about: 'Siede a un tavolo di un server, o lo guarda, da questo terminale.',
      options: {
        name: 'il tuo nome al tavolo (se manca: come prima, altrimenti come nelle impostazioni)',
        watch: 'guarda soltanto, anche se c’è un posto libero',
        plain: PLAIN,
        dir: DIR,
      },
      notes: [
        'LINK è l’indirizzo della pagina del tavolo. Puoi uscire e tornare con lo stesso indirizzo; esci propone anche di ritirarti dalla partita.',
      ],
      exitCodes: `0 fatto, 1 il server non è raggiungibile, ${INVALID}, ${STOPPED}.`,
    },
    matches: {
      about: 'Elenca i tuoi tavoli presso un server: prima quelli dove tocca a te.',
      options: {
        finished: 'elenca le partite finite',
        out: 'scarica in questa cartella gli archivi delle tue partite finite',
        dir: DIR,
      },
      notes: [
        'SERVER è l’indirizzo di una pagina qualsiasi del server. I tavoli sono quelli dell’identità salvata da join.',
      ],
      exitCodes: `0 fatto, 1 il server non è raggiungibile, ${INVALID}.`,
    },
    tournaments: {
      about: 'Elenca i tornei fra persone di un server, o ne mostra uno: classifica e la tua partita.',
      options: {
        enrol: 'iscriviti al torneo',
        withdraw: 'lascia il torneo',
        name: 'il tuo nome al torneo (se manca: come prima, altrimenti come nelle impostazioni)',
        dir: DIR,
      },
      notes: [
        'SERVER è l’indirizzo del server, o della pagina di un torneo, come nell’elenco. Con GAME si elencano i tornei di quel gioco. Chi crea il torneo lo fa cominciare nella pagina del server.',
      ],
      exitCodes: `0 fatto, 1 il server non è raggiungibile, ${INVALID}.`,
    },
    forget: {
      about: 'Cancella il tuo nome e la tua identità presso un server.',
      options: { dir: DIR },
      notes: [
        'SERVER è l’indirizzo di una pagina qualsiasi del server. Lasci i suoi tavoli aperti e ti ritiri dalle partite in corso; quelle finite restano, senza il tuo nome. Non si può annullare.',
      ],
      exitCodes: `0 fatto, 1 il server non è raggiungibile, ${INVALID}.`,
    },
    sim: {
      about: 'Fa giocare molte partite ai giocatori automatici e conta chi vince.',
      options: {
        ...SETTINGS,
        seats: SEATS,
        games: 'quante partite (se manca: 100)',
        first:
          'il numero della prima partita (se manca: 0); con --games 1 rigioca una partita di una simulazione',
        seed: SEED,
        players:
          'chi gioca, posto per posto: random, greedy, un livello (beginner, intermediate, advanced, expert), search:ITERATIONS, o un giocatore proprio del gioco (ludoteca games li elenca); un elenco corto si ripete (se manca: random)',
        out: 'scrive un archivio di ogni partita in questa cartella; le partite già presenti non si rigiocano',
        archive:
          'scrive gli archivi di tutte le partite in un solo file, che verify e replay leggono; un file esistente è sostituito',
        record:
          'scrive ogni decisione in un solo file, in righe JSON compresse con gzip (docs/simulation.md); un file esistente è sostituito',
        gzip: 'comprime gli archivi',
        jobs: 'quanti thread giocano (se manca: quanti ne regge il computer, se dura a lungo); il risultato è lo stesso',
        queue: QUEUE,
        json: AS_JSON,
      },
      notes: [
        'Il JSON ha le chiavi game, version, seats, players, settings, seed, first, games, decisions, seconds, winsBySeat, winsByPlayer, draws, meanDecisions, faults.',
        'Le vittorie sono i primi posti non condivisi; draws le partite che non ne hanno; faults le partite in cui una regola è fallita.',
      ],
      exitCodes: `0 fatto, 1 una regola è fallita o un file non si è potuto scrivere, ${INVALID}, ${STOPPED}.`,
    },
    env: {
      about:
        'Gioca un gruppo di partite per un programma che impara, attraverso standard input e standard output.',
      options: {
        ...SETTINGS,
        batch: 'quante partite si giocano insieme (se manca: 1)',
        seats: 'quanti giocano (se manca: il minimo del gioco)',
        seed: 'lo stesso seme dà gli stessi numeri casuali (se manca: 0)',
        describe: 'stampa in JSON i nomi di tutti i numeri e di tutte le azioni, e non gioca',
      },
      notes: [
        'Entrano ed escono blocchi di byte: docs/env.md li descrive, examples/python/ludoteca_env.py è un client.',
      ],
      exitCodes: `0 l’input è terminato, 1 una regola del gioco è fallita, ${INVALID} o input che non è un blocco valido.`,
    },
    bots: {
      about: 'Fa giocare programmi bot fra loro e contro giocatori automatici, a qualsiasi gioco.',
      options: {
        ...SETTINGS,
        ...REFEREE,
        games: 'quante partite (se manca: 10)',
        seed: SEED,
        out: 'scrive in questa cartella, per ogni partita: l’archivio, e la trascrizione e lo standard error di ogni programma',
        json: AS_JSON,
      },
      notes: [
        'PLAYER è il percorso di un programma che parla il protocollo dei bot (docs/bot-protocol.md), o :NAME per un giocatore automatico: :random, :greedy, un livello come :expert, :search:ITERATIONS, o uno proprio del gioco (ludoteca games li elenca).',
        'Ogni distribuzione si gioca una volta per ogni rotazione dei posti. Le vittorie sono i primi posti non condivisi.',
      ],
      exitCodes: `0 fatto, 1 un programma ha perso il posto in qualche partita, ${INVALID}, ${STOPPED}.`,
    },
    arena: {
      about: 'Gioca un torneo fra programmi e giocatori automatici e scrive un resoconto.',
      options: {
        ...SETTINGS,
        ...REFEREE,
        submissions:
          'una cartella di consegne, un programma in ogni sottocartella: un eseguibile, un Makefile, sorgenti C o uno script; si può ripetere',
        tournament: 'un file di torneo (docs/arena.md); le opzioni prevalgono',
        rounds: 'distribuzioni per ogni gruppo di giocatori, ognuna giocata da ogni posto (se manca: 10)',
        jobs: 'quante partite si giocano insieme (se manca: 4); il risultato è lo stesso',
        queue: QUEUE,
        seed: SEED,
        out: 'la cartella del torneo: diario, partite, risultati, resoconto',
        seats: 'quanti giocano in una partita (se manca: il minimo del gioco)',
        sprt: 'finisce appena un test sequenziale decide fra due differenze Elo, per esempio 0,20',
        gauntlet: 'solo partite con questo giocatore',
        resume: 'continua il torneo in --out; con più --rounds, anche uno finito',
        json: AS_JSON,
      },
      notes: [
        'PLAYER è il percorso di un programma, o :NAME per un giocatore automatico (ludoteca games li elenca). I programmi parlano in righe JSON (docs/bot-protocol.md) o nel protocollo del gioco; quale, si scopre da sé.',
        'Ogni partita riavvia i suoi programmi, così che il risultato non dipenda dalle altre. DIR/report.html è il resoconto, DIR/results.csv ha una riga per ogni giocatore di ogni partita.',
      ],
      exitCodes: `0 fatto, 1 una partita è stata abbandonata o i risultati non si sono potuti scrivere, ${INVALID}, ${STOPPED}.`,
    },
    player: {
      about: 'È un giocatore automatico sotto forma di programma: legge le righe di un arbitro e risponde.',
      options: {
        seed: 'lo stesso seme dà le stesse risposte (predefinito: 0)',
      },
      notes: [
        'NAME è un livello o un altro giocatore automatico del gioco (li elenca ludoteca games). La prima riga mostra se l’arbitro parla in righe JSON (docs/bot-protocol.md) o nel protocollo del gioco.',
      ],
      exitCodes: `0 l’ingresso è finito, 1 una riga non si può usare, ${INVALID}.`,
    },
    replay: {
      about:
        'Verifica un archivio e ne mostra la partita, avanti e indietro; in righe semplici tutta insieme.',
      options: {
        at: 'comincia dopo le prime N mosse; in righe semplici e nei diari: si ferma lì',
        as: 'ciò che può sapere un posto (1, 2, …), uno spettatore (spectator) o il giudice (judge) (se manca: judge, che sa tutto; spectator finché la partita non è finita)',
        plain: 'stampa la partita e il tavolo finale in righe, come senza terminale',
        unverified: 'mostra una partita che non supera la verifica, fin dove si può rigiocare',
        dir: DIR,
        out: 'scrive il diario della partita in questo file invece di mostrarla',
      },
      notes: [
        'FILE è un percorso, il nome di una partita fra i salvataggi, o FILE#NUMBER: una partita di una raccolta scritta da sim --archive.',
      ],
      exitCodes: `0 mostrata, 1 l’archivio è rifiutato (ludoteca verify --help) o il diario non si è potuto scrivere, ${INVALID} o il file non c’è, ${STOPPED}.`,
    },
    verify: {
      about: 'Rigioca gli archivi e dice quali sono validi.',
      options: {
        json: AS_JSON,
        quiet: 'stampa solo gli archivi rifiutati e il totale',
        fairness:
          'le prove della mescolata (se manca: il file accanto all’archivio che finisce in .fairness.json, se c’è)',
      },
      notes: [
        'Di una raccolta scritta da sim --archive si verifica ogni archivio; FILE#NUMBER è uno di essi.',
        'Di un file troncato si dice quante mosse si possono ancora mostrare: vedi ludoteca replay.',
        'Di una cartella si verificano tutti i file il cui nome finisce in .ludoteca, anche nelle sottocartelle; i collegamenti non si seguono.',
        'Con le prove di una partita su un server si controlla anche la mescolata. Il comando join le conserva nella cartella dei dati; la pagina di un tavolo può salvarle.',
      ],
      exitCodes: `0 tutti a posto, 1 alcuni sono rifiutati: non sono archivi, sono danneggiati, troppo grandi, di un gioco sconosciuto, o catena di hash, replica o mescolata non tornano, ${INVALID} o un file o una cartella che non si può leggere.`,
    },
    stats: {
      about:
        'Stampa statistiche sugli archivi: giocatori, mazzi, accoppiamenti, carte, durata, primo giocatore.',
      options: {
        json: AS_JSON,
        data: 'conta anche le partite finite di un server: la sua cartella dei dati, un backup o l’indirizzo del suo database',
      },
      notes: [
        'Di una cartella si contano tutti gli archivi, anche nelle sottocartelle; i collegamenti non si seguono. Ogni partita è rigiocata.',
        'Una quota di vittorie è seguita dal suo intervallo al 95 % e dal numero di partite; una barra mostra la quota.',
        'Con --data e senza file si contano solo le partite del server, che può essere in funzione.',
      ],
      exitCodes: `0 tutti gli archivi sono stati contati, 1 alcuni sono rifiutati ed esclusi, ${INVALID} o un file o una cartella che non si può leggere.`,
    },
    analyse: {
      about: 'Valuta le risposte di una partita finita: probabilità di vittoria, risposte migliori, svolte.',
      options: {
        at: 'solo la domanda dopo le prime N mosse, con le risposte migliori',
        iterations:
          'partite di prova per ogni domanda (se manca: quelle di expert per una domanda, di advanced per una partita)',
        seed: 'lo stesso seme dà gli stessi numeri casuali (se manca: 1)',
        json: AS_JSON,
        queue:
          'fa valutare le risposte ai worker del database al posto di questo programma (docs/scaling.md); il risultato è lo stesso',
      },
      notes: [
        'Le probabilità sono stime con partite di prova (docs/strength.md), da ciò che il posto sapeva quando ha risposto. Dove le partite di prova sono troncate, sono valutazioni della posizione.',
      ],
      exitCodes: `0 analizzata, 1 l’archivio è rifiutato, ${INVALID}, il file non c’è, o la partita non è finita, ${STOPPED}.`,
    },
    train: {
      about:
        'Impara a valutare le posizioni di un gioco da partite di un giocatore automatico contro sé stesso.',
      options: {
        seats: 'numero di posti (se manca: il minimo del gioco)',
        games: 'numero di partite (se manca: 1000)',
        seed: 'lo stesso seme dà le stesse partite (se manca: 1)',
        players: 'il giocatore che gioca contro sé stesso (se manca: greedy)',
        date: 'la data nel file (se manca: oggi)',
        out: 'il file dei pesi (se manca: l’uscita standard)',
        queue: QUEUE,
      },
      notes: [
        'I pesi sono quelli di una regressione logistica. Lo stesso comando con la stessa data dà lo stesso file. Un quinto delle partite resta fuori e mostra quanto valgono le stime.',
      ],
      exitCodes: `0 imparato, 1 il file non si può scrivere, ${INVALID}.`,
    },
    'new-game': {
      about:
        'Crea il pacchetto di un nuovo gioco nella cartella corrente: un piccolo gioco che si può subito giocare e provare.',
      options: {},
      notes: [
        'NAME: lettere minuscole, cifre e trattini singoli, a cominciare da una lettera, come hearts o old-maid.',
        'Il codice di un gioco ha i tuoi stessi permessi, come ogni programma: usa giochi di persone di cui ti fidi.',
      ],
      exitCodes: `0 creato, ${INVALID}, oppure la cartella non si può scrivere; allora non si crea nulla.`,
    },
    completion: {
      about: 'Stampa uno script che completa comandi, giochi e opzioni in una shell.',
      options: {},
      notes: [
        'bash: eval "$(ludoteca completion bash)" in ~/.bashrc; zsh: eval "$(ludoteca completion zsh)" dopo compinit in ~/.zshrc; fish: ludoteca completion fish > ~/.config/fish/completions/ludoteca.fish',
      ],
      exitCodes: `0 stampato, ${INVALID}.`,
    },
  },
};
