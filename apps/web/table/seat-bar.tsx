/** The bar of seats: players, turn, presence, winners. */
import type { Outcome, Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import { PERSON, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import { Icon } from '../components/icon.tsx';
import { withSeatNumbers } from './seat-numbers.ts';
import { useTexts } from '../state/preferences.ts';
import { formatDuration } from './format-duration.ts';
import { useElapsed } from './use-elapsed.ts';

/** Less time than this is highlighted, in milliseconds. */
const LOW_TIME = 30_000;

export function SeatBar(given: {
  readonly table: TableInfo;
  readonly names: PlayerNames;
  readonly watcher: Watcher;
  readonly asked: VisibleQuestion<AnyParts> | undefined;
  readonly outcome: Outcome | undefined;
}) {
  const texts = useTexts();
  const { table, asked, outcome } = given;
  return (
    <ol className="seat-strip">
      {withSeatNumbers(table.seats).map(({ seat, info }) => (
        <SeatBadge
          key={seat}
          seat={seat}
          info={info}
          name={given.names[seat] ?? ''}
          isYou={given.watcher === seat}
          hasTurn={asked?.seat === seat}
          place={outcome?.places[seat]}
          remaining={
            info.kind === PERSON && outcome === undefined ? table.waiting?.remaining?.[seat] : undefined
          }
        />
      ))}
      {table.watching > 0 && (
        <li className="watching">
          <Icon name="eye" size={16} />
          {texts.table.watching(table.watching)}
        </li>
      )}
    </ol>
  );
}

function SeatBadge(given: {
  readonly seat: Seat;
  readonly info: SeatInfo;
  readonly name: string;
  readonly isYou: boolean;
  readonly hasTurn: boolean;
  readonly place: number | undefined;
  /** The time left, in milliseconds; undefined without a clock. */
  readonly remaining: number | undefined;
}) {
  const { table, over } = useTexts();
  const { hosted } = useTexts();
  const { kind, here, substitute } = given.info;
  const isComputer = kind !== PERSON;
  return (
    <li
      className={given.hasTurn ? 'seat-plate turn' : 'seat-plate'}
      aria-current={given.hasTurn ? 'true' : undefined}
    >
      <SeatSymbol seat={given.seat} size={18} />
      <span className="seat-name">{given.name}</span>
      {given.isYou && <span className="small">{table.you}</span>}
      {isComputer && (
        <span className="seat-kind" title={table.computer}>
          <Icon name="chip" size={16} />
          <span className="aloud">{table.computer}</span>
        </span>
      )}
      {substitute !== undefined && <span className="away">{hosted.substitute}</span>}
      {!isComputer && !here && substitute === undefined && <span className="away">{table.away}</span>}
      {given.remaining !== undefined && (
        <SeatClock
          remaining={given.remaining}
          isRunning={given.hasTurn && !isComputer && substitute === undefined}
        />
      )}
      {given.place !== undefined && <span className="place">{over.place(given.place)}</span>}
    </li>
  );
}

/** The time left, counted down since the server has sent it. */
function SeatClock({ remaining, isRunning }: { readonly remaining: number; readonly isRunning: boolean }) {
  const { hosted } = useTexts();
  const elapsed = useElapsed(remaining);
  const left = Math.max(0, remaining - (isRunning ? elapsed : 0));
  return (
    <span
      className={left < LOW_TIME ? 'seat-clock low' : 'seat-clock'}
      role="timer"
      aria-label={hosted.timeLeft}
    >
      {formatDuration(left)}
    </span>
  );
}
