import { canonicalJson, type Reason } from '@ludoteca/kernel';
import { type GameInfo, PERSON } from '@ludoteca/wire';
import { type FormEvent, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useDeed } from '../deed.ts';
import { loadGame } from '../games.ts';
import { Masthead } from '../masthead.tsx';
import { useLanguage, useWords } from '../taste.ts';
import { ProblemLine } from '../trouble-line.tsx';
import { Loading, ProblemPage } from '../trouble.tsx';
import { gamesHere } from './hall.ts';
import { type UploadedSave, SaveField } from './save-field.tsx';
import { SavedSeats, SeatFields } from './seat-fields.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { type Fields, labelled, settingsOf } from './settings.ts';
import { makeTable, savedSeats, sharedSeats, usualSeats } from './sit.ts';
import { firstFields, isWished, wishFor } from './wish.ts';

/** The page where a table is made. */
export function MakeTable({ id }: { readonly id: string }) {
  const [games, setGames] = useState<Awaited<ReturnType<typeof gamesHere>>>();
  const look = useCallback(() => void gamesHere().then(setGames), []);
  useEffect(look, [look]);
  if (games === undefined) return <Loading />;
  if (!games.ok) return <ProblemPage problem={games.problem} onAgain={look} />;
  const game = games.value.find((one) => one.id === id);
  return game === undefined ? (
    <ProblemPage problem={{ problem: 'no such game' }} />
  ) : (
    <MakeForm game={game} />
  );
}

/** Who comes with something to try begins at once. */
const firstSeats = (game: GameInfo) => (isWished(game.id) ? usualSeats(game) : sharedSeats(game));

function MakeForm({ game }: { readonly game: GameInfo }) {
  const words = useWords();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const [seats, setSeats] = useState(() => firstSeats(game));
  const [fields, setFields] = useState<Fields>(() => firstFields(game.id, game.form));
  const [save, setSave] = useState<UploadedSave>();
  const [listed, setListed] = useState(true);
  const { busy, problem, act } = useDeed();
  const { make } = words;
  const others = seats.filter((wish) => wish === PERSON).length > 1;

  const goOnFrom = (from: UploadedSave | undefined): void => {
    setSave(from);
    setSeats(from === undefined ? firstSeats(game) : savedSeats(game, from.opened));
  };

  const open = (event: FormEvent): void => {
    event.preventDefault();
    const wish = {
      game: game.id,
      seats,
      ...(save === undefined ? { settings: settingsOf(game.form, fields) } : { file: save.file }),
      listed: others && listed,
    };
    act(
      () => makeTable(wish),
      ({ id }) => {
        wishFor(game.id, undefined);
        goTo(`/t/${id}`);
      },
    );
  };

  return (
    <>
      <Masthead />
      <main className="make">
        <h1>{make.title(game.words[language].name)}</h1>
        <form onSubmit={open}>
          {game.files !== undefined && <SaveField game={game} onChange={goOnFrom} />}
          {save === undefined ? (
            <SeatFields game={game} seats={seats} onChange={setSeats} />
          ) : (
            <SavedSeats game={game} names={save.opened.names} seats={seats} onChange={setSeats} />
          )}
          {save === undefined && Object.keys(game.form).length > 0 && (
            <fieldset className="sheet">
              <legend>{make.settings}</legend>
              <SettingsFields game={game} fields={fields} onChange={setFields} />
            </fieldset>
          )}
          {others && <ListedField listed={listed} onChange={setListed} />}
          {problem?.reasons === undefined ? (
            <ProblemLine problem={problem} />
          ) : (
            <Suspense>
              <Reasons game={game} reasons={problem.reasons} />
            </Suspense>
          )}
          <button type="submit" className="press" aria-disabled={busy}>
            {others ? make.open : make.begin}
          </button>
        </form>
      </main>
    </>
  );
}

/** Why the game refuses the settings, in its own words. */
function Reasons({ game, reasons }: { readonly game: GameInfo; readonly reasons: readonly Reason[] }) {
  const language = useLanguage();
  const texts = use(loadGame(game.id))?.entry.texts[language];
  const { settings } = game.words[language];
  return (
    <ul className="trouble" role="alert">
      {reasons.map((reason) => (
        <li key={canonicalJson({ ...reason })}>
          {texts?.reason(labelled(reason, settings), []) ?? reason.why}
        </li>
      ))}
    </ul>
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
