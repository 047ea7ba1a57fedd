/** Parses what a person types at a question. */
import { foldForSearch } from '@ludoteca/kit';
import { quote, replaceUnprintable } from './sanitize.ts';
import type { ScreenOption, QuestionScreen, UiReply } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

export const MAX_LINE_LENGTH = 500;

export type ParsedInput =
  | { readonly ok: true; readonly reply: UiReply }
  | { readonly ok: false; readonly error: string };

const accept = (reply: UiReply): ParsedInput => ({ ok: true, reply });
const reject = (error: string): ParsedInput => ({ ok: false, error });

/** A number is always a key, so that a mistyped one does not match a label. */
const NUMBERS = /^-?\d+(?:[\s,]+-?\d+)*$/;
const splitParts = (text: string): readonly string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** The options that match the input so far: those that contain it as it is, else those that contain its words. */
export function filterOptions(typed: string, options: readonly ScreenOption[]): readonly ScreenOption[] {
  const text = replaceUnprintable(typed).trim();
  if (NUMBERS.test(text)) {
    const parts = splitParts(text);
    return parts.length > 1 ? options : options.filter(({ key }) => key.startsWith(text));
  }
  const wanted = foldForSearch(text);
  const literal = options.filter(({ key, label }) => key === text || foldForSearch(label).includes(wanted));
  return literal.length > 0 ? literal : options.filter(({ label }) => matchesLabel(text, label));
}

/** Whether the label contains every typed word: `cast boar` matches `cast Thornhide Boar`. */
export function matchesLabel(typed: string, label: string): boolean {
  const folded = foldForSearch(label);
  return foldForSearch(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** The input may be keys of options, a command or part of one label. */
export function parseInput(typed: string, question: QuestionScreen, texts: TerminalTexts): ParsedInput {
  const { options, multiple = false, defaultKey = '' } = question;
  if (typed.length > MAX_LINE_LENGTH) return reject(texts.tooLong(MAX_LINE_LENGTH));
  const text = replaceUnprintable(typed).trim() || defaultKey;
  if (text === '') return reject(options.length === 0 ? texts.notAsked : texts.empty);
  const keys = parseKeys(text, options);
  if (keys !== undefined)
    return keys.length > 1 && !multiple ? reject(texts.oneOnly) : accept({ kind: 'picks', keys });
  const word = parseCommand(text, question);
  if (word !== undefined) return accept(word);
  if (options.length === 0) return reject(texts.noWord(quote(text, 40)));
  return NUMBERS.test(text) ? reject(texts.noNumber(quote(text))) : matchLabel(text, question, texts);
}

/** In the order of the options; undefined if any part is not a key. */
function parseKeys(text: string, options: readonly ScreenOption[]): readonly string[] | undefined {
  const places = new Map(options.map(({ key }, place) => [key, place]));
  const keys = places.has(text) ? [text] : splitParts(text);
  const known = keys.length > 0 && keys.every((key) => places.has(key));
  return known ? sortByPlace(keys, places) : undefined;
}

const sortByPlace = (keys: readonly string[], places: ReadonlyMap<string, number>): readonly string[] =>
  keys.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));

function parseCommand(text: string, { commands }: QuestionScreen): UiReply | undefined {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(text) ?? [];
  const typed = foldForSearch(first);
  const known = commands.find(({ word, label = word }) =>
    [word, label].some((name) => foldForSearch(name) === typed),
  );
  if (known === undefined || (rest !== '' && known.takes === undefined)) return undefined;
  return { kind: 'word', word: known.word, rest };
}

/** A complete label wins over labels that contain it. */
function matchLabel(text: string, question: QuestionScreen, texts: TerminalTexts): ParsedInput {
  const found = filterOptions(text, question.options);
  const exact = found.filter(({ label }) => foldForSearch(label) === foldForSearch(text));
  const [only, ...others] = exact.length === 1 ? exact : found;
  if (only === undefined)
    return question.explainsUnmatched === true
      ? accept({ kind: 'unmatched', text })
      : reject(texts.nothing(quote(text, 40)));
  if (others.length > 0) return reject(texts.many(quote(text, 40), found.length));
  return accept({ kind: 'picks', keys: [only.key] });
}

/** A free text, such as a name or a path; undefined if it is too long. */
export const parseText = (typed: string, defaultText: string): string | undefined =>
  typed.length > MAX_LINE_LENGTH ? undefined : replaceUnprintable(typed).trim() || defaultText;
