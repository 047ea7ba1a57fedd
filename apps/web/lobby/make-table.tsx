import { SeatSign } from '@ludoteca/kit/web';
import { type GameInfo, PERSON, type Problem, type SeatWish } from '@ludoteca/wire';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadGame } from '../games.ts';
import { Icon } from '../icons.tsx';
import { Masthead } from '../masthead.tsx';
import { numbered } from '../seats.ts';
import { api, arrive, useGuest } from '../server.ts';
import { useLanguage, useWords } from '../taste.ts';
import { Loading, Trouble } from '../trouble.tsx';
import { playerName, problemIn } from '../words/index.ts';
import { PLAYER_NAMES } from './players.ts';
import { SettingsFields } from './settings-fields.tsx';
import { type Fields, settingsOf, usualFields } from './settings.ts';
import { computersFor, makeTable, USUAL_PLAYER } from './sit.ts';

/** The page where a table is made. */
export function MakeTable({ id }: { readonly id: string }) {
  const words = useWords();
  const [game, setGame] = useState<GameInfo | Problem>();
  useEffect(() => {
    const find = async (): Promise<void> => {
      await arrive();
      const games = await api.games();
      setGame(
        games.ok ? (games.value.find((one) => one.id === id) ?? { problem: 'no such game' }) : games.problem,
      );
    };
    void find();
  }, [id]);
  if (game === undefined) return <Loading />;
  if ('problem' in game) return <Trouble title={problemIn(words, game)} />;
  return <MakeForm game={game} />;
}

/** Oneself, and as many computers as make the table lively. */
const usualSeats = ({ seats }: GameInfo): readonly SeatWish[] => [
  PERSON,
  ...Array.from({ length: computersFor(seats) }, () => USUAL_PLAYER),
];

function MakeForm({ game }: { readonly game: GameInfo }) {
  const words = useWords();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const [seats, setSeats] = useState(usualSeats(game));
  const [fields, setFields] = useState<Fields>(usualFields(game.form));
  const [listed, setListed] = useState(true);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const { make } = words;
  const others = seats.slice(1).includes(PERSON);

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await makeTable({
      game: game.id,
      seats,
      settings: settingsOf(game.form, fields),
      listed: others && listed,
    });
    if (made.ok) return goTo(`/t/${made.value.id}`);
    const { problem } = made;
    const texts = (await loadGame(game.id))?.entry.texts[language];
    const reasons = problem.reasons?.map((reason) => texts?.reason(reason, []) ?? reason.why);
    setTrouble(reasons ?? [problemIn(words, problem)]);
  };

  return (
    <>
      <Masthead />
      <main className="make">
        <h1>{make.title(game.words[language].name)}</h1>
        <form onSubmit={(event) => void open(event)}>
          <SeatFields game={game} seats={seats} onChange={setSeats} />
          {Object.keys(game.form).length > 0 && (
            <fieldset className="sheet">
              <legend>{make.settings}</legend>
              <SettingsFields
                form={game.form}
                words={game.words[language].settings}
                fields={fields}
                onChange={setFields}
              />
            </fieldset>
          )}
          {others && <ListedField listed={listed} onChange={setListed} />}
          {trouble.length > 0 && (
            <ul className="trouble" role="alert">
              {trouble.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          <button type="submit" className="press">
            {others ? make.open : make.begin}
          </button>
        </form>
      </main>
    </>
  );
}

function SeatFields(given: {
  readonly game: GameInfo;
  readonly seats: readonly SeatWish[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}) {
  const { make } = useWords();
  const guest = useGuest();
  const { seats, onChange } = given;
  const { min, max } = given.game.seats;
  return (
    <fieldset className="make-seats">
      <legend>{make.who}</legend>
      <div className="make-seat">
        <SeatSign seat={0} />
        <strong className="make-you">{guest?.name ?? make.you}</strong>
      </div>
      {numbered(seats)
        .slice(1)
        .map(({ seat, info }) => (
          <SeatField
            key={seat}
            seat={seat}
            wish={info}
            onChange={(wanted) => onChange(seats.with(seat, wanted))}
          />
        ))}
      <div className="make-count">
        <button
          type="button"
          className="bare"
          aria-label={make.fewer}
          disabled={seats.length <= min}
          onClick={() => onChange(seats.slice(0, -1))}
        >
          <Icon name="minus" />
        </button>
        <output>{seats.length}</output>
        <button
          type="button"
          className="bare"
          aria-label={make.more}
          disabled={seats.length >= max}
          onClick={() => onChange([...seats, USUAL_PLAYER])}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  );
}

function SeatField(given: {
  readonly seat: number;
  readonly wish: SeatWish;
  readonly onChange: (wish: SeatWish) => void;
}) {
  const words = useWords();
  return (
    <label className="make-seat">
      <SeatSign seat={given.seat} />
      <span className="aloud">{words.make.seat(given.seat + 1)}</span>
      <select className="field" value={given.wish} onChange={(event) => given.onChange(event.target.value)}>
        <option value={PERSON}>{words.make.person}</option>
        {PLAYER_NAMES.map((name) => (
          <option key={name} value={name}>
            {words.make.computer(playerName(words, name))}
          </option>
        ))}
      </select>
    </label>
  );
}

function ListedField(given: { readonly listed: boolean; readonly onChange: (listed: boolean) => void }) {
  const { make } = useWords();
  const choices = [
    { value: true, label: make.listed },
    { value: false, label: make.byLink },
  ];
  return (
    <fieldset className="sheet">
      <legend>{make.where}</legend>
      <div className="choices">
        {choices.map(({ value, label }) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name="listed"
              checked={given.listed === value}
              onChange={() => given.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
