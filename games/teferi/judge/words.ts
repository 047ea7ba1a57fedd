/** What a judge is told. */
import type { ByLanguage } from '@ludoteca/kit';

export interface JudgeWords {
  readonly welcome: string;
  readonly help: readonly string[];
  readonly unknown: (line: string) => string;
  readonly undone: string;
  readonly nothing: string;
  readonly loaded: (path: string, cards: number, scenarios: readonly string[]) => string;
  readonly saved: (path: string) => string;
  readonly noted: (count: number) => string;
  readonly question: (player: string, question: string, options: string) => string;
  readonly turn: (turn: number, player: string, step: string) => string;
  readonly priority: (player: string) => string;
  readonly over: string;
  readonly side: (player: string, life: number, poison: number, mana: string) => string;
  readonly pile: {
    readonly [pile in 'hand' | 'graveyard' | 'exile' | 'library' | 'battlefield' | 'stack']: string;
  };
  readonly tapped: string;
  readonly sick: string;
  readonly attacks: string;
  readonly blocks: string;
  readonly damage: (count: number) => string;
  readonly on: (host: string) => string;
}

/** The words of command are the same in every language; what they are for is not. */
const COMMANDS = {
  put: 'put CARD PILE PLAYER [as LABEL] [tapped] [sick]',
  move: 'move LABEL PILE [PLAYER] · remove LABEL',
  card: 'tap · untap · sick · well · detach LABEL; damage LABEL N; counters LABEL KIND N; attach LABEL LABEL',
  player: 'life PLAYER N · poison PLAYER N · mana PLAYER any|lands|{R}{G}',
  turn: 'turn N PLAYER [STEP]',
  acts: 'cast PLAYER LABEL [at …] [x N] [mode N] [pay …] [hold] · activate PLAYER LABEL N [at …] · land PLAYER LABEL · concede PLAYER',
  fights: 'attack LABEL… · block BLOCKER > ATTACKER … · assign PLAYER SOURCE RECIPIENT N …',
  course: 'step · go TURN STEP · resolve [N] · do {JSON}',
  answer: 'answer WORD…',
  look: 'board · explain LABEL · rule NUMBER · events',
  keep: 'expect [JSON] · save FILE · load FILE [ID] · undo · quit',
} as const;

const it: JudgeWords = {
  welcome: 'Modalità giudice. “help” dice i comandi; i nomi con spazi stanno fra virgolette.',
  help: [
    `${COMMANDS.put}: mette una carta`,
    `${COMMANDS.move}: la sposta o la toglie`,
    `${COMMANDS.card}: cambia un permanente`,
    `${COMMANDS.player}: cambia un giocatore`,
    `${COMMANDS.turn}: fissa il momento`,
    `${COMMANDS.acts}: un giocatore agisce`,
    `${COMMANDS.fights}: combattimento`,
    `${COMMANDS.course}: si va avanti`,
    `${COMMANDS.answer}: risponde all’ultima domanda`,
    `${COMMANDS.look}: si guarda`,
    `${COMMANDS.keep}: attese, file, un passo indietro, fine`,
  ],
  unknown: (line) => `Non capisco: ${line}`,
  undone: 'Un passo indietro.',
  nothing: 'Non c’è nulla da riprendere.',
  loaded: (path, cards, scenarios) =>
    `${path}: ${cards} carte${scenarios.length > 0 ? `, scenari: ${scenarios.join(', ')}` : ''}.`,
  saved: (path) => `Salvato in ${path}.`,
  noted: (count) => `${count} attese annotate.`,
  question: (player, question, options) => `${player} deve rispondere (${question}): ${options}`,
  turn: (turn, player, step) => `Turno ${turn} di ${player}, ${step}`,
  priority: (player) => `priorità a ${player}`,
  over: 'La partita è finita.',
  side: (player, life, poison, mana) =>
    `${player}: vita ${life}${poison > 0 ? `, veleno ${poison}` : ''}${mana && `, mana ${mana}`}`,
  pile: {
    hand: 'mano',
    graveyard: 'cimitero',
    exile: 'esilio',
    library: 'grimorio',
    battlefield: 'campo',
    stack: 'pila',
  },
  tapped: 'TAP',
  sick: 'debole',
  attacks: 'attacca',
  blocks: 'blocca',
  damage: (count) => `danno ${count}`,
  on: (host) => `su ${host}`,
};

const en: JudgeWords = {
  welcome: 'Judge mode. “help” tells the commands; names with spaces stand in double quotes.',
  help: [
    `${COMMANDS.put}: lays a card`,
    `${COMMANDS.move}: moves it, or takes it away`,
    `${COMMANDS.card}: changes a permanent`,
    `${COMMANDS.player}: changes a player`,
    `${COMMANDS.turn}: sets the moment`,
    `${COMMANDS.acts}: a player acts`,
    `${COMMANDS.fights}: combat`,
    `${COMMANDS.course}: play goes on`,
    `${COMMANDS.answer}: answers the last question`,
    `${COMMANDS.look}: looks`,
    `${COMMANDS.keep}: expectations, files, a step back, the end`,
  ],
  unknown: (line) => `I do not understand: ${line}`,
  undone: 'A step back.',
  nothing: 'There is nothing to take back.',
  loaded: (path, cards, scenarios) =>
    `${path}: ${cards} cards${scenarios.length > 0 ? `, scenarios: ${scenarios.join(', ')}` : ''}.`,
  saved: (path) => `Saved as ${path}.`,
  noted: (count) => `${count} expectations noted.`,
  question: (player, question, options) => `${player} has to answer (${question}): ${options}`,
  turn: (turn, player, step) => `Turn ${turn} of ${player}, ${step}`,
  priority: (player) => `priority: ${player}`,
  over: 'The game is over.',
  side: (player, life, poison, mana) =>
    `${player}: life ${life}${poison > 0 ? `, poison ${poison}` : ''}${mana && `, mana ${mana}`}`,
  pile: {
    hand: 'hand',
    graveyard: 'graveyard',
    exile: 'exile',
    library: 'library',
    battlefield: 'battlefield',
    stack: 'stack',
  },
  tapped: 'tapped',
  sick: 'sick',
  attacks: 'attacks',
  blocks: 'blocks',
  damage: (count) => `damage ${count}`,
  on: (host) => `on ${host}`,
};

const pt: JudgeWords = {
  welcome: 'Modo de juiz. “help” mostra os comandos; nomes com espaços ficam entre aspas.',
  help: [
    `${COMMANDS.put}: põe uma carta`,
    `${COMMANDS.move}: move ou tira`,
    `${COMMANDS.card}: muda uma permanente`,
    `${COMMANDS.player}: muda um jogador`,
    `${COMMANDS.turn}: fixa o momento`,
    `${COMMANDS.acts}: um jogador age`,
    `${COMMANDS.fights}: combate`,
    `${COMMANDS.course}: o jogo segue`,
    `${COMMANDS.answer}: responde à última pergunta`,
    `${COMMANDS.look}: olha`,
    `${COMMANDS.keep}: expectativas, arquivos, um passo atrás, fim`,
  ],
  unknown: (line) => `Não entendo: ${line}`,
  undone: 'Um passo atrás.',
  nothing: 'Não há nada a desfazer.',
  loaded: (path, cards, scenarios) =>
    `${path}: ${cards} cartas${scenarios.length > 0 ? `, cenários: ${scenarios.join(', ')}` : ''}.`,
  saved: (path) => `Salvo em ${path}.`,
  noted: (count) => `${count} expectativas anotadas.`,
  question: (player, question, options) => `${player} tem de responder (${question}): ${options}`,
  turn: (turn, player, step) => `Turno ${turn} de ${player}, ${step}`,
  priority: (player) => `prioridade: ${player}`,
  over: 'A partida acabou.',
  side: (player, life, poison, mana) =>
    `${player}: vida ${life}${poison > 0 ? `, veneno ${poison}` : ''}${mana && `, mana ${mana}`}`,
  pile: {
    hand: 'mão',
    graveyard: 'cemitério',
    exile: 'exílio',
    library: 'grimório',
    battlefield: 'campo',
    stack: 'pilha',
  },
  tapped: 'virada',
  sick: 'enjoada',
  attacks: 'ataca',
  blocks: 'bloqueia',
  damage: (count) => `dano ${count}`,
  on: (host) => `em ${host}`,
};

export const words: ByLanguage<JudgeWords> = { it, en, pt };
