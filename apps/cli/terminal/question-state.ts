import type { Key } from './key-parser.ts';
import { editLine, EMPTY_LINE, type InputLine } from './input-line.ts';
import { MAX_LINE_LENGTH, filterOptions, parseInput } from './parse-input.ts';
import type { RenderedQuestion } from './render-parts.ts';
import type { ScreenOption, QuestionScreen, UiReply } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

/** How somebody looks at a question: what is typed, lit, marked. */
export interface QuestionState {
  readonly line: InputLine;
  /** The key of the option that Enter takes. */
  readonly highlight: string | undefined;
  /** The keys that Enter sends, where several may be picked. */
  readonly marks: ReadonlySet<string>;
  readonly scroll: number;
  /** Why what was typed last was not taken. */
  readonly error: string | undefined;
}

/** What the usual option is, if there is one: it has the light until something else is wanted. */
const findDefaultKey = ({ options, defaultKey: defaultText }: QuestionScreen): string | undefined =>
  options.find(({ key }) => key === defaultText)?.key;

/** How a question is looked at before any key is pressed, with what was begun at the one before. */
export const createQuestionState = (
  question: QuestionScreen,
  begun: InputLine = EMPTY_LINE,
): QuestionState => ({
  line: begun,
  highlight: begun.text === '' ? findDefaultKey(question) : undefined,
  marks: new Set(),
  scroll: 0,
  error: undefined,
});

/** The options that what is typed leaves; all while a word is being typed. */
export function visibleOptions(
  { options, commands: texts }: QuestionScreen,
  { line }: QuestionState,
): readonly ScreenOption[] {
  const found = filterOptions(line.text, options);
  const first = line.text.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const isWord = texts.some(({ word }) => word.startsWith(first));
  return found.length === 0 && isWord ? options : found;
}

/** What a key does to a question: another look at it, or a reply. */
export function handleKey(
  question: QuestionScreen,
  state: QuestionState,
  key: Key,
  seen: () => RenderedQuestion,
  texts: TerminalTexts,
): QuestionState | UiReply {
  const idle = state.line.text === '';
  if (idle) {
    const word = question.commands.find((one) => one.key === key.name);
    if (word !== undefined) return { kind: 'word', word: word.word, rest: '' };
    if (key.name === 'ctrl-d') return { kind: 'end' };
    if (key.name === 'space') return question.multiple === true ? toggleMark(state) : state;
    if (key.name === 'escape') return createQuestionState(question);
  }
  if (key.name === 'enter') return handleEnter(question, state, texts);
  if (key.name === 'page-down' || key.name === 'page-up') {
    const { scroll, page } = seen();
    return { ...state, scroll: key.name === 'page-down' ? scroll + page : scroll - page };
  }
  if (key.name === 'up' || key.name === 'down' || (idle && (key.name === 'left' || key.name === 'right')))
    return { ...state, highlight: moveHighlight(seen().lines, state.highlight, key.name) };
  const line = editLine(state.line, key);
  if (line === undefined) return state;
  const error = line.isTruncated ? texts.tooLong(MAX_LINE_LENGTH) : undefined;
  // What is typed is what is meant: an earlier light must not win over it.
  const highlight =
    line.text === state.line.text ? state.highlight : line.text === '' ? findDefaultKey(question) : undefined;
  return { ...state, line, error, highlight };
}

function toggleMark(state: QuestionState): QuestionState {
  const { highlight } = state;
  if (highlight === undefined) return state;
  const marks = new Set(state.marks);
  if (!marks.delete(highlight)) marks.add(highlight);
  return { ...state, marks, error: undefined };
}

/** Enter: what is lit, what is marked, what is typed. */
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

/** Where the light goes from here: along a line or to the next, and onto the first or the last from nowhere. */
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
