/** Help for the commands of judge mode, and sentences about mistakes, in three languages. */
import type { ByLanguage } from '@ludoteca/kit';
import type { ArgumentKind, JudgeVerb } from './command-syntax.ts';

export interface GuidanceTexts {
  readonly help: { readonly [verb in JudgeVerb]: string };
  readonly argument: { readonly [place in ArgumentKind]: string };
  /** `near`: the usage of the most similar command. */
  readonly unknownCommand: (word: string, near: string | undefined) => string;
  readonly missingArgument: (what: string, example: string) => string;
  readonly invalidArgument: (word: string, what: string, example: string) => string;
  readonly usage: (form: string, example: string) => string;

  readonly choices: (words: readonly string[]) => string;
  readonly suggestions: (words: readonly string[]) => string;
  readonly emptyTable: string;
  readonly noQuestion: string;
}

const quoteAll = (words: readonly string[], open: string, close: string): string =>
  words.map((word) => `${open}${word}${close}`).join(', ');

const it: GuidanceTexts = {
  help: {
    put: 'mette una carta in una zona',
    move: 'sposta una carta',
    remove: 'la toglie',
    tap: 'la TAPpa',
    untap: 'la STAPpa',
    sick: 'la rende debole, come appena arrivata',
    well: 'toglie la debolezza',
    damage: 'fissa il danno',
    counters: 'fissa i segnalini',
    attach: 'assegna un’Aura o un Equipaggiamento',
    detach: 'lo stacca',
    life: 'fissa i punti vita',
    poison: 'fissa i segnalini veleno',
    mana: 'da dove viene il mana: da ovunque, dalle terre, o questo',
    turn: 'fissa il momento',
    cast: 'un giocatore lancia una magia',
    activate: 'attiva un’abilità, la prima è 0',
    land: 'gioca una terra',
    concede: 'concede la partita',
    attack: 'chi attacca',
    block: 'chi blocca chi',
    assign: 'divide il danno da combattimento',
    step: 'un passo avanti, se nessuno fa niente',
    go: 'avanti fino a un momento',
    resolve: 'risolve ciò che è in cima alla pila',
    do: 'una voce come nei file degli scenari',
    answer: 'risponde all’ultima domanda',
    board: 'mostra il tavolo',
    explain: 'strato per strato, che cosa fa di una carta ciò che è',
    rule: 'una regola, o quelle che parlano di qualcosa',
    events: 'ciò che è successo',
    expect: 'annota ciò che è vero ora, o ciò che si scrive',
    save: 'salva come scenario',
    load: 'apre scenari o carte',
    undo: 'un passo indietro',
    help: 'i comandi, o uno solo',
    quit: 'esce',
  },
  argument: {
    card: 'il nome di una carta',
    label: 'una carta che è sul tavolo',
    pile: 'una zona',
    player: 'un giocatore',
    number: 'un numero',
    step: 'una sottofase',
    mana: 'il mana',
    word: 'una parola',
    file: 'un file',
  },
  unknownCommand: (word, near) =>
    near === undefined
      ? `“${word}” non è un comando: help li elenca tutti.`
      : `“${word}” non è un comando: forse ${near}?`,
  missingArgument: (what, example) => `Manca ${what}. Esempio: ${example}`,
  invalidArgument: (word, what, example) => `Invece di “${word}” ci vuole ${what}. Esempio: ${example}`,
  usage: (form, example) => `Uso: ${form}. Esempio: ${example}`,
  choices: (words) => ` (${words.join(', ')})`,
  suggestions: (words) => ` (forse ${quoteAll(words, '“', '”')}?)`,
  emptyTable: ' (il tavolo è vuoto: prima put)',
  noQuestion: 'Ora non è chiesto niente a nessuno: board mostra il tavolo.',
};

const en: GuidanceTexts = {
  help: {
    put: 'puts a card into a zone',
    move: 'moves a card',
    remove: 'takes it away',
    tap: 'taps it',
    untap: 'untaps it',
    sick: 'makes it sick, as if it had just come',
    well: 'makes it well again',
    damage: 'sets its damage',
    counters: 'sets its counters',
    attach: 'attaches an Aura or Equipment',
    detach: 'takes it off',
    life: 'sets the life',
    poison: 'sets the poison counters',
    mana: 'where mana comes from: anywhere, the lands, or this',
    turn: 'sets the moment',
    cast: 'a player casts a spell',
    activate: 'activates an ability, the first is 0',
    land: 'plays a land',
    concede: 'concedes',
    attack: 'who attacks',
    block: 'who blocks whom',
    assign: 'divides combat damage',
    step: 'a step on, if nobody does anything',
    go: 'on to a moment',
    resolve: 'resolves the top of the stack',
    do: 'an entry as scenario files have it',
    answer: 'answers the last question',
    board: 'shows the table',
    explain: 'layer by layer, what makes a card what it is',
    rule: 'a rule, or those that speak of something',
    events: 'what has happened',
    expect: 'notes what is true now, or what is written',
    save: 'saves it as a scenario',
    load: 'opens scenarios or cards',
    undo: 'a step back',
    help: 'the commands, or one of them',
    quit: 'leaves',
  },
  argument: {
    card: 'the name of a card',
    label: 'a card on the table',
    pile: 'a zone',
    player: 'a player',
    number: 'a number',
    step: 'a step',
    mana: 'the mana',
    word: 'a word',
    file: 'a file',
  },
  unknownCommand: (word, near) =>
    near === undefined
      ? `“${word}” is not a command: help lists them all.`
      : `“${word}” is not a command: perhaps ${near}?`,
  missingArgument: (what, example) => `Missing: ${what}. Example: ${example}`,
  invalidArgument: (word, what, example) => `Instead of “${word}” it takes ${what}. Example: ${example}`,
  usage: (form, example) => `Usage: ${form}. Example: ${example}`,
  choices: (words) => ` (${words.join(', ')})`,
  suggestions: (words) => ` (perhaps ${quoteAll(words, '“', '”')}?)`,
  emptyTable: ' (the table is empty: put something first)',
  noQuestion: 'Nobody is asked anything now: board shows the table.',
};

const pt: GuidanceTexts = {
  help: {
    put: 'põe uma carta numa zona',
    move: 'move uma carta',
    remove: 'tira-a',
    tap: 'vira-a',
    untap: 'desvira-a',
    sick: 'deixa-a enjoada, como recém-chegada',
    well: 'tira o enjoo',
    damage: 'fixa o dano',
    counters: 'fixa os marcadores',
    attach: 'anexa uma Aura ou um Equipamento',
    detach: 'desanexa-o',
    life: 'fixa os pontos de vida',
    poison: 'fixa os marcadores de veneno',
    mana: 'de onde vem o mana: de qualquer lugar, dos terrenos, ou este',
    turn: 'fixa o momento',
    cast: 'um jogador conjura uma mágica',
    activate: 'ativa uma habilidade, a primeira é 0',
    land: 'joga um terreno',
    concede: 'concede a partida',
    attack: 'quem ataca',
    block: 'quem bloqueia quem',
    assign: 'divide o dano de combate',
    step: 'um passo adiante, se ninguém faz nada',
    go: 'adiante até um momento',
    resolve: 'resolve o topo da pilha',
    do: 'uma entrada como nos arquivos de cenários',
    answer: 'responde à última pergunta',
    board: 'mostra a mesa',
    explain: 'camada por camada, o que faz de uma carta o que ela é',
    rule: 'uma regra, ou as que falam de algo',
    events: 'o que aconteceu',
    expect: 'anota o que é verdade agora, ou o que se escreve',
    save: 'salva como cenário',
    load: 'abre cenários ou cartas',
    undo: 'um passo atrás',
    help: 'os comandos, ou um só',
    quit: 'sai',
  },
  argument: {
    card: 'o nome de uma carta',
    label: 'uma carta que está na mesa',
    pile: 'uma zona',
    player: 'um jogador',
    number: 'um número',
    step: 'uma etapa',
    mana: 'o mana',
    word: 'uma palavra',
    file: 'um arquivo',
  },
  unknownCommand: (word, near) =>
    near === undefined
      ? `“${word}” não é um comando: help mostra todos.`
      : `“${word}” não é um comando: talvez ${near}?`,
  missingArgument: (what, example) => `Falta ${what}. Exemplo: ${example}`,
  invalidArgument: (word, what, example) => `Em vez de “${word}” é preciso ${what}. Exemplo: ${example}`,
  usage: (form, example) => `Uso: ${form}. Exemplo: ${example}`,
  choices: (words) => ` (${words.join(', ')})`,
  suggestions: (words) => ` (talvez ${quoteAll(words, '“', '”')}?)`,
  emptyTable: ' (a mesa está vazia: antes, put)',
  noQuestion: 'Agora nada é perguntado a ninguém: board mostra a mesa.',
};

export const guidanceTexts: ByLanguage<GuidanceTexts> = { it, en, pt };
