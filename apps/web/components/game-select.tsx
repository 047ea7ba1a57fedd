/** A field that chooses a game. */
import type { GameInfo } from '@ludoteca/wire';
import { useLanguage } from '../state/preferences.ts';

export function GameSelect(given: {
  readonly label: string;
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  readonly onChoose: (game: GameInfo | undefined) => void;
}) {
  const language = useLanguage();
  const { label, games, game, onChoose } = given;
  return (
    <label>
      {label}
      <select
        className="field"
        value={game.id}
        onChange={({ target }) => onChoose(games.find(({ id }) => id === target.value))}
      >
        {games.map(({ id, words }) => (
          <option key={id} value={id}>
            {words[language].name}
          </option>
        ))}
      </select>
    </label>
  );
}
