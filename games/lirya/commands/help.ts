/** Help texts of the commands in every language. */
import type { ByLanguage, CommandHelp } from '@ludoteca/kit';

export const deckHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'check|code|list|complete MAZZO [--json]; random PAROLA',
    about:
      'Controlla un mazzo: ogni regola che viola e come rimediare, i costi, i tipi, il codice. Oppure lo scrive come codice o come elenco.',
    parameters: [
      ['check MAZZO', 'ogni errore, uno per riga, e com’è fatto il mazzo'],
      ['code MAZZO', 'il mazzo come codice, da incollare altrove'],
      ['list MAZZO', 'il mazzo come elenco, una carta per riga'],
      ['complete MAZZO', 'un mazzo incompleto con le carte consigliate che mancano, come elenco'],
      ['random PAROLA', 'un mazzo valido a caso, sempre lo stesso per la stessa parola, come elenco'],
      ['MAZZO', 'un file (elenco, codice o JSON), un codice, o il nome di un mazzo pronto'],
      ['--json', 'con check: tutto come un oggetto JSON'],
    ],
    examples: ['check veil-of-thorns', 'check mio.txt --json', 'code mio.txt'],
    exitCodes:
      '0 il mazzo è valido; 1 viola delle regole o non si legge; 2 gli argomenti non sono validi o il file non c’è.',
  },
  en: {
    usage: 'check|code|list|complete DECK [--json]; random WORD',
    about:
      'Checks a deck: every rule that it breaks and the fix, its costs, its types, its code. Or writes it as a code or a list.',
    parameters: [
      ['check DECK', 'every fault, one per line, and what the deck is made of'],
      ['code DECK', 'the deck as a code, to paste elsewhere'],
      ['list DECK', 'the deck as a list, one card per line'],
      ['complete DECK', 'an unfinished deck with the advised cards that are missing, as a list'],
      ['random WORD', 'a random legal deck, the same for the same word, as a list'],
      ['DECK', 'a file (a list, a code or JSON), a code, or the name of a deck that ships'],
      ['--json', 'with check: all of it as one JSON object'],
    ],
    examples: ['check veil-of-thorns', 'check mine.txt --json', 'code mine.txt'],
    exitCodes:
      '0 the deck is valid; 1 it breaks rules or cannot be read; 2 the arguments are wrong, or there is no such file.',
  },
  pt: {
    usage: 'check|code|list|complete BARALHO [--json]; random PALAVRA',
    about:
      'Confere um baralho: cada regra que viola e como corrigir, os custos, os tipos, o código. Ou o escreve como código ou como lista.',
    parameters: [
      ['check BARALHO', 'cada erro, um por linha, e como é o baralho'],
      ['code BARALHO', 'o baralho como código, para colar em outro lugar'],
      ['list BARALHO', 'o baralho como lista, uma carta por linha'],
      ['complete BARALHO', 'um baralho incompleto com as cartas aconselhadas que faltam, como lista'],
      ['random PALAVRA', 'um baralho válido aleatório, sempre o mesmo para a mesma palavra, como lista'],
      ['BARALHO', 'um arquivo (lista, código ou JSON), um código, ou o nome de um baralho pronto'],
      ['--json', 'com check: tudo como um objeto JSON'],
    ],
    examples: ['check veil-of-thorns', 'check meu.txt --json', 'code meu.txt'],
    exitCodes:
      '0 o baralho é válido; 1 viola regras ou não pode ser lido; 2 os argumentos são inválidos ou o arquivo não existe.',
  },
};

export const cardsHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: '[--search PAROLE…] [--lint [FILE…]] [--json]',
    about:
      'Mostra le carte con il loro testo, tutte o quelle in cui si trovano le parole; oppure controlla se delle serie di carte sono in ordine.',
    parameters: [
      ['--search PAROLE…', 'le carte in cui ogni parola comincia una parola del nome, del tipo o del testo'],
      ['--lint FILE…', 'gli errori delle serie in questi file; senza file, delle serie che ci sono'],
      ['--json', 'una carta per riga in JSON; con --lint un solo oggetto'],
    ],
    examples: ['--search mago fuoco', '--lint mia-serie.json'],
    exitCodes:
      '0 fatto; 1 una serie ha degli errori; 2 gli argomenti non sono validi o un file non si legge.',
  },
  en: {
    usage: '[--search WORDS…] [--lint [FILE…]] [--json]',
    about:
      'Shows the cards with their texts, all or those in which the words are found; or checks whether sets of cards are in order.',
    parameters: [
      ['--search WORDS…', 'cards in which every word begins a word of the name, the kind or the text'],
      ['--lint FILE…', 'the errors of the sets in these files; without a file, of the sets that are there'],
      ['--json', 'one card per line as JSON; with --lint one object'],
    ],
    examples: ['--search mage fire', '--lint my-set.json'],
    exitCodes: '0 done; 1 a set has errors; 2 the arguments are wrong, or a file cannot be read.',
  },
  pt: {
    usage: '[--search PALAVRAS…] [--lint [ARQUIVO…]] [--json]',
    about:
      'Mostra as cartas com seus textos, todas ou aquelas em que se acham as palavras; ou confere se coleções de cartas estão em ordem.',
    parameters: [
      ['--search PALAVRAS…', 'cartas em que cada palavra começa uma palavra do nome, do tipo ou do texto'],
      ['--lint ARQUIVO…', 'os erros das coleções nestes arquivos; sem arquivo, das coleções que existem'],
      ['--json', 'uma carta por linha em JSON; com --lint um só objeto'],
    ],
    examples: ['--search mago fogo', '--lint minha-colecao.json'],
    exitCodes:
      '0 feito; 1 uma coleção tem erros; 2 os argumentos são inválidos ou um arquivo não pode ser lido.',
  },
};

export const labHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: '[MAZZO…] [--games N] [--preset REGOLE] [--seed S] [--json]',
    about:
      'Fa giocare i mazzi l’uno contro l’altro, guidati dal giocatore Accorto (greedy), e conta: vittorie con il loro intervallo, vantaggio di chi comincia, durata, carte.',
    parameters: [
      ['MAZZO…', 'file, codici o nomi di mazzi pronti; senza, i quattro mazzi pronti'],
      ['--games N', 'partite per coppia di mazzi (100)'],
      ['--preset REGOLE', 'canon, balanced o no-defence (balanced)'],
      ['--seed SEED', 'lo stesso seme dà le stesse partite (lab)'],
      ['--json', 'tutto come un oggetto JSON'],
    ],
    examples: ['--games 400', 'mio.txt ember-vanguard --games 200 --preset canon'],
    exitCodes:
      '0 fatto; 1 un mazzo viola delle regole o non si legge; 2 gli argomenti non sono validi o un file non c’è.',
  },
  en: {
    usage: '[DECK…] [--games N] [--preset RULES] [--seed S] [--json]',
    about:
      'Lets decks play against each other, played by Canny (greedy), and counts: wins with their interval, the advantage of the first player, length, cards.',
    parameters: [
      ['DECK…', 'files, codes or names of decks that ship; without any, the four that ship'],
      ['--games N', 'games for each pair of decks (100)'],
      ['--preset RULES', 'canon, balanced or no-defence (balanced)'],
      ['--seed SEED', 'the same seed gives the same games (lab)'],
      ['--json', 'all of it as one JSON object'],
    ],
    examples: ['--games 400', 'mine.txt ember-vanguard --games 200 --preset canon'],
    exitCodes:
      '0 done; 1 a deck breaks rules or cannot be read; 2 the arguments are wrong, or a file is missing.',
  },
  pt: {
    usage: '[BARALHO…] [--games N] [--preset REGRAS] [--seed S] [--json]',
    about:
      'Faz os baralhos jogarem uns contra os outros, guiados pelo jogador Atento (greedy), e conta: vitórias com seu intervalo, vantagem de quem começa, duração, cartas.',
    parameters: [
      ['BARALHO…', 'arquivos, códigos ou nomes de baralhos prontos; sem nenhum, os quatro prontos'],
      ['--games N', 'partidas por par de baralhos (100)'],
      ['--preset REGRAS', 'canon, balanced ou no-defence (balanced)'],
      ['--seed SEED', 'a mesma semente dá as mesmas partidas (lab)'],
      ['--json', 'tudo como um objeto JSON'],
    ],
    examples: ['--games 400', 'meu.txt ember-vanguard --games 200 --preset canon'],
    exitCodes:
      '0 feito; 1 um baralho viola regras ou não pode ser lido; 2 os argumentos são inválidos ou falta um arquivo.',
  },
};
