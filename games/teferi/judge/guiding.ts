/** A line that means nothing is answered with what is closest, or with what can be said at the place where it goes wrong. */
import type { Language } from '@ludoteca/kit';
import { STEPS } from '../abilities/index.ts';
import { near } from '../near.ts';
import { PLAYERS } from '../scenario/format.ts';
import { meant } from './cards.ts';
import { PILES } from './editing.ts';
import { guideWords } from './guide-words.ts';
import type { Line } from './lines.ts';
import { commandOf, isVerb, type Place, type Verb, VERBS } from './verbs.ts';

/** What there is to speak of. */
export interface Known {
  readonly cards: readonly string[];
  readonly labels: readonly string[];
}

const MOST_NAMES = 5;
/** Longer words are no slip of the finger. */
const LONGEST = 40;

const CHOICES: { readonly [place in Place]?: readonly string[] } = {
  pile: PILES,
  player: PLAYERS,
  step: STEPS,
  mana: ['any', 'lands', '{W}{U}{B}{R}{G}{C}'],
};

function fits(place: Place, word: string, { cards, labels }: Known): boolean {
  switch (place) {
    case 'card':
      return meant(word, cards) !== undefined;
    case 'label':
      return meant(word, labels) !== undefined;
    case 'number':
      return /^-?\d{1,5}$/.test(word);
    case 'pile':
      return meant(word, PILES) !== undefined;
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

/** A place with what can be said there. */
function placeText(place: Place, word: string | undefined, known: Known, language: Language): string {
  const say = guideWords[language];
  const choices = CHOICES[place];
  if (choices !== undefined) return say.place[place] + say.among(choices);
  if (place !== 'card' && place !== 'label') return say.place[place];
  const names = [...new Set(place === 'card' ? known.cards : known.labels)];
  if (names.length === 0) return say.place[place] + say.nothingThere;
  const close = word === undefined ? [] : near(word, names);
  if (close.length > 0) return say.place[place] + say.perhaps(close);
  return place === 'label' ? say.place[place] + say.among(names.slice(0, MOST_NAMES)) : say.place[place];
}

const formOf = (verb: Verb): string => `${verb} ${commandOf(verb).form}`.trim();

/** One command as help tells it. */
export const helpLine = (verb: Verb, language: Language): string => {
  const { example } = commandOf(verb);
  const form = formOf(verb);
  return `${form}: ${guideWords[language].help[verb]}${example === form ? '' : ` (${example})`}`;
};

/** What to say to somebody who was not understood, in a sentence. */
export function guide({ verb, words: given }: Line, known: Known, language: Language): string {
  const say = guideWords[language];
  if (!isVerb(verb)) {
    const [close] = near(verb, VERBS);
    return say.noVerb(verb.slice(0, LONGEST), close === undefined ? undefined : formOf(close as Verb));
  }
  const { before, needs, takes = [], example } = commandOf(verb);
  const isLed = before !== undefined && fits(before, given[0] ?? '', known);
  const words = isLed ? given.slice(1) : given;
  for (const [i, place] of [...needs, ...takes].entries()) {
    const word = words[i];
    if (word === undefined && i >= needs.length) break;
    if (word === undefined) return say.lacks(placeText(place, undefined, known, language), example);
    if (!fits(place, word, known))
      return say.misfit(word.slice(0, LONGEST), placeText(place, word, known, language), example);
  }
  return say.malformed(formOf(verb), example);
}

/** A name of nothing that lies there. */
export const strayLabel = (label: string, verb: Verb, known: Known, language: Language): string =>
  guideWords[language].misfit(
    label.slice(0, LONGEST),
    placeText('label', label, known, language),
    commandOf(verb).example,
  );
