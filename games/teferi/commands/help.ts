/** Help texts of the commands about decks, cards, scenarios and rules. */
import type { ByLanguage, CommandHelp } from '@ludoteca/kit';

type CommandHelpTexts = ByLanguage<CommandHelp>;

export const deckHelp: CommandHelpTexts = {
  it: {
    usage: 'ELENCO [CARTE] MAZZO [--leave-out] | check MAZZO [--json]',
    about:
      'Unisce un elenco e un file di carte in un mazzo da giocare con --deck. Tutto ciò che non va è elencato insieme, una riga ciascuno, e allora non si scrive niente. Con check dice se un mazzo di carte del gioco è valido.',
    parameters: [
      ['ELENCO', 'il mazzo come lo scrivono Arena, MTGO (.dek), XMage, Forge (.dck) o Cockatrice (.cod)'],
      ['CARTE', 'il file delle carte che l’elenco nomina: Scryfall o MTGJSON; senza, le carte importate'],
      ['--leave-out', 'lascia fuori le carte che non si leggono, e le nomina'],
      ['MAZZO', 'il file da scrivere'],
      ['check MAZZO', 'un elenco, un file di mazzo o il nome di un mazzo pronto: tutto ciò che non va'],
      ['--json', 'con check: il risultato come un oggetto JSON: ok, problems, deck'],
    ],
    examples: ['river.txt oracle-cards.json river.json', 'check river.txt', 'check ridge --json'],
    exitCodes:
      '0 il mazzo è scritto o valido; 1 qualcosa non va; 2 un file non si legge o gli argomenti non sono validi.',
  },
  en: {
    usage: 'LIST [CARDS] OUT [--leave-out] | check DECK [--json]',
    about:
      'Joins a deck list and a file of cards into a deck to play with --deck. Everything that is wrong is reported at once, one line each, and then nothing is written. With check it says whether a deck of cards that ship is valid.',
    parameters: [
      ['LIST', 'the deck as Arena, MTGO (.dek), XMage, Forge (.dck) or Cockatrice (.cod) write it'],
      [
        'CARDS',
        'the file of the cards that the list names: Scryfall or MTGJSON; without it, the imported cards',
      ],
      ['--leave-out', 'leaves out the cards that cannot be read, and names them'],
      ['OUT', 'the file to write'],
      ['check DECK', 'a list, a deck file or the name of a deck that ships: all that is wrong with it'],
      ['--json', 'with check: the result as one JSON object: ok, problems, deck'],
    ],
    examples: ['river.txt oracle-cards.json river.json', 'check river.txt', 'check ridge --json'],
    exitCodes:
      '0 the deck is written or valid; 1 something is wrong with it; 2 a file cannot be read, or the arguments are wrong.',
  },
  pt: {
    usage: 'LISTA [CARTAS] BARALHO [--leave-out] | check BARALHO [--json]',
    about:
      'Junta uma lista e um arquivo de cartas num baralho para jogar com --deck. Tudo o que está errado é listado de uma vez, uma linha cada, e então nada é escrito. Com check diz se um baralho de cartas do jogo é válido.',
    parameters: [
      ['LISTA', 'o baralho como o escrevem Arena, MTGO (.dek), XMage, Forge (.dck) ou Cockatrice (.cod)'],
      [
        'CARTAS',
        'o arquivo das cartas que a lista nomeia: Scryfall ou MTGJSON; sem ele, as cartas importadas',
      ],
      ['--leave-out', 'deixa de fora as cartas que não se leem, e as nomeia'],
      ['BARALHO', 'o arquivo a escrever'],
      [
        'check BARALHO',
        'uma lista, um arquivo de baralho ou o nome de um baralho pronto: tudo o que está errado',
      ],
      ['--json', 'com check: o resultado como um objeto JSON: ok, problems, deck'],
    ],
    examples: ['river.txt oracle-cards.json river.json', 'check river.txt', 'check ridge --json'],
    exitCodes:
      '0 o baralho está escrito ou válido; 1 algo está errado nele; 2 um arquivo não pode ser lido ou os argumentos são inválidos.',
  },
};

export const scenarioHelp: CommandHelpTexts = {
  it: {
    usage: 'FILE… [--json]',
    about:
      'Prova degli scenari: una posizione, ciò che i giocatori fanno, ciò che dopo dev’essere vero. Di ogni scenario che non tiene dice perché, con la regola.',
    parameters: [
      ['FILE…', 'file di scenari (la forma è in docs/teferi-scenarios.md)'],
      ['--json', 'il risultato come un elenco JSON: id, ok, failures'],
    ],
    examples: ['combattimento.json', 'a.json b.json --json'],
    exitCodes:
      '0 tutti tengono; 1 uno non tiene; 2 un file non è di scenari o gli argomenti non sono validi.',
  },
  en: {
    usage: 'FILE… [--json]',
    about:
      'Runs scenarios: a position, what the players do, what must be true afterwards. Of each that does not hold it says why, with the rule.',
    parameters: [
      ['FILE…', 'files of scenarios (docs/teferi-scenarios.md describes their format)'],
      ['--json', 'the result as a JSON list: id, ok, failures'],
    ],
    examples: ['combat.json', 'a.json b.json --json'],
    exitCodes: '0 all hold; 1 one does not; 2 a file holds no scenarios, or the arguments are wrong.',
  },
  pt: {
    usage: 'ARQUIVO… [--json]',
    about:
      'Prova cenários: uma posição, o que os jogadores fazem, o que depois deve ser verdade. De cada um que não vale diz por quê, com a regra.',
    parameters: [
      ['ARQUIVO…', 'arquivos de cenários (a forma está em docs/teferi-scenarios.md)'],
      ['--json', 'o resultado como uma lista JSON: id, ok, failures'],
    ],
    examples: ['combate.json', 'a.json b.json --json'],
    exitCodes: '0 todos valem; 1 um não vale; 2 um arquivo não é de cenários ou os argumentos são inválidos.',
  },
};

export const judgeHelp: CommandHelpTexts = {
  it: {
    usage: '[FILE]',
    about:
      'Un tavolo da giudice, riga per riga: si mette qualsiasi posizione, si gioca, si chiede perché, si salva come scenario. Le righe possono venire anche da un altro programma.',
    parameters: [
      ['FILE', 'scenari, il primo dei quali viene messo sul tavolo, o carte (Scryfall, MTGJSON)'],
      ['help', 'al tavolo: tutti i comandi con un esempio'],
    ],
    examples: ['', 'combattimento.json'],
    exitCodes: '0 fatto; 2 il file non si legge o gli argomenti non sono validi.',
  },
  en: {
    usage: '[FILE]',
    about:
      'A judge’s table, line by line: set any position, play on, ask why, save it as a scenario. The lines may come from another program too.',
    parameters: [
      ['FILE', 'scenarios, the first of which is laid out, or cards (Scryfall, MTGJSON)'],
      ['help', 'at the table: all commands with an example'],
    ],
    examples: ['', 'combat.json'],
    exitCodes: '0 done; 2 the file cannot be read, or the arguments are wrong.',
  },
  pt: {
    usage: '[ARQUIVO]',
    about:
      'Uma mesa de juiz, linha por linha: põe-se qualquer posição, joga-se, pergunta-se por quê, salva-se como cenário. As linhas também podem vir de outro programa.',
    parameters: [
      ['ARQUIVO', 'cenários, o primeiro dos quais é posto na mesa, ou cartas (Scryfall, MTGJSON)'],
      ['help', 'à mesa: todos os comandos com um exemplo'],
    ],
    examples: ['', 'combate.json'],
    exitCodes: '0 feito; 2 o arquivo não pode ser lido ou os argumentos são inválidos.',
  },
};

export const ruleHelp: CommandHelpTexts = {
  it: {
    usage: 'NUMERO…|PAROLE…',
    about:
      'Una regola in breve, tutte quelle di una sezione, o quelle che parlano di qualcosa, le più vicine per prime.',
    parameters: [
      ['NUMERO…', 'una regola (702.7c) o una sezione (702.7)'],
      ['PAROLE…', 'parole o inizi di parole, in italiano o in inglese; le regole in cui si trovano tutte'],
    ],
    examples: ['702.7c', 'danno letale', 'deathtouch'],
    exitCodes: '0 trovata; 1 non c’è niente; 2 manca una parola.',
  },
  en: {
    usage: 'NUMBER…|WORDS…',
    about: 'A rule in short, all of a section, or those that speak of something, the closest first.',
    parameters: [
      ['NUMBER…', 'a rule (702.7c) or a section (702.7)'],
      ['WORDS…', 'words or beginnings of words; the rules in which all of them are found'],
    ],
    examples: ['702.7c', 'lethal damage', 'deathtouch'],
    exitCodes: '0 found; 1 there is none; 2 a word is missing.',
  },
  pt: {
    usage: 'NÚMERO…|PALAVRAS…',
    about: 'Uma regra em resumo, todas as de uma seção, ou as que falam de algo, as mais próximas primeiro.',
    parameters: [
      ['NÚMERO…', 'uma regra (702.7c) ou uma seção (702.7)'],
      [
        'PALAVRAS…',
        'palavras ou inícios de palavras, em português ou em inglês; as regras em que se acham todas',
      ],
    ],
    examples: ['702.7c', 'dano letal', 'deathtouch'],
    exitCodes: '0 encontrada; 1 não há nenhuma; 2 falta uma palavra.',
  },
};

export const cardsHelp: CommandHelpTexts = {
  it: {
    usage: '[--search PAROLE…] [--json]',
    about:
      'Mostra le carte del gioco con costo, tipi e testo, tutte o quelle in cui si trovano le parole. Nomi e testi delle carte sono in inglese.',
    parameters: [
      ['--search PAROLE…', 'le carte in cui ogni parola comincia una parola del nome, dei tipi o del testo'],
      ['--json', 'una carta per riga in JSON, con i campi di Scryfall'],
    ],
    examples: ['', '--search instant damage', '--search viper --json'],
    exitCodes: '0 fatto; 2 gli argomenti non sono validi.',
  },
  en: {
    usage: '[--search WORDS…] [--json]',
    about:
      'Shows the cards of the game with cost, types and text, all or those in which the words are found. Names and texts of cards are English.',
    parameters: [
      ['--search WORDS…', 'cards in which every word begins a word of the name, the types or the text'],
      ['--json', 'a card a line as JSON, with the fields of Scryfall'],
    ],
    examples: ['', '--search instant damage', '--search viper --json'],
    exitCodes: '0 done; 2 the arguments are wrong.',
  },
  pt: {
    usage: '[--search PALAVRAS…] [--json]',
    about:
      'Mostra as cartas do jogo com custo, tipos e texto, todas ou aquelas em que se acham as palavras. Nomes e textos das cartas são em inglês.',
    parameters: [
      ['--search PALAVRAS…', 'cartas em que cada palavra começa uma palavra do nome, dos tipos ou do texto'],
      ['--json', 'uma carta por linha em JSON, com os campos do Scryfall'],
    ],
    examples: ['', '--search instant damage', '--search viper --json'],
    exitCodes: '0 feito; 2 os argumentos são inválidos.',
  },
};
