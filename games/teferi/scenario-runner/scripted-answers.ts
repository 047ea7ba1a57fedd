/** The answers that a scenario provides, and how they are matched with the questions and options of the game. */
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

/** Questions that are answered by entries of the scenario, not by its answers. */
const COURSE_PROMPTS: ReadonlySet<ScenarioPrompt> = new Set([
  'priority',
  'attack',
  'block',
  'assign',
  'stop',
]);
export const isAnsweredByEntries = ({ prompt }: ScenarioQuestion): boolean => COURSE_PROMPTS.has(prompt);

/** The question words with which a file may answer each prompt; the first one is preferred. */
const WORDS_BY_PROMPT: { readonly [prompt in ScenarioPrompt]?: readonly QuestionWord[] } = {
  'stay tapped': ['may'],
  order: ['order'],
  keep: ['keep'],
  mode: ['mode'],
  kicker: ['pay', 'may'],
  x: ['number'],
  convoke: ['pay'],
  help: ['number', 'pay'],
  target: ['target'],
  share: ['number'],
  toll: ['pay', 'sacrifice', 'discard'],
  phyrexian: ['pay', 'number'],
  colour: ['color'],
  'enter choice': ['may', 'pay', 'color', 'type'],
  may: ['may', 'pay'],
  option: ['mode', 'may'],
  choose: ['sacrifice', 'target', 'keep', 'replacement'],
  replacement: ['replacement', 'order'],
  discard: ['discard'],
  find: ['search'],
  'cast free': ['may', 'search'],
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

/** An answer that may be valid at one moment only. */
export type TimedAnswer = ScenarioAnswer & { readonly at?: GameMoment };

/** The answers of a scenario, each with the number of its parts that were used. */
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

  precededBy(answers: readonly ScenarioAnswer[]): ScriptedAnswers {
    return ScriptedAnswers.from([...new ScriptedAnswers(answers).entries, ...this.entries]);
  }

  onlyTimed(): ScriptedAnswers {
    return ScriptedAnswers.from(this.entries.filter(({ answer }) => answer.at !== undefined));
  }

  numbers(): number[] {
    return this.entries.flatMap(({ answer: { question, choose } }) =>
      question === 'number' ? [choose].flat().map(Number) : [],
    );
  }

  /** The labels that an answer means among equal cards, which are one option. */
  labelsFor(match: ScenarioMatch, asked: ScenarioQuestion): readonly string[] {
    if (asked.prompt !== 'discard' && asked.prompt !== 'find') return [];
    try {
      return this.find(match, asked)?.labels ?? [];
    } catch (error) {
      if (error instanceof ScenarioError) return [];
      throw error;
    }
  }

  /** The option of the next matching answer; undefined if there is no answer. */
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
      // The elements of a list are used one by one; its end means that no more is chosen.
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
      // One answer arranges all cards that are looked at, card by card.
      if (asked.prompt !== 'arrange' || asked.options.length === 2)
        one.used += Math.max(1, picked.labels.length);
      return picked;
    }
    if (misfit !== undefined) throw misfit;
    return undefined;
  }
}

/** An option, and the labels that an answer named for it. */
export interface PickedOption {
  readonly option: Choice<ScenarioParts>;
  readonly labels: readonly string[];
}

const canEnd = ({ options, prompt }: ScenarioQuestion): boolean =>
  prompt === 'arrange' ||
  (options as readonly unknown[]).some((option) => option === 'done' || option === 'none');

/** The answer "no" to "you may": nothing is chosen or found. */
const declines = (asked: ScenarioQuestion, { question, choose }: ScenarioAnswer): boolean =>
  question === 'may' &&
  choose === 'no' &&
  (asked.prompt === 'choose' || asked.prompt === 'find' || asked.prompt === 'cast free') &&
  canEnd(asked);

/** The option of the first part that matches one; without parts, the option that ends the choice. */
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

/** Whether a part of an answer means this option. */
function matchesOption(
  match: ScenarioMatch,
  asked: ScenarioQuestion,
  option: Choice<ScenarioParts>,
  part: string | number,
): boolean {
  if (option === part) return true;
  if (typeof part === 'number' || typeof option === 'number') return false;
  if (asked.prompt === 'phyrexian') return false;
  // 502.3: "yes" keeps the next permanent tapped.
  if (asked.prompt === 'stay tapped' && (part === 'yes' || part === 'no'))
    return (part === 'no') === (option === 'done');
  if (typeof option === 'string')
    return asked.prompt === 'colour' ? toColour(part) === option : option === part.toLowerCase();
  const card = match.tracker.withLabel(part);
  if ('chosen' in option) return option.chosen === part || option.chosen === toColour(part);
  if ('discard' in option) return card?.name === option.discard && card.zone === 'hand';
  if ('held' in option) return card?.name === option.held && card.zone === 'hand';
  if ('find' in option) return card?.name === option.find && (card.zone === 'hand') === isFromHand(asked);
  if ('cast' in option)
    return (
      part === 'yes' || part === option.face || (option.face === undefined && card?.name === option.cast)
    );
  if ('next' in option) return triggerLabel(match, option.next) === part;
  if (!('id' in option) || option.id === undefined) return false;
  return match.entityOf(part) === option.id || match.labelOf(option.id) === part;
}

/** Whether the cards are taken from the hand. */
const isFromHand = ({ frame }: ScenarioQuestion): boolean =>
  frame.do === 'find' && frame.effect.do === 'put from hand';

const toColour = (word: string): string =>
  COLOUR_WORDS[word.toLowerCase()] ?? word.replace(/[{}]/g, '').toUpperCase();

/** The label of the source of the waiting trigger with this index. */
function triggerLabel(match: ScenarioMatch, place: number): string | undefined {
  const { source, it } = at(match.state().triggered, place);
  return match.labelOf(source).startsWith('#') ? match.labelOf(it) : match.labelOf(source);
}

interface ArrangeOption {
  readonly card: string;
  readonly to: 'top' | 'away';
}
const AWAY_WORDS = new Set<unknown>(['away', 'bottom', 'graveyard', 'yes']);
const TOP_WORDS = new Set<unknown>(['top', 'no']);

/** The answer lists the cards that stay on top, the top one first; the game puts them back from the bottom up. */
function pickArrangement(
  match: ScenarioMatch,
  asked: ScenarioQuestion,
  parts: readonly (string | number)[],
): PickedOption | undefined {
  const options = asked.options as readonly ArrangeOption[];
  const [word] = parts.length === 1 ? parts : [];
  const all = TOP_WORDS.has(word) ? 'top' : AWAY_WORDS.has(word) ? 'away' : undefined;
  const looking = match.tracker.all().filter(({ zone, owner }) => zone === 'looking' && owner === asked.seat);
  const kept = parts.flatMap((part) => looking.filter(({ label }) => label === part));
  // If all cards go to the bottom, the first one named is the highest.
  if (options.every((one) => one.to === 'away')) {
    const highest = kept[0] ?? looking[0];
    return toPickedOption(
      options.find((one) => one.card === highest?.name),
      highest,
    );
  }
  const gone = looking.find((card) => !kept.includes(card));
  const to = all ?? (gone === undefined ? 'top' : 'away');
  const card = all === undefined ? (gone ?? kept.at(-1)) : looking.at(-1);
  return toPickedOption(
    options.find((one) => one.card === card?.name && one.to === to),
    card,
  );
}

function toPickedOption(
  option: ArrangeOption | undefined,
  card: TrackedCard | undefined,
): PickedOption | undefined {
  return option === undefined ? undefined : { option, labels: card?.label === undefined ? [] : [card.label] };
}

/** The entity of an option that is an object or player. */
export const entityOfOption = (option: unknown): number | undefined =>
  typeof option === 'object' && option !== null && 'id' in option ? (option as NamedEntity).id : undefined;

export const questionWordOf = ({ prompt }: ScenarioQuestion): QuestionWord | undefined =>
  WORDS_BY_PROMPT[prompt]?.[0];

/** An option as an answer in a file. */
export function formatOption(match: ScenarioMatch, option: Choice<ScenarioParts>): string {
  if (typeof option !== 'object') return String(option);
  if ('discard' in option) return option.discard;
  if ('held' in option) return option.held;
  if ('chosen' in option) return option.chosen;
  if ('find' in option) return option.find;
  if ('next' in option) return triggerLabel(match, option.next) ?? option.name;
  const aim = entityOfOption(option);
  return aim === undefined ? JSON.stringify(option) : match.labelOf(aim);
}
