/** Tiles of tables in the lobby. */
import { SeatSymbol } from '@ludoteca/kit/web';
import type { GameInfo, SeatInfo, TableInfo } from '@ludoteca/wire';
import { useLocation } from 'wouter';
import { useRequest } from '../connection/use-request.ts';
import { withSeatNumbers } from '../table/seat-numbers.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { formatPlayerNames } from '../texts/index.ts';
import { joinTable } from './join-table.ts';

/** The action that a tile offers. */
type TileAction = 'goOn' | 'sit' | 'watch';

export function TableTiles(given: {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly games: readonly GameInfo[];
  readonly action: TileAction;
}) {
  if (given.tables.length === 0) return null;
  return (
    <section className="tiles">
      <h2>{given.title}</h2>
      {given.tables.map((table) => (
        <Tile
          key={table.id}
          table={table}
          game={given.games.find(({ id }) => id === table.game)}
          action={given.action}
        />
      ))}
    </section>
  );
}

/** Draws a table with its seats. */
function Tile(given: {
  readonly table: TableInfo;
  readonly game: GameInfo | undefined;
  readonly action: TileAction;
}) {
  const { table, game, action } = given;
  const texts = useTexts();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const { isBusy, problem, send } = useRequest();
  const go = (): void => goTo(`/t/${table.id}`);
  const press = (): void => (action === 'sit' ? send(() => joinTable(table), go) : go());
  const names = formatPlayerNames(texts, table.seats, game?.words[language].players)
    .map((name) => name || texts.lobby.free)
    .join(', ');
  return (
    <>
      <button type="button" className="tile" aria-disabled={isBusy} onClick={press}>
        <span className="tile-table" aria-hidden="true">
          {withSeatNumbers(table.seats).map(({ seat, info }) => (
            <Chair key={seat} seat={seat} info={info} seats={table.seats.length} />
          ))}
        </span>
        <span className="tile-words">
          <strong>{game?.words[language].name ?? table.game}</strong>
          <span className="small">{names}</span>
        </span>
        <span className="tile-deed">{texts.lobby[action]}</span>
      </button>
      <ProblemLine problem={problem} />
    </>
  );
}

function Chair(given: { readonly seat: number; readonly info: SeatInfo; readonly seats: number }) {
  const angle = Math.PI / 2 + (2 * Math.PI * given.seat) / given.seats;
  const place = {
    left: `${50 + 50 * Math.cos(angle)}%`,
    top: `${50 + 50 * Math.sin(angle)}%`,
  };
  return (
    <span className={given.info.name === '' ? 'chair free' : 'chair'} style={place}>
      {given.info.name !== '' && <SeatSymbol seat={given.seat} size={16} />}
    </span>
  );
}
