/** A field that chooses a game. */
import type { GameInfo } from '@ludoteca/wire';
import { useLanguage } from '../state/preferences.ts';

export function GameSelect(given: {
  readonly className?: string;
  readonly label: string;
  /** The label of the option for all games, if there is one. */
  readonly all?: string;
  readonly games: readonly GameInfo[];
  /** The id of the chosen game. */
  readonly game: string | undefined;
  readonly onChoose: (game: GameInfo | undefined) => void;
}) {
  const language = useLanguage();
  const { className, label, all, games, game, onChoose } = given;
  return (
    <label className={className}>
      {label}
      <select
        className="field"
        value={game ?? ''}
        onChange={({ target }) => onChoose(games.find(({ id }) => id === target.value))}
      >
        {all !== undefined && <option value="">{all}</option>}
        {games.map(({ id, words }) => (
          <option key={id} value={id}>
            {words[language].name}
          </option>
        ))}
      </select>
    </label>
  );
}
