/** Help texts of the commands that read card files. */
import type { ByLanguage, CommandHelp } from '@ludoteca/kit';

type CommandHelpTexts = ByLanguage<CommandHelp>;

export const importHelp: CommandHelpTexts = {
  it: {
    usage: 'CARTE',
    about:
      'Legge le carte di un file di qualunque grandezza e le conserva nella cartella dei dati dell’utente; poi «deck ELENCO MAZZO» le trova. Un file danneggiato o incompleto non cambia niente.',
    parameters: [
      ['CARTE', 'un file di Scryfall (elenco o una carta per riga) o di MTGJSON, anche compresso con gzip'],
    ],
    examples: ['oracle-cards.json', 'AtomicCards.json.gz'],
    exitCodes: '0 fatto; 1 il file è danneggiato; 2 il file manca o gli argomenti non sono validi.',
  },
  en: {
    usage: 'CARDS',
    about:
      'Reads the cards of a file of any size and stores them in the folder of the user’s data, where “deck LIST OUT” finds them. A damaged or truncated file changes nothing.',
    parameters: [
      ['CARDS', 'a file of Scryfall (a list, or one card per line) or of MTGJSON, gzipped or not'],
    ],
    examples: ['oracle-cards.json', 'AtomicCards.json.gz'],
    exitCodes: '0 done; 1 the file is damaged; 2 the file is missing, or the arguments are wrong.',
  },
  pt: {
    usage: 'CARTAS',
    about:
      'Lê as cartas de um arquivo de qualquer tamanho e as guarda na pasta de dados do usuário, onde “deck LISTA BARALHO” as encontra. Um arquivo danificado ou incompleto não muda nada.',
    parameters: [
      ['CARTAS', 'um arquivo do Scryfall (lista ou uma carta por linha) ou do MTGJSON, também com gzip'],
    ],
    examples: ['oracle-cards.json', 'AtomicCards.json.gz'],
    exitCodes: '0 feito; 1 o arquivo está danificado; 2 o arquivo falta ou os argumentos são inválidos.',
  },
};

export const coverageHelp: CommandHelpTexts = {
  it: {
    usage: 'CARTE [--cards] [--json]',
    about: 'Legge le carte di un file e dice quante se ne capiscono, e quali parole fermano le altre.',
    parameters: [
      ['CARTE', 'un file di Scryfall (elenco o una carta per riga) o di MTGJSON, anche compresso con gzip'],
      ['--cards', 'ogni carta rifiutata, con riga, colonna e parole'],
      ['--json', 'tutto come un oggetto JSON: cards, read, refused, reasons'],
    ],
    examples: ['oracle-cards.json', 'oracle-cards.json.gz --json'],
    exitCodes: '0 fatto; 2 il file non si legge o gli argomenti non sono validi.',
  },
  en: {
    usage: 'CARDS [--cards] [--json]',
    about: 'Reads the cards of a file and says how many are understood, and which words stop the others.',
    parameters: [
      ['CARDS', 'a file of Scryfall (a list, or one card per line) or of MTGJSON, gzipped or not'],
      ['--cards', 'every card that is refused, with line, column and words'],
      ['--json', 'all of it as one JSON object: cards, read, refused, reasons'],
    ],
    examples: ['oracle-cards.json', 'oracle-cards.json.gz --json'],
    exitCodes: '0 done; 2 the file cannot be read, or the arguments are wrong.',
  },
  pt: {
    usage: 'CARTAS [--cards] [--json]',
    about: 'Lê as cartas de um arquivo e diz quantas se entendem, e que palavras param as outras.',
    parameters: [
      ['CARTAS', 'um arquivo do Scryfall (lista ou uma carta por linha) ou do MTGJSON, também com gzip'],
      ['--cards', 'cada carta recusada, com linha, coluna e palavras'],
      ['--json', 'tudo como um objeto JSON: cards, read, refused, reasons'],
    ],
    examples: ['oracle-cards.json', 'oracle-cards.json.gz --json'],
    exitCodes: '0 feito; 2 o arquivo não pode ser lido ou os argumentos são inválidos.',
  },
};

export const auditHelp: CommandHelpTexts = {
  it: {
    usage: 'CARTE [--json]',
    about:
      'Scrive il testo di ogni carta letta a partire dalle sue abilità e lo confronta con quello stampato, parola per parola: elenca le parole decisive che mancano.',
    parameters: [
      ['CARTE', 'un file di Scryfall o di MTGJSON, anche compresso con gzip'],
      ['--json', 'tutto come un oggetto JSON: read, differences (name, lost, printed, written)'],
    ],
    examples: ['oracle-cards.json', 'oracle-cards.json.gz --json'],
    exitCodes: '0 nessuna differenza; 1 ce ne sono; 2 il file non si legge o gli argomenti non sono validi.',
  },
  en: {
    usage: 'CARDS [--json]',
    about:
      'Writes the text of every card that is read from its abilities and compares it with the printed one, word by word: it lists the decisive words that are missing.',
    parameters: [
      ['CARDS', 'a file of Scryfall or of MTGJSON, gzipped or not'],
      ['--json', 'all of it as one JSON object: read, differences (name, lost, printed, written)'],
    ],
    examples: ['oracle-cards.json', 'oracle-cards.json.gz --json'],
    exitCodes: '0 no difference; 1 there are some; 2 the file cannot be read, or the arguments are wrong.',
  },
  pt: {
    usage: 'CARTAS [--json]',
    about:
      'Escreve o texto de cada carta lida a partir de suas habilidades e o compara com o impresso, palavra por palavra: lista as palavras decisivas que faltam.',
    parameters: [
      ['CARTAS', 'um arquivo do Scryfall ou do MTGJSON, também com gzip'],
      ['--json', 'tudo como um objeto JSON: read, differences (name, lost, printed, written)'],
    ],
    examples: ['oracle-cards.json', 'oracle-cards.json.gz --json'],
    exitCodes:
      '0 nenhuma diferença; 1 há algumas; 2 o arquivo não pode ser lido ou os argumentos são inválidos.',
  },
};

export const decksHelp: CommandHelpTexts = {
  it: {
    usage: 'MAZZI… CARTE… [--top N] [--json]',
    about:
      'Dice quanti mazzi si leggono per intero, quante copie in media, e quali frasi fermano più mazzi: da sole, e in tutto.',
    parameters: [
      [
        'MAZZI…',
        'un oggetto JSON per riga (nome della carta e numero di copie), o un elenco; anche con gzip',
      ],
      ['CARTE…', 'i file delle loro carte: Scryfall o MTGJSON'],
      ['--top N', 'quante frasi (30)'],
      ['--json', 'tutto come un oggetto JSON: decks, read, copies, unknown, wordings'],
    ],
    examples: ['decks.jsonl.gz oracle-cards.json', 'decks.jsonl oracle-cards.json --top 100 --json'],
    exitCodes: '0 fatto; 2 un file non si legge, non ci sono mazzi o gli argomenti non sono validi.',
  },
  en: {
    usage: 'DECKS… CARDS… [--top N] [--json]',
    about:
      'Says how many decks are read in full, how many copies on average, and which wordings stop most decks: alone, and in all.',
    parameters: [
      ['DECKS…', 'one JSON object per line (card name and number of copies), or a deck list; gzipped or not'],
      ['CARDS…', 'the files of their cards: Scryfall or MTGJSON'],
      ['--top N', 'how many wordings (30)'],
      ['--json', 'all of it as one JSON object: decks, read, copies, unknown, wordings'],
    ],
    examples: ['decks.jsonl.gz oracle-cards.json', 'decks.jsonl oracle-cards.json --top 100 --json'],
    exitCodes: '0 done; 2 a file cannot be read, there are no decks, or the arguments are wrong.',
  },
  pt: {
    usage: 'BARALHOS… CARTAS… [--top N] [--json]',
    about:
      'Diz quantos baralhos são lidos por inteiro, quantas cópias em média, e que frases param mais baralhos: sozinhas, e ao todo.',
    parameters: [
      [
        'BARALHOS…',
        'um objeto JSON por linha (nome da carta e número de cópias), ou uma lista; também com gzip',
      ],
      ['CARTAS…', 'os arquivos de suas cartas: Scryfall ou MTGJSON'],
      ['--top N', 'quantas frases (30)'],
      ['--json', 'tudo como um objeto JSON: decks, read, copies, unknown, wordings'],
    ],
    examples: ['decks.jsonl.gz oracle-cards.json', 'decks.jsonl oracle-cards.json --top 100 --json'],
    exitCodes: '0 feito; 2 um arquivo não pode ser lido, não há baralhos ou os argumentos são inválidos.',
  },
};

export const soakHelp: CommandHelpTexts = {
  it: {
    usage: 'CARTE [--casts N] [--games N] [--seed S]',
    about:
      'Gioca mazzi misti delle carte lette finché ognuna è stata lanciata abbastanza, e dice se qualcosa si rompe.',
    parameters: [
      ['CARTE', 'un file di Scryfall o di MTGJSON'],
      ['--casts N', 'quante volte ogni carta (3)'],
      ['--games N', 'al più tante partite (20000)'],
      ['--seed SEED', 'lo stesso seme dà le stesse partite (soak)'],
    ],
    examples: ['oracle-cards.json --casts 1'],
    exitCodes:
      '0 niente si è rotto; 1 una partita si è rotta o restano carte; 2 il file non si legge o gli argomenti non sono validi.',
  },
  en: {
    usage: 'CARDS [--casts N] [--games N] [--seed S]',
    about:
      'Plays mixed decks of the cards that are read until each was cast often enough, and says whether anything breaks.',
    parameters: [
      ['CARDS', 'a file of Scryfall or of MTGJSON'],
      ['--casts N', 'how often each card (3)'],
      ['--games N', 'at most so many games (20000)'],
      ['--seed SEED', 'the same seed gives the same games (soak)'],
    ],
    examples: ['oracle-cards.json --casts 1'],
    exitCodes:
      '0 nothing broke; 1 a game broke, or cards are left; 2 the file cannot be read, or the arguments are wrong.',
  },
  pt: {
    usage: 'CARTAS [--casts N] [--games N] [--seed S]',
    about:
      'Joga baralhos mistos das cartas lidas até que cada uma tenha sido jogada o bastante, e diz se algo quebra.',
    parameters: [
      ['CARTAS', 'um arquivo do Scryfall ou do MTGJSON'],
      ['--casts N', 'quantas vezes cada carta (3)'],
      ['--games N', 'no máximo tantas partidas (20000)'],
      ['--seed SEED', 'a mesma semente dá as mesmas partidas (soak)'],
    ],
    examples: ['oracle-cards.json --casts 1'],
    exitCodes:
      '0 nada quebrou; 1 uma partida quebrou ou restam cartas; 2 o arquivo não pode ser lido ou os argumentos são inválidos.',
  },
};
