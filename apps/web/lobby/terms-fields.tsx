/** The terms of a new table: clock and pace. */
import { SelectField } from '@ludoteca/kit/web';
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

interface TermsProps {
  readonly seats: readonly SeatRequest[];
  readonly terms: PlayTermsRequest;
  readonly onChange: (terms: PlayTermsRequest) => void;
}

export function TermsFields(given: TermsProps) {
  const { hosted } = useTexts();
  const { seats, terms, onChange } = given;
  return (
    <fieldset className="sheet">
      <legend>{hosted.terms}</legend>
      <ClockFields {...given} />
      {isShared(seats) && (
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
        <SelectField
          className="setting"
          label={hosted.pace}
          value={terms.pace ?? 'relaxed'}
          options={PLAY_PACES.map((pace) => ({ value: pace, name: hosted.paces[pace] }))}
          onChange={(pace) => onChange({ ...terms, pace })}
        />
      )}
      {isShared(seats) && <SharedTableFields {...given} />}
    </fieldset>
  );
}

/** The clock and what happens when it has run out. */
function ClockFields({ seats, terms, onChange }: TermsProps) {
  const texts = useTexts();
  const { hosted } = texts;
  const clock = terms.clock === undefined ? defaultClock(seats) : terms.clock;
  const chosen = clock === null ? -1 : CLOCKS.findIndex((one) => isSameTime(one, clock));
  const setTime = (time: ClockTime | undefined): void =>
    onChange({
      ...terms,
      clock: time === undefined ? null : { ...time, expiry: clock?.expiry ?? 'substitute' },
    });
  return (
    <>
      <SelectField
        className="setting"
        label={hosted.clock}
        value={String(chosen)}
        options={[
          { value: '-1', name: hosted.noClock },
          ...CLOCKS.map((time, index) => ({ value: String(index), name: formatClock(texts, time) })),
        ]}
        onChange={(index) => setTime(CLOCKS[Number(index)])}
      />
      {clock !== null && (
        <SelectField
          className="setting"
          label={hosted.expiry}
          value={clock.expiry}
          options={EXPIRIES.map((expiry) => ({ value: expiry, name: hosted.expiries[expiry] }))}
          onChange={(expiry) => onChange({ ...terms, clock: { ...clock, expiry } })}
        />
      )}
    </>
  );
}

/** The terms of a table with several people. */
function SharedTableFields({ terms, onChange }: TermsProps) {
  const { hosted, yes, no } = useTexts();
  return (
    <>
      <SelectField
        className="setting"
        label={hosted.spectatorDelay}
        value={String(terms.spectatorDelay ?? 0)}
        options={SPECTATOR_DELAYS.map((minutes) => ({
          value: String(minutes * MINUTE),
          name: minutes === 0 ? hosted.noDelay : hosted.minutes(minutes),
        }))}
        onChange={(seconds) => onChange({ ...terms, spectatorDelay: Number(seconds) })}
      />
      <SelectField
        className="setting"
        label={hosted.hints}
        value={terms.hints === true ? 'yes' : 'no'}
        options={[
          { value: 'no', name: no },
          { value: 'yes', name: yes },
        ]}
        onChange={(hints) => onChange({ ...terms, hints: hints === 'yes' })}
      />
    </>
  );
}
