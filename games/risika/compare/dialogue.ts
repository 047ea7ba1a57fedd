/** The dialogue of programs of Risika: the lines that a person types at each of their questions. */
import { type Infer, parseJson, schema } from '@ludoteca/kernel';

const MAX_LENGTH = 200;
const answer = schema.optional(schema.text(MAX_LENGTH));

/** Questions that some programs ask where there is only one answer. */
const SKIPPED_QUESTIONS = ['set', 'attack', 'defend', 'occupy', 'move'] as const;
export type SkippedQuestion = (typeof SKIPPED_QUESTIONS)[number];

/** A file for `--dialogue`; fields that are missing are those of DEFAULT_DIALOGUE. */
const dialogue = schema.object({
  start: answer,
  continue: answer,
  save: answer,
  set: answer,
  noSet: answer,
  place: answer,
  attack: answer,
  noAttack: answer,
  defend: answer,
  occupy: answer,
  move: answer,
  noMove: answer,
  alwaysAsks: schema.optional(schema.list(schema.oneOf(...SKIPPED_QUESTIONS), SKIPPED_QUESTIONS.length)),
  defenderRollsFirst: schema.optional(schema.flag),
});

/** Words are typed with Enter after each. `{from}` is a number of the question, `{from+1}` the next one. */
export type Dialogue = Required<Infer<typeof dialogue>>;

export const DEFAULT_DIALOGUE: Dialogue = {
  start: '2',
  continue: '3',
  save: '1',
  set: 'y {card1} {card2} {card3}',
  noSet: 'n',
  place: '{territory} {armies}',
  attack: 'y {from} {to} {dice}',
  noAttack: 'n',
  defend: '{dice}',
  occupy: '{armies}',
  move: 'y {from} {to} {armies}',
  noMove: 'n',
  alwaysAsks: [],
  defenderRollsFirst: false,
};

export function parseDialogue(json: string): Dialogue | undefined {
  const given = parseJson(dialogue, json);
  return given && { ...DEFAULT_DIALOGUE, ...given };
}

/** The words of an answer with the numbers filled in; unknown names stay as they are. */
export function fillAnswer(
  template: string,
  numbers: { readonly [name: string]: number } = {},
): readonly string[] {
  const filled = template.replaceAll(/\{(\w+)(\+1)?\}/g, (placeholder, name: string, next?: string) => {
    const number = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
    return number === undefined ? placeholder : String(number + (next === undefined ? 0 : 1));
  });
  return filled.split(/\s+/).filter((word) => word !== '');
}
