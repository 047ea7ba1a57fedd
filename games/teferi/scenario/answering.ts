/** Answers of a file to the questions of the game: which word stands for which question, and which option is meant. */
import type { Choice, Question } from '@ludoteca/kernel';
import { at } from '@ludoteca/kernel';
import { MANA_TYPES } from '../abilities/index.ts';
import type { NamedEntity } from '../parts.ts';
import type { Desk } from './desk.ts';
import type { Piece } from './pieces.ts';
import { Failure } from './failing.ts';
import { type Answer, type Moment, PLAYERS, type QuestionWord } from './format.ts';
import type { Stops } from './stops.ts';

export type Asked = Question<Stops>;
type Prompt = Asked['prompt'];

/** Questions that are about the course of play: whoever runs a scenario answers them by its entries. */
const COURSE: ReadonlySet<Prompt> = new Set(['priority', 'attack', 'block', 'assign', 'stop']);
export const isCourse = ({ prompt }: Asked): boolean => COURSE.has(prompt);

/** The words under which a file may answer, likeliest first. */
const WORDS: { readonly [prompt in Prompt]?: readonly QuestionWord[] } = {
  'stay tapped': ['may'],
  order: ['order'],
  keep: ['keep'],
  mode: ['mode'],
  kicker: ['pay', 'may'],
  x: ['number'],
  target: ['target'],
  share: ['number'],
  toll: ['pay', 'sacrifice', 'discard'],
  phyrexian: ['pay', 'number'],
  colour: ['color'],
  may: ['may', 'pay'],
  choose: ['sacrifice', 'target', 'keep', 'replacement'],
  replacement: ['replacement', 'order'],
  discard: ['discard'],
  find: ['search'],
  arrange: ['order', 'keep', 'may'],
  'line up': ['order'],
};

const COLOUR_WORDS: { readonly [word: string]: (typeof MANA_TYPES)[number] } = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
};

/** An answer that is good at one moment only. */
export type Timed = Answer & { readonly at?: Moment };

/** Answers that were given and what has been used of them. */
export class Answers {
  private readonly given: { readonly answer: Timed; used: number }[];

  constructor(answers: readonly Timed[]) {
    this.given = answers.map((answer) => ({ answer, used: 0 }));
  }

  private static of(given: Answers['given']): Answers {
    const answers = new Answers([]);
    answers.given.push(...given.map((one) => ({ ...one })));
    return answers;
  }

  copy(): Answers {
    return Answers.of(this.given);
  }

  /** These before those. */
  after(answers: readonly Answer[]): Answers {
    return Answers.of([...new Answers(answers).given, ...this.given]);
  }

  /** Only those that are bound to a moment. */
  timed(): Answers {
    return Answers.of(this.given.filter(({ answer }) => answer.at !== undefined));
  }

  /** All numbers among them, in order. */
  numbers(): number[] {
    return this.given.flatMap(({ answer: { question, choose } }) =>
      question === 'number' ? [choose].flat().map(Number) : [],
    );
  }

  /** Of several cards of a name, which are one option, the one that an answer means. */
  naming(desk: Desk, asked: Asked): readonly string[] {
    if (asked.prompt !== 'discard' && asked.prompt !== 'find') return [];
    try {
      return this.find(desk, asked)?.meant ?? [];
    } catch (error) {
      if (error instanceof Failure) return [];
      throw error;
    }
  }

  /** The option that the next fitting answer means; undefined: there is no answer. */
  find(desk: Desk, asked: Asked): Picked | undefined {
    const words = WORDS[asked.prompt] ?? [];
    const { turn, step } = desk.view;
    let misfit: Failure | undefined;
    for (const one of this.given) {
      const { player, question, choose, at: moment } = one.answer;
      if (PLAYERS[asked.seat] !== player || !(words.includes(question) || declines(asked, one.answer)))
        continue;
      if (moment !== undefined && (turn !== moment.turn || step !== moment.step)) continue;
      const parts = Array.isArray(choose)
        ? (choose as readonly (string | number)[])
        : [choose as string | number];
      // A list is used up one by one; its end means that no more is chosen.
      const rest = asked.prompt === 'arrange' ? parts : parts.slice(one.used);
      if (rest.length === 0 && (one.used > 0 || !hasEnd(asked))) continue;
      if (asked.prompt === 'arrange' && one.used > 0) continue;
      const picked = pick(desk, asked, declines(asked, one.answer) ? [] : rest);
      if (picked === undefined) {
        misfit ??= new Failure('no such answer', {
          question,
          choose: choose as string,
          prompt: asked.prompt,
        });
        continue;
      }
      // What is looked at is put back card by card, all by one answer.
      if (asked.prompt !== 'arrange' || asked.options.length === 2)
        one.used += Math.max(1, picked.meant.length);
      return picked;
    }
    if (misfit !== undefined) throw misfit;
    return undefined;
  }
}

/** An option, and the labels that led to it. */
export interface Picked {
  readonly option: Choice<Stops>;
  readonly meant: readonly string[];
}

const hasEnd = ({ options, prompt }: Asked): boolean =>
  prompt === 'arrange' ||
  (options as readonly unknown[]).some((option) => option === 'done' || option === 'none');

/** "You may" choose or find something, and no: nothing is chosen. */
const declines = (asked: Asked, { question, choose }: Answer): boolean =>
  question === 'may' &&
  choose === 'no' &&
  (asked.prompt === 'choose' || asked.prompt === 'find') &&
  hasEnd(asked);

/** The option for the first of these parts that has one; without parts the one that ends the choosing. */
function pick(desk: Desk, asked: Asked, parts: readonly (string | number)[]): Picked | undefined {
  const options: readonly Choice<Stops>[] = asked.options;
  const ending = options.find((option) => option === 'done' || option === 'none');
  if (asked.prompt === 'arrange') return arranged(desk, asked, parts);
  if (parts.length === 0) return ending === undefined ? undefined : { option: ending, meant: [] };
  for (const part of parts) {
    const option = options.find((one) => means(desk, asked, one, part));
    if (option !== undefined) return { option, meant: [String(part)] };
  }
  return undefined;
}

/** Whether an option is what somebody calls so. */
function means(desk: Desk, asked: Asked, option: Choice<Stops>, part: string | number): boolean {
  if (option === part) return true;
  if (typeof part === 'number' || typeof option === 'number') return false;
  if (asked.prompt === 'phyrexian') return false;
  // 502.3: "you may choose not to untap": yes for the next of those that may stay tapped.
  if (asked.prompt === 'stay tapped' && (part === 'yes' || part === 'no'))
    return (part === 'no') === (option === 'done');
  if (typeof option === 'string')
    return asked.prompt === 'colour' ? colourOf(part) === option : option === part.toLowerCase();
  const piece = desk.pieces.labelled(part);
  if ('discard' in option) return piece?.name === option.discard && piece.where === 'hand';
  if ('find' in option) return piece?.name === option.find && piece.where !== 'hand';
  if ('next' in option) return triggerOf(desk, option.next) === part;
  if (!('id' in option) || option.id === undefined) return false;
  return desk.aim(part) === option.id || desk.labelOf(option.id) === part;
}

const colourOf = (word: string): string =>
  COLOUR_WORDS[word.toLowerCase()] ?? word.replace(/[{}]/g, '').toUpperCase();

/** The label of the object whose ability waits at that place. */
function triggerOf(desk: Desk, place: number): string | undefined {
  const { source, it } = at(desk.state().triggered, place);
  return desk.labelOf(source).startsWith('#') ? desk.labelOf(it) : desk.labelOf(source);
}

const AWAY = new Set<unknown>(['away', 'bottom', 'graveyard', 'yes']);
const TOP = new Set<unknown>(['top', 'no']);

/** The cards that stay on top, the top one first; the others go away. Cards are laid one above the other, so the top one comes last. */
function arranged(desk: Desk, asked: Asked, parts: readonly (string | number)[]): Picked | undefined {
  const options = asked.options as readonly { readonly card: string; readonly to: 'top' | 'away' }[];
  const [word] = parts.length === 1 ? parts : [];
  const all = TOP.has(word) ? 'top' : AWAY.has(word) ? 'away' : undefined;
  const looking = desk.pieces.all().filter(({ where, owner }) => where === 'looking' && owner === asked.seat);
  const kept = parts.flatMap((part) => looking.filter(({ label }) => label === part));
  // Where all of them go to the bottom, the one that is named first lies highest.
  if (options.every((one) => one.to === 'away')) return lowered(options, kept[0] ?? looking[0]);
  const gone = looking.find((piece) => !kept.includes(piece));
  const to = all ?? (gone === undefined ? 'top' : 'away');
  const piece = all === undefined ? (gone ?? kept.at(-1)) : looking.at(-1);
  const option = options.find((one) => one.card === piece?.name && one.to === to);
  return option === undefined
    ? undefined
    : { option, meant: piece?.label === undefined ? [] : [piece.label] };
}

function lowered(
  options: readonly { readonly card: string; readonly to: 'top' | 'away' }[],
  piece: Piece | undefined,
): Picked | undefined {
  const option = options.find(({ card }) => card === piece?.name);
  return option === undefined
    ? undefined
    : { option, meant: piece?.label === undefined ? [] : [piece.label] };
}

/** The label behind an option that is an object. */
export const optionAim = (option: unknown): number | undefined =>
  typeof option === 'object' && option !== null && 'id' in option ? (option as NamedEntity).id : undefined;

/** The word under which a file answers this. */
export const wordFor = ({ prompt }: Asked): QuestionWord | undefined => WORDS[prompt]?.[0];

/** An option as a file would write it. */
export function spelled(desk: Desk, option: Choice<Stops>): string {
  if (typeof option !== 'object') return String(option);
  if ('discard' in option) return option.discard;
  if ('find' in option) return option.find;
  if ('next' in option) return triggerOf(desk, option.next) ?? option.name;
  const aim = optionAim(option);
  return aim === undefined ? JSON.stringify(option) : desk.labelOf(aim);
}
