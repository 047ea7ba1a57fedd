/** The texts of the judge mode. */
import type { ByLanguage } from '@ludoteca/kit';
import type { EditableZone } from '../../judge/edits.ts';
import type { ScenarioEntry } from '../../scenario-runner/format.ts';

export interface JudgePageTexts {
  readonly title: string;
  readonly about: string;
  readonly invalidEdit: string;
  readonly nothingTo: { readonly attack: string; readonly block: string };
  readonly board: string;
  readonly moment: string;
  readonly turn: string;
  readonly whoseTurn: string;
  readonly step: string;
  player(player: string): string;
  readonly life: string;
  readonly poison: string;
  readonly mana: string;
  readonly manaFrom: { readonly lands: string; readonly any: string };
  readonly addCard: string;
  readonly search: string;
  readonly searchHint: string;
  found(count: number): string;
  readonly where: string;
  readonly whose: string;
  readonly piles: { readonly [pile in EditableZone]: string };
  readonly put: string;
  /** Cards of a library without a label. */
  others(count: number): string;
  readonly choose: string;
  readonly card: {
    readonly tapped: string;
    readonly sick: string;
    readonly damage: string;
    readonly counters: string;
    readonly newCounter: string;
    readonly attachedTo: string;
    readonly nothing: string;
    readonly move: string;
    readonly remove: string;
    readonly close: string;
  };
  readonly less: string;
  readonly more: string;
  readonly play: string;
  readonly actAs: string;
  readonly priority: string;
  readonly attack: string;
  readonly block: string;
  readonly resolve: string;
  readonly next: string;
  readonly cancel: string;
  readonly undo: string;
  readonly clear: string;
  readonly over: string;
  wins(player: string): string;
  readonly drawn: string;
  readonly answer: (player: string) => string;
  readonly toTop: string;
  readonly toAway: string;
  readonly noQuestion: string;
  readonly scenario: string;
  readonly name: string;
  readonly entries: string;
  readonly noEntries: string;
  readonly start: string;
  readonly actions: { readonly [deed in ScenarioEntry['do']]: string };
  readonly backTo: (place: number) => string;
  readonly expectations: (count: number) => string;
  readonly note: string;
  readonly run: string;
  readonly passed: string;
  readonly save: string;
  readonly load: string;
  readonly loaded: (cards: number, scenarios: number) => string;
  readonly which: string;
  readonly noFile: string;
  readonly eventLog: string;
}

const it: JudgePageTexts = {
  title: 'Modalità giudice',
  about:
    'Disponi le carte come vuoi, poi agisci per l’uno o per l’altro. Tutto resta uno scenario da salvare.',
  invalidEdit: 'Così non si può disporre.',
  nothingTo: { attack: 'In questo turno nessuno può attaccare.', block: 'Non c’è nulla da bloccare.' },
  board: 'Tavolo',
  moment: 'Momento',
  turn: 'Turno',
  whoseTurn: 'Turno di',
  step: 'Sottofase',
  player: (player) => `Giocatore ${player}`,
  life: 'Vita',
  poison: 'Veleno',
  mana: 'Mana',
  manaFrom: { lands: 'dalle terre', any: 'quanto serve' },
  addCard: 'Metti una carta',
  search: 'Cerca',
  searchHint: 'nome, tipo o testo',
  found: (count) => (count === 1 ? 'una carta' : `${count} carte`),
  where: 'Dove',
  whose: 'Di chi',
  piles: {
    battlefield: 'campo di battaglia',
    hand: 'mano',
    graveyard: 'cimitero',
    exile: 'esilio',
    library: 'grimorio, in cima',
  },
  put: 'Metti',
  others: (count) => (count === 1 ? 'e un’altra' : `e altre ${count}`),
  choose: 'Premi una carta per cambiarla.',
  card: {
    tapped: 'TAPpata',
    sick: 'debole',
    damage: 'Danno',
    counters: 'Segnalini',
    newCounter: 'aggiungi un segnalino',
    attachedTo: 'Assegnata a',
    nothing: 'a niente',
    move: 'Sposta',
    remove: 'Togli',
    close: 'Chiudi',
  },
  less: 'meno',
  more: 'più',
  play: 'Partita',
  actAs: 'Agisci come',
  priority: 'priorità',
  attack: 'Attacca…',
  block: 'Blocca…',
  resolve: 'Risolvi la cima',
  next: 'Avanti',
  cancel: 'Lascia stare',
  undo: 'Annulla',
  clear: 'Sgombra',
  over: 'La partita è finita.',
  wins: (player) => `Vince ${player}.`,
  drawn: 'La partita è patta.',
  answer: (player) => `${player} deve rispondere:`,
  toTop: 'tutte in cima',
  toAway: 'tutte via',
  noQuestion: 'Qui nessuno ha priorità.',
  scenario: 'Scenario',
  name: 'Nome',
  entries: 'Che cosa si è fatto',
  noEntries: 'Ancora niente.',
  start: 'inizio',
  actions: {
    attack: 'attacca con',
    block: 'blocca',
    'assign-damage': 'divide il danno di',
    cast: 'lancia',
    activate: 'attiva',
    'play-land': 'gioca',
    concede: 'concede',
    choose: 'sceglie',
    resolve: 'si risolve la cima',
    check: 'fino a',
  },
  backTo: (place) => `Torna a dopo il passo ${place}`,
  expectations: (count) => (count === 1 ? 'Un’aspettativa' : `${count} aspettative`),
  note: 'Annota com’è ora',
  run: 'Prova lo scenario',
  passed: 'Lo scenario regge.',
  save: 'Salva il file',
  load: 'Apri un file',
  loaded: (cards, scenarios) => `Carte lette: ${cards}; scenari: ${scenarios}.`,
  which: 'Quale scenario',
  noFile: 'Non è un file di scenari né di carte.',
  eventLog: 'Che cosa è successo',
};

const en: JudgePageTexts = {
  title: 'Judge mode',
  about:
    'Lay out the cards as you like, then act for either player. All of it stays a scenario that can be saved.',
  invalidEdit: 'It cannot be laid out like that.',
  nothingTo: { attack: 'Nobody can attack in this turn.', block: 'There is nothing to block.' },
  board: 'Board',
  moment: 'Moment',
  turn: 'Turn',
  whoseTurn: 'Turn of',
  step: 'Step',
  player: (player) => `Player ${player}`,
  life: 'Life',
  poison: 'Poison',
  mana: 'Mana',
  manaFrom: { lands: 'from lands', any: 'as needed' },
  addCard: 'Put a card',
  search: 'Search',
  searchHint: 'name, type or text',
  found: (count) => (count === 1 ? 'one card' : `${count} cards`),
  where: 'Where',
  whose: 'Whose',
  piles: {
    battlefield: 'battlefield',
    hand: 'hand',
    graveyard: 'graveyard',
    exile: 'exile',
    library: 'top of the library',
  },
  put: 'Put',
  others: (count) => `and ${count} more`,
  choose: 'Press a card to change it.',
  card: {
    tapped: 'tapped',
    sick: 'sick',
    damage: 'Damage',
    counters: 'Counters',
    newCounter: 'add a counter',
    attachedTo: 'Attached to',
    nothing: 'nothing',
    move: 'Move',
    remove: 'Remove',
    close: 'Close',
  },
  less: 'less',
  more: 'more',
  play: 'Play',
  actAs: 'Act as',
  priority: 'priority',
  attack: 'Attack…',
  block: 'Block…',
  resolve: 'Resolve the top',
  next: 'Next step',
  cancel: 'Never mind',
  undo: 'Undo',
  clear: 'Clear',
  over: 'The game is over.',
  wins: (player) => `${player} wins.`,
  drawn: 'The game is a draw.',
  answer: (player) => `${player} has to answer:`,
  toTop: 'all on top',
  toAway: 'all away',
  noQuestion: 'Nobody has priority here.',
  scenario: 'Scenario',
  name: 'Name',
  entries: 'What was done',
  noEntries: 'Nothing yet.',
  start: 'start',
  actions: {
    attack: 'attacks with',
    block: 'blocks',
    'assign-damage': 'divides the damage of',
    cast: 'casts',
    activate: 'activates',
    'play-land': 'plays',
    concede: 'concedes',
    choose: 'chooses',
    resolve: 'the top resolves',
    check: 'on to',
  },
  backTo: (place) => `Back to after step ${place}`,
  expectations: (count) => (count === 1 ? 'One expectation' : `${count} expectations`),
  note: 'Note how it is now',
  run: 'Run the scenario',
  passed: 'The scenario holds.',
  save: 'Save the file',
  load: 'Open a file',
  loaded: (cards, scenarios) => `Cards read: ${cards}; scenarios: ${scenarios}.`,
  which: 'Which scenario',
  noFile: 'This is neither a scenario file nor a card file.',
  eventLog: 'What happened',
};

const pt: JudgePageTexts = {
  title: 'Modo de juiz',
  about:
    'Ponha as cartas como quiser e depois aja por um ou por outro. Tudo fica num cenário que se pode salvar.',
  invalidEdit: 'Assim não dá para montar.',
  nothingTo: { attack: 'Neste turno ninguém pode atacar.', block: 'Não há nada para bloquear.' },
  board: 'Mesa',
  moment: 'Momento',
  turn: 'Turno',
  whoseTurn: 'Turno de',
  step: 'Etapa',
  player: (player) => `Jogador ${player}`,
  life: 'Vida',
  poison: 'Veneno',
  mana: 'Mana',
  manaFrom: { lands: 'dos terrenos', any: 'o que for preciso' },
  addCard: 'Pôr uma carta',
  search: 'Procurar',
  searchHint: 'nome, tipo ou texto',
  found: (count) => (count === 1 ? 'uma carta' : `${count} cartas`),
  where: 'Onde',
  whose: 'De quem',
  piles: {
    battlefield: 'campo de batalha',
    hand: 'mão',
    graveyard: 'cemitério',
    exile: 'exílio',
    library: 'topo do grimório',
  },
  put: 'Pôr',
  others: (count) => `e mais ${count}`,
  choose: 'Toque numa carta para mudá-la.',
  card: {
    tapped: 'virada',
    sick: 'enjoada',
    damage: 'Dano',
    counters: 'Marcadores',
    newCounter: 'pôr um marcador',
    attachedTo: 'Anexada a',
    nothing: 'nada',
    move: 'Mover',
    remove: 'Tirar',
    close: 'Fechar',
  },
  less: 'menos',
  more: 'mais',
  play: 'Partida',
  actAs: 'Agir como',
  priority: 'prioridade',
  attack: 'Atacar…',
  block: 'Bloquear…',
  resolve: 'Resolver o topo',
  next: 'Avançar',
  cancel: 'Deixar para lá',
  undo: 'Desfazer',
  clear: 'Limpar',
  over: 'A partida acabou.',
  wins: (player) => `${player} vence.`,
  drawn: 'A partida empatou.',
  answer: (player) => `${player} tem de responder:`,
  toTop: 'todas no topo',
  toAway: 'todas fora',
  noQuestion: 'Aqui ninguém tem prioridade.',
  scenario: 'Cenário',
  name: 'Nome',
  entries: 'O que foi feito',
  noEntries: 'Ainda nada.',
  start: 'início',
  actions: {
    attack: 'ataca com',
    block: 'bloqueia',
    'assign-damage': 'divide o dano de',
    cast: 'conjura',
    activate: 'ativa',
    'play-land': 'joga',
    concede: 'concede',
    choose: 'escolhe',
    resolve: 'o topo resolve',
    check: 'até',
  },
  backTo: (place) => `Voltar a depois do passo ${place}`,
  expectations: (count) => (count === 1 ? 'Uma expectativa' : `${count} expectativas`),
  note: 'Anotar como está',
  run: 'Rodar o cenário',
  passed: 'O cenário vale.',
  save: 'Salvar o arquivo',
  load: 'Abrir um arquivo',
  loaded: (cards, scenarios) => `Cartas lidas: ${cards}; cenários: ${scenarios}.`,
  which: 'Qual cenário',
  noFile: 'Não é um arquivo de cenários nem de cartas.',
  eventLog: 'O que aconteceu',
};

export const judgePageTexts: ByLanguage<JudgePageTexts> = { it, en, pt };
