/** Pages for bot authors: the fields of a game's views, and an example of every question, from sampled matches. */
import { type AnyParts, type Json, type Question, startMatch, type StartOptions } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';

/** What was seen of a game. */
export interface BotPageSample {
  /** Types by path, such as `hands[].cards`; `{}` stands for keys that are data. */
  readonly fields: ReadonlyMap<string, FieldSample>;
  /** The shortest example of each prompt. */
  readonly questions: ReadonlyMap<string, QuestionSample>;
  /** The fields of the options of each prompt, under the path `option`. */
  readonly options: ReadonlyMap<string, ReadonlyMap<string, FieldSample>>;
}

interface FieldSample {
  readonly types: Set<string>;
  example: string;
}

interface QuestionSample {
  readonly frame: Json;
  readonly options: readonly Json[];
  readonly gather: string | undefined;
}

const MAX_DECISIONS = 600;
const MAX_EXAMPLE_LENGTH = 60;
/** An object with more different keys than this is a table whose keys are data. */
const MAX_KEYS = 40;

/** The usual matches of a game, for different numbers of seats. */
export function* listUsualStarts({ game }: AnyCatalogueEntry, matches: number): Generator<StartOptions> {
  const { min, max } = game.seats;
  for (let i = 0; i < matches; i++) yield { seats: min + (i % (max - min + 1)), seed: `bot page ${i}` };
}

/** Samples the first decisions of matches of random and greedy players. */
export function sampleBotPage(
  entry: AnyCatalogueEntry,
  starts: Iterable<StartOptions>,
  decisions = MAX_DECISIONS,
): BotPageSample {
  const fields = new Map<string, FieldSample>();
  const questions = new Map<string, QuestionSample>();
  const options = new Map<string, Map<string, FieldSample>>();
  let count = 0;
  for (const start of starts) {
    const i = count++;
    const started = startMatch(entry.game, start);
    if (!started.ok) throw new Error(`${entry.game.id} does not start: ${JSON.stringify(started.problem)}`);
    const match = started.value;
    const players = Array.from({ length: start.seats }, (_, seat) =>
      createPlayer(entry, (i + seat) % 3 === 0 ? 'greedy' : 'random', `bot page ${i} ${seat}`),
    );
    const note = (): void => {
      const { question } = match;
      if (question === undefined) return;
      collectFields(match.view(question.seat), '', fields);
      noteQuestion(question, questions);
      const optionFields = options.get(question.prompt) ?? new Map<string, FieldSample>();
      options.set(question.prompt, optionFields);
      for (const option of question.options) collectFields(option, 'option', optionFields);
    };
    note();
    playOut(match, players, { most: decisions, onDecision: note });
  }
  return { fields, questions, options };
}

/** Adds what only the second sample has. */
export const mergeSamples = (usual: BotPageSample, rare: BotPageSample): BotPageSample => ({
  fields: dropTableKeys(new Map([...rare.fields, ...usual.fields])),
  questions: new Map([...rare.questions, ...usual.questions]),
  options: new Map([...rare.options, ...usual.options]),
});

/** Whether a path goes through an object that is a table elsewhere: its keys are data. */
const isInTable = (path: string, paths: { has(path: string): boolean }): boolean =>
  [...path.matchAll(/\./g)].some(({ index }) => paths.has(`${path.slice(0, index)}{}`));

const dropTableKeys = (fields: ReadonlyMap<string, FieldSample>): ReadonlyMap<string, FieldSample> =>
  new Map([...fields].filter(([path]) => !isInTable(path, fields)));

function noteQuestion(
  { prompt, frame, options, gather }: Question<AnyParts>,
  questions: Map<string, QuestionSample>,
): void {
  const known = questions.get(prompt);
  const size = (sample: QuestionSample): number => JSON.stringify(sample).length;
  const sample = { frame: frame as Json, options, gather };
  // With at least two options an example shows what they have in common.
  const isBetter = known === undefined || (known.options.length < 2 && options.length > 1);
  if (isBetter || (options.length > 1 && size(sample) < size(known))) questions.set(prompt, sample);
}

/** Notes the type of a value and of everything inside it. */
function collectFields(value: Json, path: string, fields: Map<string, FieldSample>): void {
  if (path !== '') noteField(value, path, fields);
  if (Array.isArray(value)) for (const element of value) collectFields(element, `${path}[]`, fields);
  else if (typeof value === 'object' && value !== null) {
    const keys = Object.entries(value);
    const isTable = keys.length > MAX_KEYS || keys.some(([key]) => !/^[a-z]\w*$/i.test(key));
    for (const [key, part] of keys)
      collectFields(part, isTable ? `${path}{}` : path === '' ? key : `${path}.${key}`, fields);
  }
}

function noteField(value: Json, path: string, fields: Map<string, FieldSample>): void {
  const field = fields.get(path) ?? { types: new Set<string>(), example: '' };
  fields.set(path, field);
  field.types.add(nameType(value));
  const text = JSON.stringify(value);
  if (
    (field.example === '' || field.example === '[]' || field.example === '{}') &&
    text.length <= MAX_EXAMPLE_LENGTH
  )
    field.example = text;
}

function nameType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return { string: 'text', boolean: 'flag', number: 'number' }[typeof value as string] ?? 'object';
}

/** The prompts of a game: the frames that ask a question. */
export const listPrompts = ({ game }: AnyCatalogueEntry): readonly string[] =>
  Object.entries(game.rules)
    .filter(([, rule]) => 'ask' in (rule as object))
    .map(([prompt]) => prompt)
    .toSorted();

const cell = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** Formats the page of a game. */
export function formatBotPage(
  entry: AnyCatalogueEntry,
  { fields, questions, options }: BotPageSample,
): string {
  const { id } = entry.game;
  const sections = listPrompts(entry).map((prompt) => {
    const [question, optionFields] = [questions.get(prompt), options.get(prompt)];
    if (question === undefined || optionFields === undefined) throw new Error(`${id} never asked ${prompt}`);
    return `${formatPrompt(prompt, question)}\n\n${formatFields(optionFields)}`;
  });
  return `# ${entry.texts.en.name} for bot authors

This page was generated from sampled matches by \`tools/bot-pages.mjs\`. [The bot protocol](../bot-protocol.md) explains the messages,
[the rules](../../games/${id}/RULES.md) their meaning. To try a bot: \`npx ludoteca arena ${id} ./my-bot :greedy --out cup\`.

## The view

Fields of \`view\`: \`[]\` stands for every element of a list, \`{}\` for every key of a table.

${formatFields(fields)}

## The questions

\`frame\` says what is asked, \`options\` are all possible answers, of which the examples show the first three. The tables have the fields
of an option.

${sections.join('\n\n')}
`;
}

function formatFields(fields: ReadonlyMap<string, FieldSample>): string {
  const rows = [...fields]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { types, example }]) => {
      const text = example === '' ? '' : cell(example);
      return `| \`${path}\` | ${[...types].toSorted().join(' or ')} | ${text} |`;
    });
  return ['| field | type | example |', '|---|---|---|', ...rows].join('\n');
}

function formatPrompt(prompt: string, sample: QuestionSample): string {
  const { frame, options, gather } = sample;
  const lines = [
    `"prompt": ${JSON.stringify(prompt)}`,
    `"frame": ${JSON.stringify(frame)}`,
    `"options": [${options
      .slice(0, 3)
      .map((option) => JSON.stringify(option))
      .join(', ')}${options.length > 3 ? ', …' : ''}]`,
    ...(gather === undefined ? [] : [`"gather": ${JSON.stringify(gather)}`]),
  ];
  return `### ${prompt}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}

/** The fields of a sample that a page does not document. */
export function findMissingFields(page: string, { fields }: BotPageSample): readonly string[] {
  const known = new Set([...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path));
  return [...fields.keys()].filter((path) => !known.has(path) && !isInTable(path, known));
}
