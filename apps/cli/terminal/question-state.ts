/** The state of a question on the full screen, and how keys change it. */
import type { Key } from './key-parser.ts';
import { editLine, EMPTY_LINE, type InputLine } from './input-line.ts';
import { MAX_LINE_LENGTH, filterOptions, parseInput } from './parse-input.ts';
import type { RenderedQuestion } from './render-parts.ts';
import type { ScreenOption, QuestionScreen, UiReply } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

export interface QuestionState {
  readonly line: InputLine;
  /** The key of the option that Enter picks. */
  readonly highlight: string | undefined;
  /** The keys of the marked options, where several may be picked. */
  readonly marks: ReadonlySet<string>;
  /** Undefined while the table is fitted to the screen. */
  readonly scroll: number | undefined;
  /** Why the last input was not accepted. */
  readonly error: string | undefined;
}

/** The default option is highlighted first. */
const findDefaultKey = ({ options, defaultKey }: QuestionScreen): string | undefined =>
  options.find(({ key }) => key === defaultKey)?.key;

/** `unfinished`: input that was typed at a transient question before. */
export const createQuestionState = (
  question: QuestionScreen,
  unfinished: InputLine = EMPTY_LINE,
): QuestionState => ({
  line: unfinished,
  highlight: unfinished.text === '' ? findDefaultKey(question) : undefined,
  marks: new Set(),
  scroll: undefined,
  error: undefined,
});

/** The options that match the input; all while a command is typed. */
export function visibleOptions(
  { options, commands }: QuestionScreen,
  { line }: QuestionState,
): readonly ScreenOption[] {
  const found = filterOptions(line.text, options);
  const first = line.text.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const isCommand = commands.some(({ word, label = word }) =>
    [word, label].some((name) => name.startsWith(first)),
  );
  return found.length === 0 && isCommand ? options : found;
}

/** The new state, or the reply. */
export function handleKey(
  question: QuestionScreen,
  state: QuestionState,
  key: Key,
  rendered: () => RenderedQuestion,
  texts: TerminalTexts,
): QuestionState | UiReply {
  const idle = state.line.text === '';
  if (idle) {
    const command = question.commands.find((one) => one.key === key.name);
    if (command !== undefined) return { kind: 'word', word: command.word, rest: '' };
    if (key.name === 'ctrl-d') return { kind: 'end' };
    if (key.name === 'space') return question.multiple === true ? toggleMark(state) : state;
    if (key.name === 'escape') return createQuestionState(question);
  }
  if (key.name === 'enter') return handleEnter(question, state, texts);
  if (key.name === 'page-down' || key.name === 'page-up')
    return { ...state, scroll: scrollByPage(rendered(), key.name) };
  if (key.name === 'up' || key.name === 'down' || (idle && (key.name === 'left' || key.name === 'right')))
    return { ...state, highlight: moveHighlight(rendered().lines, state.highlight, key.name) };
  const line = editLine(state.line, key);
  if (line === undefined) return state;
  const error = line.isTruncated ? texts.tooLong(MAX_LINE_LENGTH) : undefined;
  // Typed input takes precedence over an earlier highlight.
  const highlight =
    line.text === state.line.text ? state.highlight : line.text === '' ? findDefaultKey(question) : undefined;
  return { ...state, line, error, highlight };
}

/** The first page down shows the whole table from its start, the last page up fits it to the screen again. */
function scrollByPage(
  { scroll, page }: RenderedQuestion,
  key: 'page-down' | 'page-up',
): QuestionState['scroll'] {
  if (key === 'page-down') return scroll === undefined ? 0 : scroll + page;
  return scroll === undefined || scroll === 0 ? undefined : scroll - page;
}

function toggleMark(state: QuestionState): QuestionState {
  const { highlight } = state;
  if (highlight === undefined) return state;
  const marks = new Set(state.marks);
  if (!marks.delete(highlight)) marks.add(highlight);
  return { ...state, marks, error: undefined };
}

/** Picks the marked options, the highlighted one or what is typed. */
function handleEnter(
  question: QuestionScreen,
  state: QuestionState,
  texts: TerminalTexts,
): QuestionState | UiReply {
  const { line, highlight, marks } = state;
  if (line.text === '' && marks.size > 0) return toPicks(question, marks);
  if (highlight !== undefined) return toPicks(question, new Set([...marks, highlight]));
  const parsed = parseInput(line.text, question, texts);
  if (!parsed.ok) return { ...state, line: EMPTY_LINE, error: parsed.error };
  const { reply } = parsed;
  return reply.kind === 'picks' && marks.size > 0
    ? toPicks(question, new Set([...marks, ...reply.keys]))
    : reply;
}

const toPicks = ({ options }: QuestionScreen, keys: ReadonlySet<string>): UiReply => ({
  kind: 'picks',
  keys: options.map(({ key }) => key).filter((key) => keys.has(key)),
});

/** Without a highlight it goes to the first or the last option. */
function moveHighlight(
  lines: RenderedQuestion['lines'],
  highlight: string | undefined,
  arrow: 'up' | 'down' | 'left' | 'right',
): string | undefined {
  const step = arrow === 'up' || arrow === 'left' ? -1 : 1;
  const flat = lines.flat();
  const row = lines.findIndex((keys) => highlight !== undefined && keys.includes(highlight));
  if (row === -1 || highlight === undefined) return step === 1 ? flat[0] : flat.at(-1);
  if (arrow === 'left' || arrow === 'right') return flat[flat.indexOf(highlight) + step] ?? highlight;
  const next = lines[row + step];
  const column = lines[row]?.indexOf(highlight) ?? 0;
  return next?.[Math.min(column, next.length - 1)] ?? highlight;
}
