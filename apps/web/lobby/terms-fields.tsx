/** The terms of a new table: clock and pace. */
import { type ClockTerms, PERSON, PLAY_PACES, type PlayTermsRequest, type SeatRequest } from '@ludoteca/wire';
import { useTexts } from '../state/preferences.ts';
import type { PageTexts } from '../texts/index.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

type ClockTime = Pick<ClockTerms, 'per' | 'seconds' | 'increment'>;
const perDecision = (seconds: number): ClockTime => ({ per: 'decision', seconds, increment: 0 });

/** The clocks to choose from; the first is the default between people. */
const CLOCKS: readonly ClockTime[] = [
  perDecision(30 * MINUTE),
  perDecision(MINUTE),
  perDecision(5 * MINUTE),
  { per: 'match', seconds: 10 * MINUTE, increment: 5 },
  { per: 'match', seconds: 30 * MINUTE, increment: 10 },
  perDecision(DAY),
  perDecision(3 * DAY),
  perDecision(7 * DAY),
];

/** In minutes. */
const SPECTATOR_DELAYS = [0, 1, 5, 15, 60] as const;

const EXPIRIES: readonly ClockTerms['expiry'][] = ['substitute', 'withdrawal', 'lapse'];

const isSameTime = (a: ClockTime, b: ClockTime): boolean =>
  a.per === b.per && a.seconds === b.seconds && a.increment === b.increment;

function formatClock({ hosted }: PageTexts, { per, seconds, increment }: ClockTime): string {
  const time = seconds < DAY ? hosted.minutes(seconds / MINUTE) : hosted.days(seconds / DAY);
  return per === 'decision' ? hosted.perDecision(time) : hosted.perMatch(time, increment);
}

const isShared = (seats: readonly SeatRequest[]): boolean =>
  seats.filter((kind) => kind === PERSON).length > 1;

/** The clock of a table with these seats, as long as none was chosen. */
const defaultClock = (seats: readonly SeatRequest[]): ClockTerms | null => {
  const [first] = CLOCKS;
  return isShared(seats) && first !== undefined ? { ...first, expiry: 'substitute' } : null;
};

export function TermsFields(given: {
  readonly seats: readonly SeatRequest[];
  readonly terms: PlayTermsRequest;
  readonly onChange: (terms: PlayTermsRequest) => void;
}) {
  const texts = useTexts();
  const { hosted } = texts;
  const { seats, terms, onChange } = given;
  const { pace = 'relaxed' } = terms;
  const clock = terms.clock === undefined ? defaultClock(seats) : terms.clock;
  const chosen = clock === null ? -1 : CLOCKS.findIndex((one) => isSameTime(one, clock));
  const setTime = (time: ClockTime | undefined): void =>
    onChange({
      ...terms,
      clock: time === undefined ? null : { ...time, expiry: clock?.expiry ?? 'substitute' },
    });
  return (
    <fieldset className="sheet">
      <legend>{hosted.terms}</legend>
      <label className="setting">
        <span>{hosted.clock}</span>
        <select
          className="field"
          value={chosen}
          onChange={({ target }) => setTime(CLOCKS[Number(target.value)])}
        >
          <option value={-1}>{hosted.noClock}</option>
          {CLOCKS.map((time, index) => (
            <option key={formatClock(texts, time)} value={index}>
              {formatClock(texts, time)}
            </option>
          ))}
        </select>
      </label>
      {clock !== null && (
        <label className="setting">
          <span>{hosted.expiry}</span>
          <select
            className="field"
            value={clock.expiry}
            onChange={({ target }) =>
              onChange({ ...terms, clock: { ...clock, expiry: target.value as ClockTerms['expiry'] } })
            }
          >
            {EXPIRIES.map((expiry) => (
              <option key={expiry} value={expiry}>
                {hosted.expiries[expiry]}
              </option>
            ))}
          </select>
        </label>
      )}
      {seats.filter((kind) => kind === PERSON).length > 1 && (
        <label className="choice">
          <input
            type="checkbox"
            checked={terms.chat !== false}
            onChange={({ target }) => onChange({ ...terms, chat: target.checked })}
          />
          {hosted.chat}
        </label>
      )}
      {seats.length > 1 && seats.every((kind) => kind === PERSON) && (
        <label className="choice">
          <input
            type="checkbox"
            checked={terms.rated === true}
            onChange={({ target }) => onChange({ ...terms, rated: target.checked })}
          />
          {hosted.rated}
        </label>
      )}
      {seats.some((kind) => kind !== PERSON) && (
        <label className="setting">
          <span>{hosted.pace}</span>
          <select
            className="field"
            value={pace}
            onChange={({ target }) =>
              onChange({ ...terms, pace: target.value as (typeof PLAY_PACES)[number] })
            }
          >
            {PLAY_PACES.map((one) => (
              <option key={one} value={one}>
                {hosted.paces[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {isShared(seats) && (
        <label className="setting">
          <span>{hosted.spectatorDelay}</span>
          <select
            className="field"
            value={terms.spectatorDelay ?? 0}
            onChange={({ target }) => onChange({ ...terms, spectatorDelay: Number(target.value) })}
          >
            {SPECTATOR_DELAYS.map((minutes) => (
              <option key={minutes} value={minutes * MINUTE}>
                {minutes === 0 ? hosted.noDelay : hosted.minutes(minutes)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isShared(seats) && (
        <label className="setting">
          <span>{hosted.hints}</span>
          <select
            className="field"
            value={terms.hints === true ? 'yes' : 'no'}
            onChange={({ target }) => onChange({ ...terms, hints: target.value === 'yes' })}
          >
            <option value="no">{texts.no}</option>
            <option value="yes">{texts.yes}</option>
          </select>
        </label>
      )}
    </fieldset>
  );
}
