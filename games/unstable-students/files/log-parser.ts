/** Classifies the lines of a log by their key words. */

export const LOG_KINDS = [
  'save',
  'win',
  'defence',
  'broken',
  'effects',
  'enter',
  'leave',
  'duplicate',
  'try',
  'draw in vain',
  'nothing',
  'obliged',
  'chosen loss',
  'eliminate',
  'forced discard',
  'discard',
  'take',
  'steal',
  'swap',
  'draw',
  'play',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface LogLine {
  /** Absent for a line about the session. */
  readonly round?: number;
  readonly kind: LogKind | 'session' | 'unknown';
  readonly text: string;
  /** The quoted texts: cards, or the path of a save. */
  readonly quoted: readonly string[];
}

const LINE_PATTERNS: { readonly [K in LogKind]: RegExp } = {
  save: /^Salvataggio su '/,
  win: / ha vinto la partita!$/,
  defence: / si difende /,
  broken: /^La catena degli effetti di '/,
  effects: /^Applicazione degli effetti di '/,
  enter: /^Una carta .+ entra nell'aula di /,
  leave: /^Una carta .+ lascia l'aula di /,
  duplicate: / ha provato a giocare '.*duplicato/,
  try: / ha provato a giocare '/,
  'draw in vain': / avrebbe dovuto pescare .*'/,
  nothing: / (?:avrebbe dovuto|doveva) .*, ma non ne aveva/,
  obliged: / deve (?:giocare|pescare) /,
  'chosen loss': / ha scelto di eliminare '/,
  eliminate: / ha eliminato '/,
  'forced discard': / ha scartato .* a causa dell'attacco di /,
  discard: / ha scartato '/,
  take: / ha rubato '.*' dalla mano di /,
  steal: / ha rubato '.*' a /,
  swap: / scambia /,
  draw: / ha pescato '/,
  play: / gioca '/,
};

/** A log may end in the middle of a line: its kind is `unknown`. */
export const parseLog = (text: string): readonly LogLine[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
    .filter((line) => line !== '')
    .map(parseLine);

function parseLine(line: string): LogLine {
  const [, round, text = line] = /^\[Turno (\d{1,10})\] (.*)$/u.exec(line) ?? [];
  const quoted = [...text.matchAll(/(?<!\w)'((?:[^']|'(?=\w))*)'/gu)].map(([, inner = '']) => inner);
  if (round === undefined) return { kind: 'session', text: line, quoted };
  const kind = LOG_KINDS.find((known) => LINE_PATTERNS[known].test(text)) ?? 'unknown';
  return { round: Number(round), kind, text, quoted };
}
