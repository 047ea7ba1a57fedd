/** Rounds played by the rules with answers at random, each with its save, what a person types, and the save of the next round. */
import { type Choice, createFastDice, type Dice, type Match, startMatch } from '@ludoteca/kernel';
import type { ComparisonCase } from '@ludoteca/kit';
import { toSave } from '../files/convert-save.ts';
import type { Save } from '../files/save.ts';
import { game } from '../game.ts';
import type { Event, Risika } from '../parts.ts';
import type { Settings } from '../settings.ts';
import type { Dialogue } from './dialogue.ts';
import { RoundScript } from './round-script.ts';

export interface CasePlan {
  readonly games: number;
  /** Rounds of a game, at most. */
  readonly rounds: number;
  readonly seed: string;
  readonly dialogue: Dialogue;
  /** `most`: the program does not ask how many dice defend. */
  readonly defence: Settings['defence'];
}

const PLAYER_NAMES = ['Ada', 'Bice', 'Ciro', 'Dora', 'Elio', 'Fede'];
const [MIN_SEATS, MAX_SEATS] = [3, 6];
/** One of so many answers to the question for an attack is none. */
const ATTACKS_PER_STOP = 4;

/** Games of 3 to 6 players. The round in which a match ends is left out: no save follows it. */
export const createCases = (plan: CasePlan): readonly ComparisonCase<Save>[] =>
  Array.from({ length: plan.games }, (_, index) => playCases(index, plan)).flat();

function playCases(
  index: number,
  { rounds, seed, dialogue, defence }: CasePlan,
): readonly ComparisonCase<Save>[] {
  const seats = MIN_SEATS + (index % (MAX_SEATS - MIN_SEATS + 1));
  const started = startMatch(game, { seats, seed: `${seed} ${index}`, dice: 'fast', settings: { defence } });
  if (!started.ok) throw new Error('the settings were not checked');
  const person = new RandomPerson(started.value, `${seed} ${index} answers`);
  person.playToRound();
  const cases: ComparisonCase<Save>[] = [];
  while (cases.length < rounds) {
    const start = person.save;
    if (start === undefined) break;
    const script = new RoundScript(dialogue);
    person.playToRound(script);
    const expected = person.save;
    if (expected === undefined) break;
    script.addSave();
    const { typed, random } = script;
    cases.push({ game: index + 1, round: cases.length + 1, start, typed, random, expected });
  }
  return cases;
}

/** Answers the questions of all seats at random. */
class RandomPerson {
  readonly #match: Match<Risika>;
  readonly #dice: Dice;

  constructor(match: Match<Risika>, seed: string) {
    this.#match = match;
    this.#dice = createFastDice(seed);
  }

  /** The save at the start of a round; undefined if the match is over. */
  get save(): Save | undefined {
    const { question } = this.#match;
    if (question === undefined) return undefined;
    return toSave(this.#match.position().state, question.seat, PLAYER_NAMES.slice(0, this.#match.seats));
  }

  /** Plays to the start of the next round, or to the end of the match. */
  playToRound(script?: RoundScript): void {
    do this.#answer(script);
    while (this.#match.question !== undefined && this.#match.question.prompt !== 'round');
  }

  #answer(script: RoundScript | undefined): void {
    const { question } = this.#match;
    if (question === undefined) return;
    const { options } = question;
    const stops = question.prompt === 'fight' && this.#dice.int(ATTACKS_PER_STOP) === 0;
    const choice = stops ? 'done' : this.#dice.pick<Choice<Risika>>(options);
    script?.addAnswer(question, choice);
    const events: Event[] = [];
    this.#match.setEventSink(events);
    this.#match.choose(choice);
    this.#match.setEventSink(undefined);
    const { state } = this.#match.position();
    for (const event of events) script?.addEvent(event, state);
  }
}
