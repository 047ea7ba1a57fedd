/** Explains an invalid command: suggests a similar one, or names the argument that is missing or wrong. */
import type { Language } from '@ludoteca/kit';
import { STEPS } from '../abilities/index.ts';
import { suggestNames } from '../suggest-names.ts';
import { PLAYERS } from '../scenario-runner/format.ts';
import { resolveName } from './scenario-cards.ts';
import { EDITABLE_ZONES } from './edits.ts';
import { guidanceTexts } from './guidance-texts.ts';
import type { JudgeCommand } from './judge-command.ts';
import { syntaxOf, isJudgeVerb, type ArgumentKind, type JudgeVerb, JUDGE_VERBS } from './command-syntax.ts';

export interface KnownNames {
  readonly cards: readonly string[];
  readonly labels: readonly string[];
}

const MAX_NAMES = 5;
/** Longest part of an invalid input that is echoed back. */
const MAX_ECHO = 40;

const ARGUMENT_CHOICES: { readonly [place in ArgumentKind]?: readonly string[] } = {
  pile: EDITABLE_ZONES,
  player: PLAYERS,
  step: STEPS,
  mana: ['any', 'lands', '{W}{U}{B}{R}{G}{C}'],
};

function isValidArgument(place: ArgumentKind, word: string, { cards, labels }: KnownNames): boolean {
  switch (place) {
    case 'card':
      return resolveName(word, cards) !== undefined;
    case 'label':
      return resolveName(word, labels) !== undefined;
    case 'number':
      return /^-?\d{1,5}$/.test(word);
    case 'pile':
      return resolveName(word, EDITABLE_ZONES) !== undefined;
    case 'player':
      return PLAYERS.some((player) => player === word.toUpperCase());
    case 'step':
      return STEPS.some((step) => step === word);
    case 'mana':
      return /^(?:any|lands|(?:\{[WUBRGC]\})*)$/.test(word);
    case 'word':
    case 'file':
      return true;
  }
}

/** The kind of argument, with its possible values or similar names. */
function describeArgument(
  place: ArgumentKind,
  word: string | undefined,
  known: KnownNames,
  language: Language,
): string {
  const say = guidanceTexts[language];
  const choices = ARGUMENT_CHOICES[place];
  if (choices !== undefined) return say.argument[place] + say.choices(choices);
  if (place !== 'card' && place !== 'label') return say.argument[place];
  const names = [...new Set(place === 'card' ? known.cards : known.labels)];
  if (names.length === 0) return say.argument[place] + say.emptyTable;
  const close = word === undefined ? [] : suggestNames(word, names);
  if (close.length > 0) return say.argument[place] + say.suggestions(close);
  return place === 'label'
    ? say.argument[place] + say.choices(names.slice(0, MAX_NAMES))
    : say.argument[place];
}

const usageOf = (verb: JudgeVerb): string => `${verb} ${syntaxOf(verb).usage}`.trim();

export const formatHelp = (verb: JudgeVerb, language: Language): string => {
  const { example } = syntaxOf(verb);
  const form = usageOf(verb);
  return `${form}: ${guidanceTexts[language].help[verb]}${example === form ? '' : ` (${example})`}`;
};

export function explainMistake(
  { verb, words: given }: JudgeCommand,
  known: KnownNames,
  language: Language,
): string {
  const say = guidanceTexts[language];
  if (!isJudgeVerb(verb)) {
    const [close] = suggestNames(verb, JUDGE_VERBS);
    return say.unknownCommand(
      verb.slice(0, MAX_ECHO),
      close === undefined ? undefined : usageOf(close as JudgeVerb),
    );
  }
  const { optionalFirst, required, optional = [], example } = syntaxOf(verb);
  const isLed = optionalFirst !== undefined && isValidArgument(optionalFirst, given[0] ?? '', known);
  const words = isLed ? given.slice(1) : given;
  for (const [i, place] of [...required, ...optional].entries()) {
    const word = words[i];
    if (word === undefined && i >= required.length) break;
    if (word === undefined)
      return say.missingArgument(describeArgument(place, undefined, known, language), example);
    if (!isValidArgument(place, word, known))
      return say.invalidArgument(
        word.slice(0, MAX_ECHO),
        describeArgument(place, word, known, language),
        example,
      );
  }
  return say.usage(usageOf(verb), example);
}

export const explainUnknownLabel = (
  label: string,
  verb: JudgeVerb,
  known: KnownNames,
  language: Language,
): string =>
  guidanceTexts[language].invalidArgument(
    label.slice(0, MAX_ECHO),
    describeArgument('label', label, known, language),
    syntaxOf(verb).example,
  );
