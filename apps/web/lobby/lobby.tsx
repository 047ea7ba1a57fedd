import type { GameInfo } from '@ludoteca/wire';
import { Link, useLocation } from 'wouter';
import { useDeed } from '../deed.ts';
import { pagesOf } from '../games.ts';
import { Masthead } from '../masthead.tsx';
import { useLanguage, useWords } from '../taste.ts';
import { ProblemLine } from '../trouble-line.tsx';
import { Loading, ProblemPage } from '../trouble.tsx';
import { Cover } from './cover.tsx';
import { type Hall, useHall } from './hall.ts';
import { computersFor, playNow } from './sit.ts';
import { Tiles } from './tiles.tsx';

/** The room: games on the shelf, tables with people at them. */
export function Lobby() {
  const words = useWords();
  const { hall, problem, again } = useHall();
  if (hall === undefined)
    return problem === undefined ? <Loading /> : <ProblemPage problem={problem} onAgain={again} />;
  return (
    <>
      <Masthead />
      <main className="lobby">
        <div className="lobby-title">
          <h1>{words.lobby.title}</h1>
          <ProblemLine problem={problem} />
        </div>
        <Shelf games={hall.games.filter(({ listed }) => listed)} />
        <Room hall={hall} />
      </main>
    </>
  );
}

function Shelf({ games }: { readonly games: readonly GameInfo[] }) {
  const { lobby } = useWords();
  return (
    <section className="shelf" aria-label={lobby.shelf}>
      {games.map((game) => (
        <Box key={game.id} game={game} />
      ))}
    </section>
  );
}

/** A game in its box. */
function Box({ game }: { readonly game: GameInfo }) {
  const words = useWords();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const { busy, problem, act } = useDeed();
  const { name, about } = game.words[language];
  const { lobby } = words;
  const play = (): void =>
    act(
      () => playNow(game),
      ({ id }) => goTo(`/t/${id}`),
    );
  return (
    <article className="box">
      <button
        type="button"
        className="box-cover"
        aria-label={`${lobby.playNow}: ${name}`}
        tabIndex={-1}
        disabled={busy}
        onClick={play}
      >
        <Cover id={game.id} />
      </button>
      <div className="box-words">
        <h2>{name}</h2>
        <p className="box-seats">{lobby.seats(game.seats.min, game.seats.max)}</p>
        <p className="box-about">{about}</p>
        <div className="deeds">
          <div className="box-now">
            <button type="button" className="press" disabled={busy} onClick={play}>
              {lobby.playNow}
            </button>
            <p className="small">{lobby.against(computersFor(game.seats))}</p>
          </div>
          <Link href={`/new/${game.id}`} className="soft">
            {lobby.makeTable}
          </Link>
          {pagesOf(game.id).map((page) => (
            <Link key={page.id} href={`/g/${game.id}/${page.id}`} className="soft">
              {page.name[language]}
            </Link>
          ))}
        </div>
        <ProblemLine problem={problem} />
      </div>
    </article>
  );
}

/** Tables: one's own first, then those with free seats, then those one may watch. */
function Room({ hall }: { readonly hall: Hall }) {
  const { lobby } = useWords();
  const mine = hall.mine.filter(({ state }) => state !== 'over');
  const others = hall.tables.filter((table) => !mine.some(({ id }) => id === table.id));
  const open = others.filter(({ state }) => state === 'open');
  const playing = others.filter(({ state }) => state === 'playing');
  return (
    <aside className="room">
      <Tiles title={lobby.yours} tables={mine} games={hall.games} deed="goOn" />
      <Tiles title={lobby.open} tables={open} games={hall.games} deed="sit" />
      <Tiles title={lobby.playing} tables={playing} games={hall.games} deed="watch" />
      {mine.length + open.length + playing.length === 0 && <p className="room-quiet">{lobby.quiet}</p>}
    </aside>
  );
}
