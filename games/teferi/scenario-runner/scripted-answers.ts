/** Answers of a file to the questions of the game: which word stands for which question, and which option is meant. */
import type { Choice, Question } from '@ludoteca/kernel';
import { at } from '@ludoteca/kernel';
import { MANA_TYPES } from '../abilities/index.ts';
import type { NamedEntity } from '../parts.ts';
import type { ScenarioMatch } from './scenario-match.ts';
import type { TrackedCard } from './card-tracker.ts';
import { ScenarioError } from './faults.ts';
import { type ScenarioAnswer, type GameMoment, PLAYERS, type QuestionWord } from './format.ts';
import type { ScenarioParts } from './game-with-stops.ts';

export type ScenarioQuestion = Question<ScenarioParts>;
type ScenarioPrompt = ScenarioQuestion['prompt'];

/** Questions that are about the course of play: whoever runs a scenario answers them by its entries. */
const COURSE_PROMPTS: ReadonlySet<ScenarioPrompt> = new Set([
  'priority',
  'attack',
  'block',
  'assign',
  'stop',
]);
export const isAnsweredByEntries = ({ prompt }: ScenarioQuestion): boolean => COURSE_PROMPTS.has(prompt);

/** The words under which a file may answer, likeliest first. */
const WORDS_BY_PROMPT: { readonly [prompt in ScenarioPrompt]?: readonly QuestionWord[] } = {
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
export type TimedAnswer = ScenarioAnswer & { readonly at?: GameMoment };

/** Answers that were given and what has been used of them. */
export class ScriptedAnswers {
  private readonly entries: { readonly answer: TimedAnswer; used: number }[];

  constructor(answers: readonly TimedAnswer[]) {
    this.entries = answers.map((answer) => ({ answer, used: 0 }));
  }

  private static from(given: ScriptedAnswers['entries']): ScriptedAnswers {
    const answers = new ScriptedAnswers([]);
    answers.entries.push(...given.map((one) => ({ ...one })));
    return answers;
  }

  copy(): ScriptedAnswers {
    return ScriptedAnswers.from(this.entries);
  }

  /** These before those. */
  precededBy(answers: readonly ScenarioAnswer[]): ScriptedAnswers {
    return ScriptedAnswers.from([...new ScriptedAnswers(answers).entries, ...this.entries]);
  }

  /** Only those that are bound to a moment. */
  onlyTimed(): ScriptedAnswers {
    return ScriptedAnswers.from(this.entries.filter(({ answer }) => answer.at !== undefined));
  }

  /** All numbers among them, in order. */
  numbers(): number[] {
    return this.entries.flatMap(({ answer: { question, choose } }) =>
      question === 'number' ? [choose].flat().map(Number) : [],
    );
  }

  /** Of several cards of a name, which are one option, the one that an answer means. */
  labelsFor(match: ScenarioMatch, asked: ScenarioQuestion): readonly string[] {
    if (asked.prompt !== 'discard' && asked.prompt !== 'find') return [];
    try {
      return this.find(match, asked)?.labels ?? [];
    } catch (error) {
      if (error instanceof ScenarioError) return [];
      throw error;
    }
  }

  /** The option that the next fitting answer means; undefined: there is no answer. */
  find(match: ScenarioMatch, asked: ScenarioQuestion): PickedOption | undefined {
    const words = WORDS_BY_PROMPT[asked.prompt] ?? [];
    const { turn, step } = match.view;
    let misfit: ScenarioError | undefined;
    for (const one of this.entries) {
      const { player, question, choose, at: moment } = one.answer;
      if (PLAYERS[asked.seat] !== player || !(words.includes(question) || declines(asked, one.answer)))
        continue;
      if (moment !== undefined && (turn !== moment.turn || step !== moment.step)) continue;
      const parts = Array.isArray(choose)
        ? (choose as readonly (string | number)[])
        : [choose as string | number];
      // A list is used up one by one; its end means that no more is chosen.
      const rest = asked.prompt === 'arrange' ? parts : parts.slice(one.used);
      if (rest.length === 0 && (one.used > 0 || !canEnd(asked))) continue;
      if (asked.prompt === 'arrange' && one.used > 0) continue;
      const picked = pickOption(match, asked, declines(asked, one.answer) ? [] : rest);
      if (picked === undefined) {
        misfit ??= new ScenarioError('no such answer', {
          question,
          choose: choose as string,
          prompt: asked.prompt,
        });
        continue;
      }
      // What is looked at is put back card by card, all by one answer.
      if (asked.prompt !== 'arrange' || asked.options.length === 2)
        one.used += Math.max(1, picked.labels.length);
      return picked;
    }
    if (misfit !== undefined) throw misfit;
    return undefined;
  }
}

/** An option, and the labels that led to it. */
export interface PickedOption {
  readonly option: Choice<ScenarioParts>;
  readonly labels: readonly string[];
}

const canEnd = ({ options, prompt }: ScenarioQuestion): boolean =>
  prompt === 'arrange' ||
  (options as readonly unknown[]).some((option) => option === 'done' || option === 'none');

/** "You may" choose or find something, and no: nothing is chosen. */
const declines = (asked: ScenarioQuestion, { question, choose }: ScenarioAnswer): boolean =>
  question === 'may' &&
  choose === 'no' &&
  (asked.prompt === 'choose' || asked.prompt === 'find') &&
  canEnd(asked);

/** The option for the first of these parts that has one; without parts the one that ends the choosing. */
function pickOption(
  match: ScenarioMatch,
  asked: ScenarioQuestion,
  parts: readonly (string | number)[],
): PickedOption | undefined {
  const options: readonly Choice<ScenarioParts>[] = asked.options;
  const ending = options.find((option) => option === 'done' || option === 'none');
  if (asked.prompt === 'arrange') return pickArrangement(match, asked, parts);
  if (parts.length === 0) return ending === undefined ? undefined : { option: ending, labels: [] };
  for (const part of parts) {
    const option = options.find((one) => matchesOption(match, asked, one, part));
    if (option !== undefined) return { option, labels: [String(part)] };
  }
  return undefined;
}

/** Whether an option is what somebody calls so. */
function matchesOption(
  match: ScenarioMatch,
  asked: ScenarioQuestion,
  option: Choice<ScenarioParts>,
  part: string | number,
): boolean {
  if (option === part) return true;
  if (typeof part === 'number' || typeof option === 'number') return false;
  if (asked.prompt === 'phyrexian') return false;
  // 502.3: "you may choose not to untap": yes for the next of those that may stay tapped.
  if (asked.prompt === 'stay tapped' && (part === 'yes' || part === 'no'))
    return (part === 'no') === (option === 'done');
  if (typeof option === 'string')
    return asked.prompt === 'colour' ? toColour(part) === option : option === part.toLowerCase();
  const piece = match.tracker.withLabel(part);
  if ('discard' in option) return piece?.name === option.discard && piece.zone === 'hand';
  if ('find' in option) return piece?.name === option.find && piece.zone !== 'hand';
  if ('next' in option) return triggerLabel(match, option.next) === part;
  if (!('id' in option) || option.id === undefined) return false;
  return match.entityOf(part) === option.id || match.labelOf(option.id) === part;
}

const toColour = (word: string): string =>
  COLOUR_WORDS[word.toLowerCase()] ?? word.replace(/[{}]/g, '').toUpperCase();

/** The label of the object whose ability waits at that place. */
function triggerLabel(match: ScenarioMatch, place: number): string | undefined {
  const { source, it } = at(match.state().triggered, place);
  return match.labelOf(source).startsWith('#') ? match.labelOf(it) : match.labelOf(source);
}

const AWAY_WORDS = new Set<unknown>(['away', 'bottom', 'graveyard', 'yes']);
const TOP_WORDS = new Set<unknown>(['top', 'no']);

/** The cards that stay on top, the top one first; the others go away. Cards are laid one above the other, so the top one comes last. */
function pickArrangement(
  match: ScenarioMatch,
  asked: ScenarioQuestion,
  parts: readonly (string | number)[],
): PickedOption | undefined {
  const options = asked.options as readonly { readonly card: string; readonly to: 'top' | 'away' }[];
  const [word] = parts.length === 1 ? parts : [];
  const all = TOP_WORDS.has(word) ? 'top' : AWAY_WORDS.has(word) ? 'away' : undefined;
  const looking = match.tracker
    .all()
    .filter(({ zone: where, owner }) => where === 'looking' && owner === asked.seat);
  const kept = parts.flatMap((part) => looking.filter(({ label }) => label === part));
  // Where all of them go to the bottom, the one that is named first lies highest.
  if (options.every((one) => one.to === 'away')) return pickBottomCard(options, kept[0] ?? looking[0]);
  const gone = looking.find((piece) => !kept.includes(piece));
  const to = all ?? (gone === undefined ? 'top' : 'away');
  const piece = all === undefined ? (gone ?? kept.at(-1)) : looking.at(-1);
  const option = options.find((one) => one.card === piece?.name && one.to === to);
  return option === undefined
    ? undefined
    : { option, labels: piece?.label === undefined ? [] : [piece.label] };
}

function pickBottomCard(
  options: readonly { readonly card: string; readonly to: 'top' | 'away' }[],
  piece: TrackedCard | undefined,
): PickedOption | undefined {
  const option = options.find(({ card }) => card === piece?.name);
  return option === undefined
    ? undefined
    : { option, labels: piece?.label === undefined ? [] : [piece.label] };
}

/** The label behind an option that is an object. */
export const entityOfOption = (option: unknown): number | undefined =>
  typeof option === 'object' && option !== null && 'id' in option ? (option as NamedEntity).id : undefined;

/** The word under which a file answers this. */
export const questionWordOf = ({ prompt }: ScenarioQuestion): QuestionWord | undefined =>
  WORDS_BY_PROMPT[prompt]?.[0];

/** An option as a file would write it. */
export function formatOption(match: ScenarioMatch, option: Choice<ScenarioParts>): string {
  if (typeof option !== 'object') return String(option);
  if ('discard' in option) return option.discard;
  if ('find' in option) return option.find;
  if ('next' in option) return triggerLabel(match, option.next) ?? option.name;
  const aim = entityOfOption(option);
  return aim === undefined ? JSON.stringify(option) : match.labelOf(aim);
}
