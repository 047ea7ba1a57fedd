/** The commands of judge mode with their arguments and an example. They are the same in every language. */

export type ArgumentKind =
  | 'card'
  | 'label'
  | 'pile'
  | 'player'
  | 'number'
  | 'step'
  | 'mana'
  | 'word'
  | 'file';

export interface JudgeCommandSyntax {
  /** The arguments as help shows them. */
  readonly usage: string;
  readonly example: string;
  /** An optional argument before the required ones. */
  readonly optionalFirst?: ArgumentKind;

  readonly required: readonly ArgumentKind[];

  readonly optional?: readonly ArgumentKind[];
}

export const JUDGE_COMMANDS = {
  put: {
    usage: 'CARD ZONE PLAYER [as LABEL] [tapped] [sick]',
    example: 'put "Moss Ram" battlefield A as ram',
    required: ['card', 'pile', 'player'],
  },
  move: {
    usage: 'LABEL ZONE [PLAYER]',
    example: 'move ram graveyard',
    required: ['label', 'pile'],
    optional: ['player'],
  },
  remove: { usage: 'LABEL', example: 'remove ram', required: ['label'] },
  tap: { usage: 'LABEL', example: 'tap ram', required: ['label'] },
  untap: { usage: 'LABEL', example: 'untap ram', required: ['label'] },
  sick: { usage: 'LABEL', example: 'sick ram', required: ['label'] },
  well: { usage: 'LABEL', example: 'well ram', required: ['label'] },
  damage: { usage: 'LABEL N', example: 'damage ram 2', required: ['label', 'number'] },
  counters: {
    usage: 'LABEL KIND N',
    example: 'counters ram +1/+1 2',
    required: ['label', 'word', 'number'],
  },
  attach: { usage: 'LABEL LABEL', example: 'attach "Bark Plating" ram', required: ['label', 'label'] },
  detach: { usage: 'LABEL', example: 'detach "Bark Plating"', required: ['label'] },
  life: { usage: 'PLAYER N', example: 'life A 5', required: ['player', 'number'] },
  poison: { usage: 'PLAYER N', example: 'poison B 3', required: ['player', 'number'] },
  mana: { usage: 'PLAYER any|lands|{R}{G}', example: 'mana A any', required: ['player', 'mana'] },
  turn: {
    usage: 'N PLAYER [STEP]',
    example: 'turn 3 B upkeep',
    required: ['number', 'player'],
    optional: ['step'],
  },
  cast: {
    usage: 'PLAYER LABEL [at …] [x N] [mode N] [pay …] [hold]',
    example: 'cast A "Sudden Growth" at ram',
    required: ['player', 'label'],
  },
  activate: {
    usage: 'PLAYER LABEL N [at …]',
    example: 'activate A "Meadow Elder" 0',
    required: ['player', 'label'],
    optional: ['number'],
  },
  land: { usage: 'PLAYER LABEL', example: 'land A Forest', required: ['player', 'label'] },
  concede: { usage: 'PLAYER', example: 'concede B', required: ['player'] },
  attack: { usage: 'LABEL…', example: 'attack ram', required: ['label'] },
  block: { usage: 'BLOCKER > ATTACKER …', example: 'block "Fen Viper" > ram', required: ['label'] },
  assign: {
    usage: 'PLAYER SOURCE RECIPIENT N …',
    example: 'assign A ram "Fen Viper" 3',
    required: ['player', 'label', 'label', 'number'],
  },
  step: { usage: '', example: 'step', required: [] },
  go: { usage: '[TURN] STEP', example: 'go 4 upkeep', optionalFirst: 'number', required: ['step'] },
  resolve: { usage: '[N]', example: 'resolve', required: [], optional: ['number'] },
  do: {
    usage: '{JSON}',
    example: 'do {"turn":1,"step":"main1","player":"A","do":"concede"}',
    required: [],
  },
  answer: { usage: 'WORD…', example: 'answer yes', required: ['word'] },
  board: { usage: '', example: 'board', required: [] },
  explain: { usage: 'LABEL', example: 'explain ram', required: ['label'] },
  rule: { usage: 'NUMBER|WORDS…', example: 'rule first strike', required: ['word'] },
  events: { usage: '', example: 'events', required: [] },
  expect: {
    usage: '[JSON]',
    example: 'expect {"what":"life","player":"B","is":18}',
    required: [],
  },
  save: { usage: 'FILE', example: 'save ram.json', required: ['file'] },
  load: { usage: 'FILE [ID]', example: 'load ram.json', required: ['file'] },
  undo: { usage: '', example: 'undo', required: [] },
  help: { usage: '[COMMAND]', example: 'help put', required: [] },
  quit: { usage: '', example: 'quit', required: [] },
} as const satisfies { readonly [verb: string]: JudgeCommandSyntax };

export type JudgeVerb = keyof typeof JUDGE_COMMANDS;
export const JUDGE_VERBS = Object.keys(JUDGE_COMMANDS) as readonly JudgeVerb[];

export const isJudgeVerb = (word: string): word is JudgeVerb => Object.hasOwn(JUDGE_COMMANDS, word);
export const syntaxOf = (verb: JudgeVerb): JudgeCommandSyntax => JUDGE_COMMANDS[verb];
