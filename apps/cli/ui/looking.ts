import type { Key } from './keys.ts';
import { edited, EMPTY, type Line } from './line.ts';
import { LONGEST_LINE, matching, meaningOf } from './meaning.ts';
import type { Asking } from './picture.ts';
import type { Option, Question, Reply } from './ui.ts';
import type { Words } from './words.ts';

/** How somebody looks at a question: what is typed, lit, marked. */
export interface Looking {
  readonly line: Line;
  /** The key of the option that Enter takes. */
  readonly highlight: string | undefined;
  /** The keys that Enter sends, where several may be picked. */
  readonly marks: ReadonlySet<string>;
  readonly scroll: number;
  /** Why what was typed last was not taken. */
  readonly complaint: string | undefined;
}

/** What the usual option is, if there is one: it has the light until something else is wanted. */
const usualKey = ({ options, usual }: Question): string | undefined =>
  options.find(({ key }) => key === usual)?.key;

export const firstLook = (question: Question): Looking => ({
  line: EMPTY,
  highlight: usualKey(question),
  marks: new Set(),
  scroll: 0,
  complaint: undefined,
});

/** The options that what is typed leaves; all while a word is being typed. */
export function shownOptions({ options, words }: Question, { line }: Looking): readonly Option[] {
  const found = matching(line.text, options);
  const first = line.text.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const isWord = words.some(({ word }) => word.startsWith(first));
  return found.length === 0 && isWord ? options : found;
}

/** What a key does to a question: another look at it, or a reply. */
export function pressed(
  question: Question,
  looking: Looking,
  key: Key,
  seen: () => Asking,
  words: Words,
): Looking | Reply {
  const idle = looking.line.text === '';
  if (idle) {
    const word = question.words.find((one) => one.key === key.name);
    if (word !== undefined) return { kind: 'word', word: word.word, rest: '' };
    if (key.name === 'ctrl-d') return { kind: 'end' };
    if (key.name === 'space') return question.several === true ? marked(looking) : looking;
    if (key.name === 'escape') return firstLook(question);
  }
  if (key.name === 'enter') return entered(question, looking, words);
  if (key.name === 'page-down' || key.name === 'page-up') {
    const { scroll, page } = seen();
    return { ...looking, scroll: key.name === 'page-down' ? scroll + page : scroll - page };
  }
  if (key.name === 'up' || key.name === 'down' || (idle && (key.name === 'left' || key.name === 'right')))
    return { ...looking, highlight: moved(seen().lines, looking.highlight, key.name) };
  const line = edited(looking.line, key);
  if (line === undefined) return looking;
  const complaint = line.full ? words.tooLong(LONGEST_LINE) : undefined;
  // What is typed is what is meant: an earlier light must not win over it.
  const highlight =
    line.text === looking.line.text ? looking.highlight : line.text === '' ? usualKey(question) : undefined;
  return { ...looking, line, complaint, highlight };
}

function marked(looking: Looking): Looking {
  const { highlight } = looking;
  if (highlight === undefined) return looking;
  const marks = new Set(looking.marks);
  if (!marks.delete(highlight)) marks.add(highlight);
  return { ...looking, marks, complaint: undefined };
}

/** Enter: what is lit, what is marked, what is typed. */
function entered(question: Question, looking: Looking, words: Words): Looking | Reply {
  const { line, highlight, marks } = looking;
  if (line.text === '' && marks.size > 0) return picksOf(question, marks);
  if (highlight !== undefined) return picksOf(question, new Set([...marks, highlight]));
  const meaning = meaningOf(line.text, question, words);
  if (!meaning.ok) return { ...looking, line: EMPTY, complaint: meaning.complaint };
  const { reply } = meaning;
  return reply.kind === 'picks' && marks.size > 0
    ? picksOf(question, new Set([...marks, ...reply.keys]))
    : reply;
}

const picksOf = ({ options }: Question, keys: ReadonlySet<string>): Reply => ({
  kind: 'picks',
  keys: options.map(({ key }) => key).filter((key) => keys.has(key)),
});

/** Where the light goes from here: along a line or to the next, and onto the first or the last from nowhere. */
function moved(
  lines: Asking['lines'],
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
