/** The form of a tournament of computer players. */
import { createDefaultPoints, toJournalValue, type TournamentPlan } from '@ludoteca/players/arena';
import type { GameInfo } from '@ludoteca/wire';
import { type FormEvent, useState } from 'react';
import { GameSelect } from '../components/game-select.tsx';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { formatPlayerName } from '../texts/index.ts';
import { ARENA_TEXTS } from './texts.ts';

const MAX_ROUNDS = 1000;
const DEFAULT_ROUNDS = 10;
/** Matches in this page have no clock. */
const NO_CLOCK = 0;

const createSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

function createPlan(
  { id, version, seats }: GameInfo,
  names: readonly string[],
  rounds: number,
  seed: string,
): TournamentPlan {
  return toJournalValue<TournamentPlan>({
    format: 1,
    game: id,
    version,
    settings: {},
    seed,
    seats: seats.min,
    rounds,
    players: names.map((name) => ({ name, kind: 'built-in', source: name })),
    clock: NO_CLOCK,
    points: createDefaultPoints(seats.min),
  });
}

export function ArenaForm(given: {
  readonly games: readonly GameInfo[];
  readonly onStart: (plan: TournamentPlan) => void;
}) {
  const texts = ARENA_TEXTS[useLanguage()];
  const pageTexts = useTexts();
  const language = useLanguage();
  const { games, onStart } = given;
  const [game, setGame] = useState(games[0]);
  const [chosen, setChosen] = useState<readonly string[]>(['greedy', 'random', 'beginner']);
  const [rounds, setRounds] = useState(DEFAULT_ROUNDS);
  const [seed, setSeed] = useState(createSeed);
  if (game === undefined) return null;
  const players = game.players.filter((name) => chosen.includes(name));
  const missing = Math.max(0, game.seats.min - players.length);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (missing === 0) onStart(createPlan(game, players, rounds, seed));
  };
  return (
    <form className="sheet arena-form" onSubmit={submit}>
      <GameSelect label={texts.game} games={games} game={game.id} onChoose={setGame} />
      <fieldset>
        <legend>{texts.players}</legend>
        {game.players.map((name) => (
          <label key={name} className="arena-player">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
            {formatPlayerName(pageTexts, name, game.words[language].players)}
          </label>
        ))}
        {missing > 0 && <p className="small">{texts.missing(missing)}</p>}
      </fieldset>
      <label>
        {texts.rounds}
        <input
          className="field"
          type="number"
          min={1}
          max={MAX_ROUNDS}
          required
          value={rounds}
          onChange={({ target }) => setRounds(Number(target.value))}
        />
      </label>
      <label>
        {texts.seed}
        <input
          className="field"
          required
          maxLength={100}
          autoComplete="off"
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
      </label>
      <button type="submit" className="press" aria-disabled={missing > 0}>
        {texts.start}
      </button>
    </form>
  );
}
