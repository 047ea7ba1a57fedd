import { at, type Dice, createFastDice, deepEqual, type AnyParts } from '@ludoteca/kernel';
import {
  type Chair,
  type Language,
  LANGUAGES,
  MatchHost,
  type MatchUpdate,
  optionsOf,
  formatRefusal,
  formatZone,
} from '@ludoteca/kit';
import { must } from '../breach.ts';
import { begin, seatsOf, seedOf, type SomeEvent, type Trial } from '../walk.ts';
import { NAMES, said } from './words.ts';

const RUBBISH = ['', 'pizza', -1, 1e9, 'NaN', null, [], {}, '__proto__'];

/** Somebody at a seat who knows nothing of the game. */
interface Stranger {
  /** What to call the stranger where something is wrong. */
  readonly who: string;
  readonly trial: Trial;
  readonly language: Language;
  readonly chair: Chair<AnyParts>;
  readonly dice: Dice;
}

/** Every line that there is to read. */
function linesFor(
  { trial, language, chair }: Stranger,
  { events, observation: sight }: MatchUpdate<AnyParts>,
): readonly string[] {
  const texts = trial.entry.texts[language];
  const names = NAMES.slice(0, trial.seats);
  const { view, asked, outcome } = sight;
  return [
    ...events.flatMap((event) => texts.event(event, names) ?? []),
    ...texts.zones(view, chair.watcher, names, asked).map(formatZone),
    ...(asked === undefined ? [] : [texts.question(asked, names)]),
    ...(outcome === undefined ? [] : [texts.outcome(outcome, names)]),
  ];
}

/** Reads what there is; where a question is its own, picks one of the options, now and then rubbish first. */
async function hear(stranger: Stranger, news: MatchUpdate<AnyParts>): Promise<void> {
  const { who, trial, language, chair, dice } = stranger;
  const texts = trial.entry.texts[language];
  const { asked } = news.observation;
  for (const line of linesFor(stranger, news)) said(`a line for ${who}`, line);
  if (asked === undefined || !('options' in asked)) return;
  const options = optionsOf<AnyParts>(asked);
  for (const option of options) said(`an option for ${who}`, texts.option(option, asked, NAMES));
  const rubbish = dice.pick(RUBBISH);
  if (dice.int(10) === 0 && !options.some((option) => deepEqual(option, rubbish))) {
    const tried = await chair.answer(asked.number, rubbish);
    must(!tried.ok, `${who} was not stopped from answering rubbish`);
    const refusal = formatRefusal(language, tried.problem, (reason) => texts.reason(reason, NAMES));
    said(`a refusal for ${who}`, refusal);
  }
  await chair.answer(asked.number, dice.pick(options));
}

/** Listens until the match is over, or for too long. */
const sits = (stranger: Stranger, patience: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let heard = 0;
    stranger.chair.subscribe((news) => {
      const listening = hear(stranger, news);
      if (++heard > patience) reject(new Error(`${stranger.who} heard news ${heard} times`));
      listening.then(() => news.observation.outcome && resolve(), reject);
    });
  });

/** Whole matches are played by strangers at every seat, from what their chairs and the texts tell them alone. */
export async function strangersCanPlay(trial: Trial): Promise<void> {
  for (let index = 0; index < trial.games; index++) {
    const seed = seedOf(trial, index);
    const language = at(LANGUAGES, index % LANGUAGES.length);
    const opening: SomeEvent[] = [];
    const table = new MatchHost(begin(trial, seed, opening), opening);
    const strangers = seatsOf(trial).map((seat) =>
      sits(
        {
          who: `seat ${seat} in ${language}, seed ${seed}`,
          trial,
          language,
          chair: table.chair(seat),
          dice: createFastDice(`${seed} stranger ${seat}`),
        },
        2 * trial.spec.longest,
      ),
    );
    await Promise.all(strangers);
    must(table.outcome !== undefined, `everybody has read to the end and the match goes on, seed ${seed}`);
  }
}
