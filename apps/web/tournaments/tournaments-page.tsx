/** The list of tournaments, of all games or of one, and the form for a new one. */
import {
  type CreateTournamentRequest,
  type GameInfo,
  MAX_TOURNAMENT_NAME,
  TOURNAMENT_FORMATS,
  type TournamentInfo,
} from '@ludoteca/wire';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ARENA_TEXTS } from '../arena/texts.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api, ensureGuest } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { GameSelect } from '../lobby/game-select.tsx';
import { loadGames } from '../lobby/lobby-data.ts';
import { TermsFields } from '../lobby/terms-fields.tsx';
import { useLanguage } from '../state/preferences.ts';
import { useTournamentTexts } from './texts/index.ts';

type Loaded<V> = { readonly games: readonly GameInfo[]; readonly tournaments: V };

/** With a game: only its tournaments, and it is chosen for a new one. */
export default function TournamentsPage({ game }: { readonly game?: string }) {
  const texts = useTournamentTexts();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded<Awaited<ReturnType<typeof api.tournaments>>>>();
  useEffect(
    () =>
      void Promise.all([loadGames(), api.tournaments()]).then(([games, tournaments]) =>
        setLoaded({ games: games.ok ? games.value : [], tournaments }),
      ),
    [],
  );
  if (loaded === undefined) return <Loading />;
  const { games, tournaments } = loaded;
  if (!tournaments.ok) return <ProblemPage problem={tournaments.problem} />;
  return (
    <>
      <PageHeader />
      <main className="people">
        <h1>{texts.title}</h1>
        <Link href="/arena" className="soft">
          {ARENA_TEXTS[language].title}
        </Link>
        <TournamentList
          tournaments={tournaments.value.filter((one) => game === undefined || one.game === game)}
          games={games}
        />
        {games.length > 0 && (
          <TournamentForm games={games.filter(({ listed }) => listed)} {...(game && { chosen: game })} />
        )}
      </main>
    </>
  );
}

function TournamentList({ tournaments, games }: Loaded<readonly TournamentInfo[]>) {
  const texts = useTournamentTexts();
  const language = useLanguage();
  if (tournaments.length === 0) return <p>{texts.none}</p>;
  return (
    <ul>
      {tournaments.map(({ id, name, game, state, players }) => (
        <li key={id}>
          <Link href={`/tournaments/${id}`}>{name}</Link> ·{' '}
          {games.find((one) => one.id === game)?.words[language].name ?? game} ·{' '}
          {texts.players(players.length)} · {texts.states[state]}
        </li>
      ))}
    </ul>
  );
}

interface TournamentFormProps {
  readonly games: readonly GameInfo[];
  readonly chosen?: string;
}

function TournamentForm({ games, chosen }: TournamentFormProps) {
  const texts = useTournamentTexts();
  const [, goTo] = useLocation();
  const [name, setName] = useState('');
  const [game, setGame] = useState(games.find(({ id }) => id === chosen) ?? games[0]);
  const [rest, setRest] = useState<Omit<CreateTournamentRequest, 'name' | 'game'>>({
    format: 'swiss',
    seats: 2,
    terms: {},
  });
  const { isBusy, problem, send } = useRequest();
  if (game === undefined) return null;
  const { min, max } = game.seats;
  const seats = Math.min(Math.max(rest.seats, min), max);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(
      async () => {
        const guest = await ensureGuest();
        return guest.ok ? api.createTournament({ ...rest, seats, name, game: game.id }) : guest;
      },
      ({ id }) => goTo(`/tournaments/${id}`),
    );
  };
  return (
    <form onSubmit={submit}>
      <h2>{texts.create}</h2>
      <label>
        {texts.name}
        <input
          className="field"
          required
          maxLength={MAX_TOURNAMENT_NAME}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {texts.game}
        <GameSelect games={games} value={game.id} onChange={setGame} />
      </label>
      <label>
        {texts.format}
        <select
          className="field"
          value={rest.format}
          onChange={({ target }) =>
            setRest({ ...rest, format: target.value as CreateTournamentRequest['format'] })
          }
        >
          {TOURNAMENT_FORMATS.map((format) => (
            <option key={format} value={format}>
              {texts.formats[format]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.seats}
        <input
          className="field"
          type="number"
          min={min}
          max={max}
          value={seats}
          onChange={({ target }) => setRest({ ...rest, seats: Number(target.value) || min })}
        />
      </label>
      {rest.format === 'swiss' && <RoundsField value={rest} onChange={setRest} />}
      <TermsFields
        seats={Array.from({ length: seats }, () => 'person')}
        terms={rest.terms ?? {}}
        onChange={(terms) => setRest({ ...rest, terms })}
      />
      <button type="submit" className="press" aria-disabled={isBusy}>
        {texts.create}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

type Rest = Omit<CreateTournamentRequest, 'name' | 'game'>;

function RoundsField({
  value,
  onChange,
}: {
  readonly value: Rest;
  readonly onChange: (value: Rest) => void;
}) {
  const texts = useTournamentTexts();
  const change = (text: string): void => {
    const { rounds: _, ...others } = value;
    onChange(text === '' ? others : { ...others, rounds: Number(text) });
  };
  return (
    <label>
      {texts.rounds}
      <input
        className="field"
        type="number"
        min={1}
        max={20}
        placeholder={texts.asNeeded}
        value={value.rounds ?? ''}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}
