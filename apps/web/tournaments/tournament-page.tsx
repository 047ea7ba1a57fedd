/** The page of one tournament: enrolment, the tables of the round, results, standings. */
import { at } from '@ludoteca/kernel';
import type { PairingInfo, ServerProblem, TournamentInfo } from '@ludoteca/wire';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api, ensureGuest, useGuest } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { joinTable } from '../lobby/join-table.ts';
import { useLanguage } from '../state/preferences.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';

/** Milliseconds between two looks at a tournament that is not over. */
const REFRESH_INTERVAL = 5000;

export default function TournamentPage({ id }: { readonly id: string }) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
  const [info, setInfo] = useState<TournamentInfo>();
  const [problem, setProblem] = useState<ServerProblem>();
  useEffect(() => {
    const load = (): void =>
      void api
        .tournament(id)
        .then((loaded) => (loaded.ok ? setInfo(loaded.value) : setProblem(loaded.problem)));
    load();
    const timer = setInterval(load, REFRESH_INTERVAL);
    return () => clearInterval(timer);
  }, [id]);
  if (info === undefined) return problem === undefined ? <Loading /> : <ProblemPage problem={problem} />;
  return (
    <>
      <PageHeader />
      <main className="people">
        <h1>{info.name}</h1>
        <p>
          {texts.formats[info.format]} · {texts.players(info.players.length)} · {texts.states[info.state]}
        </p>
        {info.state !== 'over' && <p>{texts.joinTime(Math.ceil(info.joinSeconds / 60))}</p>}
        <Actions info={info} onChanged={setInfo} />
        {info.state === 'open' ? <PlayerList info={info} /> : <Standings info={info} />}
        {info.played
          .map((pairings, index) => ({ number: index + 1, pairings }))
          .toReversed()
          .map(({ number, pairings }) => (
            <Round key={number} number={number} pairings={pairings} info={info} />
          ))}
      </main>
    </>
  );
}

interface TournamentPart {
  readonly info: TournamentInfo;
}

function Actions({
  info,
  onChanged,
}: TournamentPart & { readonly onChanged: (info: TournamentInfo) => void }) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
  const own = useGuest()?.id;
  const { isBusy, problem, send } = useRequest();
  const { id, state, organizer } = info;
  const player = info.players.find((one) => one.id === own);
  const isOrganizer = organizer === own;
  if (state === 'over') return null;
  const enrol = async (): ReturnType<typeof api.enrol> => {
    const guest = await ensureGuest();
    return guest.ok ? api.enrol(id) : guest;
  };
  return (
    <div className="row">
      {state === 'open' && player === undefined && (
        <button type="button" className="press" aria-disabled={isBusy} onClick={() => send(enrol, onChanged)}>
          {texts.enrol}
        </button>
      )}
      {isOrganizer && state === 'open' && (
        <button
          type="button"
          className="press"
          aria-disabled={isBusy}
          onClick={() => send(() => api.startTournament(id), onChanged)}
        >
          {texts.start}
        </button>
      )}
      {player !== undefined && player.hasLeft !== true && (
        <ConfirmedButton
          label={texts.leave}
          question={`${texts.leave}?`}
          onConfirm={() => send(() => api.leaveTournament(id), onChanged)}
        />
      )}
      {isOrganizer && (
        <ConfirmedButton
          label={texts.end}
          question={texts.sure}
          onConfirm={() => send(() => api.endTournament(id), onChanged)}
        />
      )}
      <ProblemLine problem={problem} />
    </div>
  );
}

function PlayerList({ info }: TournamentPart) {
  return (
    <ul>
      {info.players.map(({ id, name }) => (
        <li key={id}>
          <Link href={`/people/${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Standings({ info }: TournamentPart) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
  const players = info.players.toSorted((a, b) => a.rank - b.rank);
  return (
    <section>
      <h2>{texts.standings}</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th className="number">{texts.rank}</th>
              <th>{texts.player}</th>
              <th className="number">{texts.points}</th>
              <th className="number">{texts.buchholz}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ id, name, rank, points, buchholz, hasLeft }) => (
              <tr key={id}>
                <td className="number">{rank}</td>
                <td>
                  {name === '' ? texts.deleted : <Link href={`/people/${id}`}>{name}</Link>}
                  {hasLeft === true && ` (${texts.hasLeft})`}
                </td>
                <td className="number">{formatPoints(points)}</td>
                <td className="number">{formatPoints(buchholz)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

function Round(
  given: TournamentPart & { readonly number: number; readonly pairings: readonly PairingInfo[] },
) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
  return (
    <section>
      <h2>{texts.round(given.number)}</h2>
      <ul>
        {given.pairings.map((pairing) => (
          <Pairing key={pairing.players.join(' ')} pairing={pairing} info={given.info} />
        ))}
      </ul>
    </section>
  );
}

function Pairing({ pairing, info }: TournamentPart & { readonly pairing: PairingInfo }) {
  const texts = TOURNAMENT_TEXTS[useLanguage()];
  const own = useGuest()?.id;
  const [, goTo] = useLocation();
  const { isBusy, problem, send } = useRequest();
  const { table, players, scores } = pairing;
  const isOwn = players.some((player) => at(info.players, player).id === own);
  const names = players.map((player) => at(info.players, player).name || texts.deleted);
  const goToTable = (id: string): void =>
    send(
      async () => {
        const found = await api.table(id);
        if (!found.ok || found.value.state !== 'open') return found;
        return found.value.seats.some(({ guest }) => guest === own) ? found : joinTable(found.value);
      },
      () => goTo(`/t/${id}`),
    );
  return (
    <li className="row">
      <span>
        {names
          .map((name, i) => (scores === undefined ? name : `${name} ${formatPoints(scores[i] ?? 0)}`))
          .join(' – ')}
        {table === undefined && ` (${texts.bye})`}
      </span>
      {table !== undefined && isOwn && scores === undefined && (
        <button type="button" className="press" aria-disabled={isBusy} onClick={() => goToTable(table)}>
          {texts.yourTable}
        </button>
      )}
      {table !== undefined && !(isOwn && scores === undefined) && (
        <Link href={`/t/${table}`}>{texts.watch}</Link>
      )}
      <ProblemLine problem={problem} />
    </li>
  );
}
