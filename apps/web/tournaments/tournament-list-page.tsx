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
import { GameSelect } from '../components/game-select.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api, ensureGuest } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { loadGames } from '../lobby/load-games.ts';
import { TermsFields } from '../lobby/terms-fields.tsx';
import { useLanguage } from '../state/preferences.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';

/** A request without the name and the game. */
type TournamentConditions = Omit<CreateTournamentRequest, 'name' | 'game'>;

interface TournamentLists<V> {
  readonly games: readonly GameInfo[];
  readonly tournaments: V;
}

/** With a game: only its tournaments, and it is chosen for a new one. */
export default function TournamentListPage({ game }: { readonly game?: string }) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
  const language = useLanguage();
  const [loaded, setLoaded] = useState<TournamentLists<Awaited<ReturnType<typeof api.tournaments>>>>();
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

function TournamentList({ tournaments, games }: TournamentLists<readonly TournamentInfo[]>) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
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
  const texts = TOURNAMENT_TEXTS[useLanguage()];
  const [, goTo] = useLocation();
  const [name, setName] = useState('');
  const [game, setGame] = useState(games.find(({ id }) => id === chosen) ?? games[0]);
  const [conditions, setConditions] = useState<TournamentConditions>({
    format: 'swiss',
    seats: 2,
    terms: {},
  });
  const { isBusy, problem, send } = useRequest();
  if (game === undefined) return null;
  const { min, max } = game.seats;
  const seats = Math.min(Math.max(conditions.seats, min), max);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(
      async () => {
        const guest = await ensureGuest();
        return guest.ok ? api.createTournament({ ...conditions, seats, name, game: game.id }) : guest;
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
      <GameSelect label={texts.game} games={games} game={game.id} onChoose={setGame} />
      <label>
        {texts.format}
        <select
          className="field"
          value={conditions.format}
          onChange={({ target }) =>
            setConditions({ ...conditions, format: target.value as CreateTournamentRequest['format'] })
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
          onChange={({ target }) => setConditions({ ...conditions, seats: Number(target.value) || min })}
        />
      </label>
      {conditions.format === 'swiss' && <RoundsField value={conditions} onChange={setConditions} />}
      <TermsFields
        seats={Array.from({ length: seats }, () => 'person')}
        terms={conditions.terms ?? {}}
        onChange={(terms) => setConditions({ ...conditions, terms })}
      />
      <button type="submit" className="press" aria-disabled={isBusy}>
        {texts.create}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

function RoundsField({
  value,
  onChange,
}: {
  readonly value: TournamentConditions;
  readonly onChange: (value: TournamentConditions) => void;
}) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
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
