import { SeatSymbol } from '@ludoteca/kit/web';
import type { GameInfo, SeatInfo, TableInfo } from '@ludoteca/wire';
import { useLocation } from 'wouter';
import { useDeed } from '../deed.ts';
import { numbered } from '../seats.ts';
import { useLanguage, useWords } from '../taste.ts';
import { ProblemLine } from '../trouble-line.tsx';
import { namesAt } from '../words/index.ts';
import { joinTable } from './sit.ts';

/** What one does with a table in the lobby. */
type Deed = 'goOn' | 'sit' | 'watch';

export function Tiles(given: {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly games: readonly GameInfo[];
  readonly deed: Deed;
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
          deed={given.deed}
        />
      ))}
    </section>
  );
}

/** A table seen from above, with who sits around it. */
function Tile(given: {
  readonly table: TableInfo;
  readonly game: GameInfo | undefined;
  readonly deed: Deed;
}) {
  const { table, game, deed } = given;
  const words = useWords();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const { busy, problem, act } = useDeed();
  const go = (): void => goTo(`/t/${table.id}`);
  const press = (): void => (deed === 'sit' ? act(() => joinTable(table), go) : go());
  const names = namesAt(words, table.seats, game?.words[language].players)
    .map((name) => name || words.lobby.free)
    .join(', ');
  return (
    <>
      <button type="button" className="tile" aria-disabled={busy} onClick={press}>
        <span className="tile-table" aria-hidden="true">
          {numbered(table.seats).map(({ seat, info }) => (
            <Chair key={seat} seat={seat} info={info} seats={table.seats.length} />
          ))}
        </span>
        <span className="tile-words">
          <strong>{game?.words[language].name ?? table.game}</strong>
          <span className="small">{names}</span>
        </span>
        <span className="tile-deed">{words.lobby[deed]}</span>
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
