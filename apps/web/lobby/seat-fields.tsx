/** The seats of a new table. */
import { SeatSymbol, Stepper } from '@ludoteca/kit/web';
import { type GameInfo, PERSON, type SeatRequest } from '@ludoteca/wire';
import { withSeatNumbers } from '../table/seat-numbers.ts';
import { useGuest } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { formatPlayerName } from '../texts/index.ts';
import { defaultComputer } from './join-table.ts';

/** Fields for the players of a new table; its creator has the first seat. */
export function SeatFields(given: {
  readonly game: GameInfo;
  readonly seats: readonly SeatRequest[];
  readonly onChange: (seats: readonly SeatRequest[]) => void;
}) {
  const { make } = useTexts();
  const guest = useGuest();
  const { game, seats, onChange } = given;
  const { min, max } = game.seats;
  return (
    <fieldset className="make-seats">
      <legend>{make.who}</legend>
      <div className="make-seat">
        <SeatSymbol seat={0} />
        <strong className="make-you">{guest?.name ?? make.you}</strong>
      </div>
      {withSeatNumbers(seats)
        .slice(1)
        .map(({ seat, info }) => (
          <SeatField
            key={seat}
            game={game}
            seat={seat}
            kind={info}
            onChange={(wanted) => onChange(seats.with(seat, wanted))}
          />
        ))}
      <div className="make-count">
        <Stepper
          less={make.fewer}
          more={make.more}
          isLeast={seats.length <= min}
          isMost={seats.length >= max}
          onStep={(by) => onChange(by === 1 ? [...seats, defaultComputer(game)] : seats.slice(0, -1))}
        >
          <output>{seats.length}</output>
        </Stepper>
      </div>
      <p className="make-hint make-computers">{make.computers}</p>
    </fieldset>
  );
}

/** Fields for the players of a save; the creator of the table has the first seat for a person. */
export function SavedSeats(given: {
  readonly game: GameInfo;
  readonly names: readonly string[];
  readonly seats: readonly SeatRequest[];
  readonly onChange: (seats: readonly SeatRequest[]) => void;
}) {
  const { make } = useTexts();
  const { game, names, seats, onChange } = given;
  return (
    <fieldset className="make-seats">
      <legend>{make.who}</legend>
      {withSeatNumbers(seats).map(({ seat, info }) => (
        <SeatField
          key={seat}
          game={game}
          seat={seat}
          name={names[seat]}
          kind={info}
          onChange={(wanted) => onChange(seats.with(seat, wanted))}
        />
      ))}
      <p className="make-hint">{make.firstPerson}</p>
    </fieldset>
  );
}

function SeatField(given: {
  readonly game: GameInfo;
  readonly seat: number;
  /** The name of the player in the save. */
  readonly name?: string | undefined;
  readonly kind: SeatRequest;
  readonly onChange: (kind: SeatRequest) => void;
}) {
  const texts = useTexts();
  const { players, words } = given.game;
  const own = words[useLanguage()].players;
  return (
    <label className={given.name === undefined ? 'make-seat' : 'make-seat saved'}>
      <SeatSymbol seat={given.seat} />
      <span className={given.name === undefined ? 'aloud' : 'make-you'}>
        {given.name ?? texts.make.seat(given.seat + 1)}
      </span>
      <select className="field" value={given.kind} onChange={(event) => given.onChange(event.target.value)}>
        <option value={PERSON}>{texts.make.person}</option>
        {players.map((name) => (
          <option key={name} value={name}>
            {texts.make.computer(formatPlayerName(texts, name, own))}
          </option>
        ))}
      </select>
    </label>
  );
}
