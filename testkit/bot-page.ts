/** Pages for bot authors: the fields of a game's views, and an example of every question, from sampled matches. */
import { type AnyParts, type Json, type Question, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';

/** What was seen of a game. */
export interface BotPageSample {
  /** Types by path, such as `hands[].cards`; `{}` stands for keys that are data. */
  readonly fields: ReadonlyMap<string, FieldSample>;
  /** The shortest example of each prompt. */
  readonly questions: ReadonlyMap<string, QuestionSample>;
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

/** Samples matches of random and greedy players for different numbers of seats. */
export function sampleBotPage(entry: AnyCatalogueEntry, matches: number): BotPageSample {
  const fields = new Map<string, FieldSample>();
  const questions = new Map<string, QuestionSample>();
  const { min, max } = entry.game.seats;
  for (let i = 0; i < matches; i++) {
    const seats = min + (i % (max - min + 1));
    const started = startMatch(entry.game, { seats, seed: `bot page ${i}` });
    if (!started.ok) throw new Error(`${entry.game.id} does not start`);
    const match = started.value;
    const players = Array.from({ length: seats }, (_, seat) =>
      createPlayer(entry, (i + seat) % 3 === 0 ? 'greedy' : 'random', `bot page ${i} ${seat}`),
    );
    const note = (): void => {
      const { question } = match;
      if (question === undefined) return;
      collectFields(match.view(question.seat), '', fields);
      noteQuestion(question, questions);
    };
    note();
    playOut(match, players, { most: MAX_DECISIONS, onDecision: note });
  }
  return { fields, questions };
}

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
export function formatBotPage(entry: AnyCatalogueEntry, { fields, questions }: BotPageSample): string {
  const { id } = entry.game;
  const rows = [...fields.keys()].toSorted().map((path) => {
    const { types, example } = fields.get(path) ?? { types: new Set<string>(), example: '' };
    return `| \`${path}\` | ${[...types].toSorted().join(' or ')} | ${example === '' ? '' : cell(example)} |`;
  });
  const sections = listPrompts(entry).map((prompt) => formatPrompt(prompt, questions.get(prompt)));
  return `# ${entry.texts.en.name} for bot authors

This page was generated from sampled matches by \`tools/bot-pages.mjs\`. [The bot protocol](../bot-protocol.md) explains the messages,
[the rules](../../games/${id}/RULES.md) their meaning. To try a bot: \`npx ludoteca arena ${id} ./my-bot :greedy --out cup\`.

## The view

Fields of \`view\`: \`[]\` stands for every element of a list, \`{}\` for every key of a table.

| field | type | example |
|---|---|---|
${rows.join('\n')}

## The questions

\`frame\` says what is asked, \`options\` are all possible answers, of which the examples show the first three.

${sections.join('\n\n')}
`;
}

function formatPrompt(prompt: string, sample: QuestionSample | undefined): string {
  if (sample === undefined)
    return `### ${prompt}\n\nThis question is rare: it did not occur in the sampled matches.`;
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

/** The fields that a page documents. */
export const fieldsOnPage = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path));
