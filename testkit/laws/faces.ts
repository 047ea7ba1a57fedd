import { at, type Dice, fastDice } from '@ludoteca/kernel';
import { LANGUAGES, type Lines, LocalTable, playPlain } from '@ludoteca/kit';
import { must } from '../breach.ts';
import { begin, seatsOf, seedOf, type SomeEvent, type Trial } from '../walk.ts';
import { NAMES, said } from './words.ts';

const GARBAGE = ['', 'pizza', '0', '-1', '1e9', '1 1 1', 'NaN', 'undefined', '__proto__'];

/** A reader who knows nothing of the game: types the number of some line of the last menu, now and then rubbish. */
function stranger(what: string, dice: Dice, patience: number): Lines {
  let menu = 0;
  let read = 0;
  return {
    write: (line) => {
      said(`a line for ${what}`, line);
      menu = Number(/^(\d+)\. /.exec(line)?.[1] ?? menu);
    },
    read: async () => {
      must(++read <= patience, `${what} was asked ${read} times`);
      return dice.int(10) === 0 ? dice.pick(GARBAGE) : String(dice.die(menu));
    },
  };
}

/** Whole matches are played by strangers at every seat, from what their chairs and the texts tell them alone. */
export async function strangersCanPlay(trial: Trial): Promise<void> {
  const { entry, spec } = trial;
  for (let index = 0; index < trial.games; index++) {
    const seed = seedOf(trial, index);
    const language = at(LANGUAGES, index % LANGUAGES.length);
    const opening: SomeEvent[] = [];
    const table = new LocalTable(begin(trial, seed, opening), opening);
    const names = NAMES.slice(0, trial.seats);
    const players = seatsOf(trial).map((seat) => {
      const what = `seat ${seat} in ${language}, seed ${seed}`;
      const lines = stranger(what, fastDice(`${seed} stranger ${seat}`), 3 * spec.longest);
      return playPlain({ chair: table.chair(seat), texts: entry.texts[language], language, names, lines });
    });
    await Promise.all(players);
    must(table.outcome !== undefined, `everybody has read to the end and the match goes on, seed ${seed}`);
  }
}
