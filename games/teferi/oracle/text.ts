/** The text of a card, line by line. */
import type { Ability, AdditionalCost, AlternativeCost, Doing, Modal } from '../abilities/index.ts';
import type { PrintedCard } from './card.ts';
import { condition } from './conditions.ts';
import { costs } from './costs.ts';
import { keywordLine } from './keywords.ts';
import { abilityLine, doing, movesItself } from './lines.ts';
import { noun } from './nouns.ts';
import { type Bearer, type Context, type Grammar, Reader } from './reader.ts';
import { staticAbility } from './statics.ts';
import { SELF, type Token, tokenize, withSelf } from './tokens.ts';
import type { Types } from './types.ts';

const GRAMMAR: Grammar = { noun, abilityLine };

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

type Read =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly line: Line; readonly column: number; readonly words: string };

/** Lines; those that begin with a bullet belong to the line before them. */
export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  text.split('\n').forEach((line, i) => {
    const before = lines.at(-1);
    if (line.trimStart().startsWith('•') && before !== undefined)
      lines[lines.length - 1] = { ...before, text: `${before.text} ${line.trim()}` };
    else lines.push({ number: i + 1, text: line });
  });
  return lines;
}

/** 201.5: the whole name, and the first part of a legend's. */
function namesOf(name: string, { supertypes }: Types): readonly (readonly string[])[] {
  const cut = supertypes.includes('legendary')
    ? [',', ' of ', ' the ', ' '].map((end) => name.split(end)[0] ?? '').filter((part) => part.length > 2)
    : [];
  return [...new Set([name, ...cut])].map((one) => (tokenize(one) ?? []).map(({ raw }) => raw));
}

/** "this creature", "this land", "this Equipment", "this card", "this spell". */
const nounsOf = ({ types, subtypes }: Types): readonly string[] => [
  ...types,
  ...subtypes.map((one) => one.toLowerCase()),
  'permanent',
  'card',
  'spell',
];

type Parsed =
  | { readonly abilities: readonly Ability[] }
  | { readonly does: Doing | Modal; readonly context: Context };

/** 601.2b: "As an additional cost to cast this spell, …" */
function additional(reader: Reader): readonly Ability[] | undefined {
  if (
    reader.oneOf('as an additional cost to cast this spell,', 'as an additional cost to cast ~,') ===
    undefined
  )
    return undefined;
  const cost = costs(reader);
  if (cost === undefined || !reader.stops()) return undefined;
  return [{ kind: 'additional cost', cost } satisfies AdditionalCost];
}

/** 118.9: "If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost." */
function alternative(reader: Reader): readonly Ability[] | undefined {
  const when = reader.try((inner) => {
    const asked = inner.says('if') ? condition(inner) : undefined;
    return asked !== undefined && inner.says(',') ? asked : undefined;
  });
  const cost = reader.says('you may') ? costs(reader) : undefined;
  if (cost === undefined || !reader.says("rather than pay this spell's mana cost") || !reader.stops())
    return undefined;
  const asked = when === undefined ? {} : { if: when };
  return [{ kind: 'alternative cost', cost, name: 'other', ...asked } satisfies AlternativeCost];
}

const whole =
  <T>(rule: (reader: Reader) => T | undefined) =>
  (reader: Reader): T | undefined => {
    const found = rule(reader);
    return found !== undefined && reader.done ? found : undefined;
  };

function statement(reader: Reader): readonly Ability[] | undefined {
  const found = staticAbility(reader);
  return found !== undefined && reader.stops() ? found : undefined;
}

function parse(reader: Reader): Parsed | undefined {
  const extra = reader.first<readonly Ability[]>(whole(additional), whole(alternative));
  if (extra !== undefined) return { abilities: extra };
  if (!reader.bearer.spell) {
    const abilities = abilityLine(reader);
    return abilities === undefined ? undefined : { abilities };
  }
  const standing = reader.first<readonly Ability[]>(whole(keywordLine), whole(ownStatement));
  if (standing !== undefined) return { abilities: standing };
  const does = reader.try(whole(doing));
  return does === undefined ? undefined : { does, context: reader.context };
}

/** What a spell says of itself rather than does. */
const ownStatement = (reader: Reader): readonly Ability[] | undefined =>
  (reader.peek() === 'this' && reader.peek(1) === 'spell') ||
  (reader.peek() === SELF && reader.peek(1) === "can't") ||
  (reader.peek() === 'cast' && ['this', SELF].includes(reader.peek(1)))
    ? statement(reader)
    : undefined;

/** What the text of all lines says together; the first line that cannot be read ends it. */
export function readLines(lines: readonly Line[], { name }: PrintedCard, types: Types, x: boolean): Read {
  const names = namesOf(name, types);
  const spell = types.types.includes('instant') || types.types.includes('sorcery');
  const bearer: Bearer = { nouns: nounsOf(types), spell, quoted: false, x };
  const abilities: Ability[] = [];
  let body: Doing | Modal | undefined;
  let context: Context = { targets: [], ...(x && spell ? { x: true } : {}) };
  for (const line of lines) {
    const cut = tokenize(line.text);
    if (cut === undefined) return { ok: false, line, column: 1, words: line.text };
    const tokens = withSelf(cut, names);
    if (tokens.length === 0) continue;
    let reader = new Reader(line.text, tokens, bearer, GRAMMAR, context);
    let found = parse(reader);
    if (found === undefined && isVerb(tokens, cut)) {
      reader = new Reader(line.text, cut, bearer, GRAMMAR, context);
      found = parse(reader);
    }
    const joint = found === undefined || !('does' in found) ? undefined : joined(body, found.does);
    if (found === undefined || ('does' in found && joint === undefined))
      return unread(line, tokens, reader.furthest);
    if ('abilities' in found) {
      abilities.push(...found.abilities);
      // An X to pay, or what was paid, may be spoken of in the lines behind.
      const { x: known, sacrificed } = reader.context;
      if (known === true) context = Object.assign({ x: true as const }, context);
      if (sacrificed === true) context = Object.assign({ sacrificed }, context);
    } else {
      body = joint;
      context = found.context;
    }
  }
  if (body !== undefined) abilities.push({ kind: 'spell', ...body });
  return { ok: true, abilities };
}

/** The card may be called by a word that its text begins with: then that is the verb, not the name. */
const isVerb = ([first]: readonly Token[], [written]: readonly Token[]): boolean =>
  first?.text === SELF && first.raw === written?.raw;

/** What a spell does stands in one list, over all its lines. */
function joined(before: Doing | Modal | undefined, next: Doing | Modal): Doing | Modal | undefined {
  if (before === undefined) return next;
  if ('modes' in before || 'modes' in next || before.effects.some(movesItself)) return undefined;
  // The later line was read with the targets of the lines before it.
  return { ...next, effects: [...before.effects, ...next.effects] };
}

function unread(line: Line, tokens: readonly Token[], furthest: number): Read {
  const token = tokens[Math.min(furthest, tokens.length - 1)];
  const column = (token?.at ?? 0) + 1;
  return { ok: false, line, column, words: line.text.slice(column - 1) };
}
