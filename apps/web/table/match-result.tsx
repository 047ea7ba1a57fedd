/** The result of a match and the next steps. */
import type { Outcome, Seat, Watcher } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { TableInfo } from '@ludoteca/wire';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useRequest } from '../connection/use-request.ts';
import { joinRematch } from '../lobby/join-table.ts';
import { useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';

const rankSeats = ({ places }: Outcome): readonly { readonly seat: number; readonly place: number }[] =>
  places.map((place, seat) => ({ seat, place })).toSorted((a, b) => a.place - b.place || a.seat - b.seat);

export function MatchResult(given: {
  readonly table: TableInfo;
  readonly names: PlayerNames;
  readonly outcome: Outcome;
  readonly sentence: string;
  readonly watcher: Watcher;
  readonly children: ReactNode;
}) {
  const { over } = useTexts();
  const [, goTo] = useLocation();
  const { isBusy, problem, send } = useRequest();
  const { table, outcome, watcher } = given;
  const seat = typeof watcher === 'number' ? watcher : undefined;
  const again = (own: Seat): void =>
    send(
      () => joinRematch(table, own),
      ({ id }) => goTo(`/t/${id}`),
    );
  return (
    <section className="ending">
      <div>
        <h2>{seat !== undefined && outcome.places[seat] === 1 ? over.won : over.title}</h2>
        <p>{given.sentence}</p>
      </div>
      <ol className="ranking">
        {rankSeats(outcome).map(({ seat: ranked, place }) => (
          <li key={ranked} className={place === 1 ? 'winner' : ''}>
            <span className="place">{over.place(place)}</span>
            <SeatSymbol seat={ranked} size={18} />
            <span className="seat-name">{given.names[ranked]}</span>
            {outcome.scores && <span className="score">{outcome.scores[ranked]}</span>}
          </li>
        ))}
      </ol>
      <div className="deeds">
        {seat !== undefined && (
          <button type="button" className="press" aria-disabled={isBusy} onClick={() => again(seat)}>
            {table.rematch === undefined ? over.rematch : over.goToRematch}
          </button>
        )}
        <Link href={`/t/${table.id}/replay`} className="soft">
          {over.replay}
        </Link>
        <Link href="/" className="soft">
          {over.lobby}
        </Link>
      </div>
      <ProblemLine problem={problem} />
      {given.children}
    </section>
  );
}
