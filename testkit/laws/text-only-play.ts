/** Law: matches can be played from chairs and texts alone. */
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
import { assert } from '../assertions.ts';
import { startTrial, seatsOf, deriveSeed, type AnyEvent, type ConformanceTrial } from '../random-match.ts';
import { NAMES, requireText } from './texts.ts';

const INVALID_ANSWERS = ['', 'pizza', -1, 1e9, 'NaN', null, [], {}, '__proto__'];

/** A player that knows only its chair and the texts. */
interface TextOnlyPlayer {
  /** Description for error messages. */
  readonly who: string;
  readonly trial: ConformanceTrial;
  readonly language: Language;
  readonly chair: Chair<AnyParts>;
  readonly dice: Dice;
}

function listLines(
  { trial, language, chair }: TextOnlyPlayer,
  { events, observation }: MatchUpdate<AnyParts>,
): readonly string[] {
  const texts = trial.entry.texts[language];
  const names = NAMES.slice(0, trial.seats);
  const { view, asked, outcome } = observation;
  return [
    ...events.flatMap((event) => texts.event(event, names) ?? []),
    ...texts.zones(view, chair.watcher, names, asked).map(formatZone),
    ...(asked === undefined ? [] : [texts.question(asked, names)]),
    ...(outcome === undefined ? [] : [texts.outcome(outcome, names)]),
  ];
}

/** Reads all texts and answers its own questions at random, sometimes after an invalid answer. */
async function respond(player: TextOnlyPlayer, update: MatchUpdate<AnyParts>): Promise<void> {
  const { who, trial, language, chair, dice } = player;
  const texts = trial.entry.texts[language];
  const { asked } = update.observation;
  for (const line of listLines(player, update)) requireText(`a line for ${who}`, line);
  if (asked === undefined || !('options' in asked)) return;
  const options = optionsOf<AnyParts>(asked);
  for (const option of options) requireText(`an option for ${who}`, texts.option(option, asked, NAMES));
  const invalid = dice.pick(INVALID_ANSWERS);
  if (dice.int(10) === 0 && !options.some((option) => deepEqual(option, invalid))) {
    const tried = await chair.answer(asked.number, invalid);
    assert(!tried.ok, `${who} gave an invalid answer that was accepted`);
    const refusal = formatRefusal(language, tried.problem, (reason) => texts.reason(reason, NAMES));
    requireText(`a refusal for ${who}`, refusal);
  }
  await chair.answer(asked.number, dice.pick(options));
}

/** Resolves at the end of the match; rejects after too many updates. */
const playUntilEnd = (player: TextOnlyPlayer, maxUpdates: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let updates = 0;
    player.chair.subscribe((update) => {
      const responding = respond(player, update);
      if (++updates > maxUpdates) reject(new Error(`${player.who} got ${updates} updates`));
      responding.then(() => update.observation.outcome && resolve(), reject);
    });
  });

/** Plays whole matches with such players at every seat. */
export async function playsFromTextsAlone(trial: ConformanceTrial): Promise<void> {
  for (let index = 0; index < trial.games; index++) {
    const seed = deriveSeed(trial, index);
    const language = at(LANGUAGES, index % LANGUAGES.length);
    const opening: AnyEvent[] = [];
    const host = new MatchHost(startTrial(trial, seed, opening), opening);
    const players = seatsOf(trial).map((seat) =>
      playUntilEnd(
        {
          who: `seat ${seat} in ${language}, seed ${seed}`,
          trial,
          language,
          chair: host.chair(seat),
          dice: createFastDice(`${seed} stranger ${seat}`),
        },
        2 * trial.spec.maxDecisions,
      ),
    );
    await Promise.all(players);
    assert(host.outcome !== undefined, `all players are done and the match has no outcome, seed ${seed}`);
  }
}
