/** The lobby: games and tables. */
import type { GameInfo, TableInfo } from '@ludoteca/wire';
import { Link, useLocation } from 'wouter';
import { useGuest } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { listPages } from '../pages/game-modules.ts';
import { PageHeader } from '../components/page-header.tsx';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { GameCover } from './game-cover.tsx';
import { type LobbyContent, useLobby } from './use-lobby.ts';
import { defaultComputerCount, startSoloMatch } from './join-table.ts';
import { TableTiles } from './table-tiles.tsx';

export function Lobby() {
  const { lobby } = useTexts();
  const { content, problem, again } = useLobby();
  if (content === undefined)
    return problem === undefined ? <Loading /> : <ProblemPage problem={problem} onAgain={again} />;
  return (
    <>
      <PageHeader />
      <main className="lobby">
        <div className="lobby-title">
          <h1>{lobby.title}</h1>
          <ProblemLine problem={problem} />
        </div>
        <GameList games={content.games.filter(({ listed }) => listed)} />
        <TableLists content={content} />
      </main>
    </>
  );
}

function GameList({ games }: { readonly games: readonly GameInfo[] }) {
  const { lobby } = useTexts();
  return (
    <section className="shelf" aria-label={lobby.shelf}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </section>
  );
}

function GameTile({ game }: { readonly game: GameInfo }) {
  const { lobby, table: tableTexts } = useTexts();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const { isBusy, problem, send } = useRequest();
  const { name, about } = game.words[language];
  const play = (): void =>
    send(
      () => startSoloMatch(game),
      ({ id }) => goTo(`/t/${id}`),
    );
  return (
    <article className="box">
      <button
        type="button"
        className="box-cover"
        aria-label={`${lobby.playNow}: ${name}`}
        tabIndex={-1}
        disabled={isBusy}
        onClick={play}
      >
        <GameCover id={game.id} />
      </button>
      <div className="box-words">
        <h2>{name}</h2>
        <p className="box-seats">
          {lobby.seats(game.seats.min, game.seats.max)} · {lobby.playNow}{' '}
          {lobby.against(defaultComputerCount(game.seats))}
        </p>
        <p className="box-about">{about}</p>
        <div className="deeds">
          <button type="button" className="press" disabled={isBusy} onClick={play}>
            {lobby.playNow}
          </button>
          <Link href={`/new/${game.id}`} className="soft">
            {lobby.makeTable}
          </Link>
        </div>
        <p className="box-links">
          <Link href={`/g/${game.id}/rules`}>{tableTexts.rules}</Link>
          {listPages(game.id).map((page) => (
            <Link key={page.id} href={`/g/${game.id}/${page.id}`}>
              {page.name[language]}
            </Link>
          ))}
        </p>
        <ProblemLine problem={problem} />
      </div>
    </article>
  );
}

/** Lists own tables, open tables and running matches. */
function TableLists({ content }: { readonly content: LobbyContent }) {
  const { lobby, table: tableTexts, hosted, trouble } = useTexts();
  const own = useGuest()?.id;
  const mine = content.mine.filter(({ state }) => state !== 'over');
  const isOwnTurn = ({ seats, waiting }: TableInfo): boolean =>
    waiting !== undefined && own !== undefined && seats[waiting.seat]?.guest === own;
  const due = mine.filter(isOwnTurn);
  const waiting = mine.filter((table) => !isOwnTurn(table));
  const others = content.tables.filter((table) => !mine.some(({ id }) => id === table.id));
  const open = others.filter(({ state }) => state === 'open');
  const playing = others.filter(({ state }) => state === 'playing');
  return (
    <aside className="room">
      <TableTiles title={tableTexts.yourTurn} tables={due} games={content.games} action="goOn" />
      <TableTiles title={lobby.yours} tables={waiting} games={content.games} action="goOn" />
      <TableTiles title={lobby.open} tables={open} games={content.games} action="sit" />
      <TableTiles title={lobby.playing} tables={playing} games={content.games} action="watch" />
      <Link href="/tournaments" className="soft">
        {hosted.tournaments}
      </Link>
      <Link href="/matches" className="soft">
        {hosted.history}
      </Link>
      <Link href="/statistics" className="soft">
        {lobby.statistics}
      </Link>
      <Link href="/offline" className="soft">
        {trouble.offline}
      </Link>
      <Link href="/replay" className="soft">
        {lobby.openReplay}
      </Link>
      {mine.length + open.length + playing.length === 0 && <p className="room-quiet">{lobby.quiet}</p>}
    </aside>
  );
}
