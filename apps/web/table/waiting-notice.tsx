/** Whom the match waits for and how long, what others may claim, and the way back to an own seat that a computer plays. */
import { at, type Seat, type Watcher } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import { PERSON, type TableInfo } from '@ludoteca/wire';
import { ProblemLine } from '../components/error-line.tsx';
import { api } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { useTexts } from '../state/preferences.ts';
import { formatDuration } from './format-duration.ts';
import { useElapsed } from './use-elapsed.ts';

const MINUTE = 60;
/** Shorter waits are not worth a line. */
const SHOWN_AFTER = 10_000;

export function WaitingNotice(given: {
  readonly table: TableInfo;
  readonly names: PlayerNames;
  readonly watcher: Watcher;
  readonly asked: Seat | undefined;
}) {
  const { table, names, watcher, asked } = given;
  const { hosted } = useTexts();
  const { isBusy, problem, send } = useRequest();
  const sinceTable = useElapsed(table);
  const sinceAsked =
    useElapsed(asked) + (table.waiting?.seat === asked ? (table.waiting?.milliseconds ?? 0) : 0);
  const own = typeof watcher === 'number' ? table.seats[watcher] : undefined;
  if (own?.substitute !== undefined)
    return (
      <div className="waiting-notice">
        <output>{hosted.substituted}</output>
        <button
          type="button"
          className="soft"
          aria-disabled={isBusy}
          onClick={() => send(() => api.takeSeat(table.id))}
        >
          {hosted.takeSeat}
        </button>
        <ProblemLine problem={problem} />
      </div>
    );
  const seat = asked === undefined || asked === watcher ? undefined : table.seats[asked];
  if (asked === undefined || seat?.kind !== PERSON || seat.substitute !== undefined) return null;
  const awayFor = seat.awayFor === undefined ? undefined : seat.awayFor + sinceTable;
  const mayClaim =
    own !== undefined && awayFor !== undefined && awayFor >= (table.terms?.grace ?? Infinity) * 1000;
  if (sinceAsked < SHOWN_AFTER && !mayClaim) return null;
  return (
    <div className="waiting-notice">
      <span>{hosted.waiting(at(names, asked), formatDuration(sinceAsked))}</span>
      {mayClaim &&
        table.terms?.claims.map((measure) => (
          <button
            key={measure}
            type="button"
            className="soft"
            aria-disabled={isBusy}
            onClick={() => send(() => api.claim(table.id, { seat: asked, measure }))}
          >
            {hosted.claims(at(names, asked))[measure]}
          </button>
        ))}
      <ProblemLine problem={problem} />
    </div>
  );
}

/** Says to a spectator that the players have seen more. */
export function DelayNotice({ table, watcher }: { readonly table: TableInfo; readonly watcher: Watcher }) {
  const { hosted } = useTexts();
  const delay = table.terms?.spectatorDelay;
  if (delay === undefined || watcher !== 'spectator' || table.state !== 'playing') return null;
  const time = delay < MINUTE ? formatDuration(delay * 1000) : hosted.minutes(Math.round(delay / MINUTE));
  return (
    <div className="waiting-notice">
      <span>{hosted.delayed(time)}</span>
    </div>
  );
}
