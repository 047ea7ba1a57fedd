/** The words of command of a judge, each with what follows it and an example. They are the same in every language. */

/** What a word must be at its place. */
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
  /** What follows the word of command. */
  readonly form: string;
  readonly example: string;
  /** What may be there before that. */
  readonly before?: ArgumentKind;
  /** What must be there. */
  readonly needs: readonly ArgumentKind[];
  /** What may be there after that. */
  readonly takes?: readonly ArgumentKind[];
}

export const JUDGE_COMMANDS = {
  put: {
    form: 'CARD ZONE PLAYER [as LABEL] [tapped] [sick]',
    example: 'put "Moss Ram" battlefield A as ram',
    needs: ['card', 'pile', 'player'],
  },
  move: {
    form: 'LABEL ZONE [PLAYER]',
    example: 'move ram graveyard',
    needs: ['label', 'pile'],
    takes: ['player'],
  },
  remove: { form: 'LABEL', example: 'remove ram', needs: ['label'] },
  tap: { form: 'LABEL', example: 'tap ram', needs: ['label'] },
  untap: { form: 'LABEL', example: 'untap ram', needs: ['label'] },
  sick: { form: 'LABEL', example: 'sick ram', needs: ['label'] },
  well: { form: 'LABEL', example: 'well ram', needs: ['label'] },
  damage: { form: 'LABEL N', example: 'damage ram 2', needs: ['label', 'number'] },
  counters: {
    form: 'LABEL KIND N',
    example: 'counters ram +1/+1 2',
    needs: ['label', 'word', 'number'],
  },
  attach: { form: 'LABEL LABEL', example: 'attach "Bark Plating" ram', needs: ['label', 'label'] },
  detach: { form: 'LABEL', example: 'detach "Bark Plating"', needs: ['label'] },
  life: { form: 'PLAYER N', example: 'life A 5', needs: ['player', 'number'] },
  poison: { form: 'PLAYER N', example: 'poison B 3', needs: ['player', 'number'] },
  mana: { form: 'PLAYER any|lands|{R}{G}', example: 'mana A any', needs: ['player', 'mana'] },
  turn: { form: 'N PLAYER [STEP]', example: 'turn 3 B upkeep', needs: ['number', 'player'], takes: ['step'] },
  cast: {
    form: 'PLAYER LABEL [at …] [x N] [mode N] [pay …] [hold]',
    example: 'cast A "Sudden Growth" at ram',
    needs: ['player', 'label'],
  },
  activate: {
    form: 'PLAYER LABEL N [at …]',
    example: 'activate A "Meadow Elder" 0',
    needs: ['player', 'label'],
    takes: ['number'],
  },
  land: { form: 'PLAYER LABEL', example: 'land A Forest', needs: ['player', 'label'] },
  concede: { form: 'PLAYER', example: 'concede B', needs: ['player'] },
  attack: { form: 'LABEL…', example: 'attack ram', needs: ['label'] },
  block: { form: 'BLOCKER > ATTACKER …', example: 'block "Fen Viper" > ram', needs: ['label'] },
  assign: {
    form: 'PLAYER SOURCE RECIPIENT N …',
    example: 'assign A ram "Fen Viper" 3',
    needs: ['player', 'label', 'label', 'number'],
  },
  step: { form: '', example: 'step', needs: [] },
  go: { form: '[TURN] STEP', example: 'go 4 upkeep', before: 'number', needs: ['step'] },
  resolve: { form: '[N]', example: 'resolve', needs: [], takes: ['number'] },
  do: {
    form: '{JSON}',
    example: 'do {"turn":1,"step":"main1","player":"A","do":"concede"}',
    needs: [],
  },
  answer: { form: 'WORD…', example: 'answer yes', needs: ['word'] },
  board: { form: '', example: 'board', needs: [] },
  explain: { form: 'LABEL', example: 'explain ram', needs: ['label'] },
  rule: { form: 'NUMBER|WORDS…', example: 'rule first strike', needs: ['word'] },
  events: { form: '', example: 'events', needs: [] },
  expect: {
    form: '[JSON]',
    example: 'expect {"what":"life","player":"B","is":18}',
    needs: [],
  },
  save: { form: 'FILE', example: 'save ram.json', needs: ['file'] },
  load: { form: 'FILE [ID]', example: 'load ram.json', needs: ['file'] },
  undo: { form: '', example: 'undo', needs: [] },
  help: { form: '[COMMAND]', example: 'help put', needs: [] },
  quit: { form: '', example: 'quit', needs: [] },
} as const satisfies { readonly [verb: string]: JudgeCommandSyntax };

export type JudgeVerb = keyof typeof JUDGE_COMMANDS;
export const JUDGE_VERBS = Object.keys(JUDGE_COMMANDS) as readonly JudgeVerb[];

export const isJudgeVerb = (word: string): word is JudgeVerb => Object.hasOwn(JUDGE_COMMANDS, word);
export const syntaxOf = (verb: JudgeVerb): JudgeCommandSyntax => JUDGE_COMMANDS[verb];
