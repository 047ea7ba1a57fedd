import { SeatSymbol, Stepper } from '@ludoteca/kit/web';
import { type GameInfo, PERSON, type SeatRequest } from '@ludoteca/wire';
import { numbered } from '../seats.ts';
import { useGuest } from '../server.ts';
import { useLanguage, useWords } from '../taste.ts';
import { playerName } from '../words/index.ts';
import { usualPlayer } from './sit.ts';

/** Who sits where at a new table; its maker at the first seat. */
export function SeatFields(given: {
  readonly game: GameInfo;
  readonly seats: readonly SeatRequest[];
  readonly onChange: (seats: readonly SeatRequest[]) => void;
}) {
  const { make } = useWords();
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
      {numbered(seats)
        .slice(1)
        .map(({ seat, info }) => (
          <SeatField
            key={seat}
            game={game}
            seat={seat}
            wish={info}
            onChange={(wanted) => onChange(seats.with(seat, wanted))}
          />
        ))}
      <div className="make-count">
        <Stepper
          less={make.fewer}
          more={make.more}
          isLeast={seats.length <= min}
          isMost={seats.length >= max}
          onStep={(by) => onChange(by === 1 ? [...seats, usualPlayer(game)] : seats.slice(0, -1))}
        >
          <output>{seats.length}</output>
        </Stepper>
      </div>
    </fieldset>
  );
}

/** Who goes on at each seat of a save; its maker at the first that is for a person. */
export function SavedSeats(given: {
  readonly game: GameInfo;
  readonly names: readonly string[];
  readonly seats: readonly SeatRequest[];
  readonly onChange: (seats: readonly SeatRequest[]) => void;
}) {
  const { make } = useWords();
  const { game, names, seats, onChange } = given;
  return (
    <fieldset className="make-seats">
      <legend>{make.who}</legend>
      {numbered(seats).map(({ seat, info }) => (
        <SeatField
          key={seat}
          game={game}
          seat={seat}
          name={names[seat]}
          wish={info}
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
  /** What whoever sat there was called. */
  readonly name?: string | undefined;
  readonly wish: SeatRequest;
  readonly onChange: (wish: SeatRequest) => void;
}) {
  const words = useWords();
  const { players, words: said } = given.game;
  const own = said[useLanguage()].players;
  return (
    <label className={given.name === undefined ? 'make-seat' : 'make-seat saved'}>
      <SeatSymbol seat={given.seat} />
      <span className={given.name === undefined ? 'aloud' : 'make-you'}>
        {given.name ?? words.make.seat(given.seat + 1)}
      </span>
      <select className="field" value={given.wish} onChange={(event) => given.onChange(event.target.value)}>
        <option value={PERSON}>{words.make.person}</option>
        {players.map((name) => (
          <option key={name} value={name}>
            {words.make.computer(playerName(words, name, own))}
          </option>
        ))}
      </select>
    </label>
  );
}
