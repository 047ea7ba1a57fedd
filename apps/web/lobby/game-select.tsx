/** A drop-down list of games. */
import type { GameInfo } from '@ludoteca/wire';
import { useLanguage } from '../state/preferences.ts';

export function GameSelect(given: {
  readonly games: readonly GameInfo[];
  readonly value: string;
  readonly onChange: (game: GameInfo) => void;
}) {
  const language = useLanguage();
  const { games, value, onChange } = given;
  const choose = (id: string): void => {
    const game = games.find((one) => one.id === id);
    if (game !== undefined) onChange(game);
  };
  return (
    <select className="field" value={value} onChange={({ target }) => choose(target.value)}>
      {games.map(({ id, words }) => (
        <option key={id} value={id}>
          {words[language].name}
        </option>
      ))}
    </select>
  );
}
