/** The finished matches of this person, by game, opponent and result. */
import type { HistoryQuery, GameInfo, TableInfo } from '@ludoteca/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading } from '../components/error-page.tsx';
import { GameSelect } from '../components/game-select.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api, ensureGuest, useGuest } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { formatPlayerNames } from '../texts/index.ts';
import { loadGames } from './load-games.ts';
import { UploadedMatches } from './uploaded-matches.tsx';

type Matches = Awaited<ReturnType<typeof api.myMatches>>;

async function loadMatches(query: HistoryQuery): Promise<Matches> {
  const guest = await ensureGuest();
  return guest.ok ? api.myMatches(query) : guest;
}

export default function HistoryPage() {
  const { hosted } = useTexts();
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [query, setQuery] = useState<HistoryQuery>({});
  const [matches, setMatches] = useState<Matches>();
  useEffect(() => void loadGames().then((loaded) => loaded.ok && setGames(loaded.value)), []);
  useEffect(() => {
    let isCurrent = true;
    void loadMatches(query).then((loaded) => isCurrent && setMatches(loaded));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return (
    <>
      <PageHeader />
      <main className="make">
        <h1>{hosted.history}</h1>
        <HistoryFilter games={games} query={query} onChange={setQuery} />
        {matches === undefined ? (
          <Loading />
        ) : matches.ok ? (
          <MatchList matches={matches.value} games={games} />
        ) : (
          <ProblemLine problem={matches.problem} />
        )}
        <UploadedMatches games={games} />
      </main>
    </>
  );
}

function HistoryFilter(given: {
  readonly games: readonly GameInfo[];
  readonly query: HistoryQuery;
  readonly onChange: (query: HistoryQuery) => void;
}) {
  const { hosted } = useTexts();
  const { games, query, onChange } = given;
  const change = (field: 'game' | 'opponent' | 'result', value: string): void => {
    const { [field]: _, ...rest } = query;
    onChange(value === '' ? rest : { ...rest, [field]: value });
  };
  return (
    <fieldset className="sheet">
      <legend>{hosted.show}</legend>
      <GameSelect
        className="setting"
        label={hosted.game}
        all={hosted.all}
        games={games}
        game={query.game}
        onChoose={(game) => change('game', game?.id ?? '')}
      />
      <label className="setting">
        <span>{hosted.opponent}</span>
        <input
          className="field"
          maxLength={24}
          value={query.opponent ?? ''}
          onChange={({ target }) => change('opponent', target.value)}
        />
      </label>
      <label className="setting">
        <span>{hosted.result}</span>
        <select
          className="field"
          value={query.result ?? ''}
          onChange={({ target }) => change('result', target.value)}
        >
          <option value="">{hosted.all}</option>
          <option value="won">{hosted.won}</option>
          <option value="lost">{hosted.lost}</option>
        </select>
      </label>
    </fieldset>
  );
}

function MatchList(given: { readonly matches: readonly TableInfo[]; readonly games: readonly GameInfo[] }) {
  const texts = useTexts();
  const language = useLanguage();
  const guest = useGuest();
  if (given.matches.length === 0) return <p className="room-quiet">{texts.hosted.noMatches}</p>;
  return (
    <ul className="history">
      {given.matches.map((table) => {
        const game = given.games.find(({ id }) => id === table.game);
        const names = formatPlayerNames(texts, table.seats, game?.words[language].players);
        const place = table.seats.find((seat) => seat.guest === guest?.id)?.place;
        return (
          <li key={table.id}>
            <Link href={`/t/${table.id}`}>{game?.words[language].name ?? table.game}</Link>
            <span>{names.join(', ')}</span>
            {place !== undefined && <span className="place">{texts.over.place(place)}</span>}
            <time dateTime={new Date(table.finished ?? table.made).toISOString()}>
              {new Date(table.finished ?? table.made).toLocaleDateString(language)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
