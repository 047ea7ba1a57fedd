/** The page that creates a table. */
import { canonicalJson, type Reason } from '@ludoteca/kernel';
import { type GameInfo, PERSON, type PlayTermsRequest } from '@ludoteca/wire';
import { type FormEvent, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useRequest } from '../connection/use-request.ts';
import { loadGame } from '../pages/game-modules.ts';
import { PageHeader } from '../components/page-header.tsx';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { loadGames } from './load-games.ts';
import { type UploadedSave, SaveField } from './save-field.tsx';
import { SavedSeats, SeatFields } from './seat-fields.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type FieldValues, withFieldLabel, toSettings } from './field-values.ts';
import { createTable, seatsFromSave, sharedSeats, soloSeats } from './join-table.ts';
import { initialFieldValues, hasPreset, presetTable } from './table-presets.ts';

export default function CreateTablePage({ id }: { readonly id: string }) {
  const [games, setGames] = useState<Awaited<ReturnType<typeof loadGames>>>();
  const load = useCallback(() => void loadGames().then(setGames), []);
  useEffect(load, [load]);
  if (games === undefined) return <Loading />;
  if (!games.ok) return <ProblemPage problem={games.problem} onAgain={load} />;
  const game = games.value.find((one) => one.id === id);
  return game === undefined ? (
    <ProblemPage problem={{ problem: 'no such game' }} />
  ) : (
    <CreateTableForm game={game} />
  );
}

/** With a preset the person probably wants to try something alone. */
const initialSeats = (game: GameInfo) => (hasPreset(game.id) ? soloSeats(game) : sharedSeats(game));

function CreateTableForm({ game }: { readonly game: GameInfo }) {
  const { make } = useTexts();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const [seats, setSeats] = useState(() => initialSeats(game));
  const [fields, setFields] = useState<FieldValues>(() => initialFieldValues(game.id, game.form));
  const [save, setSave] = useState<UploadedSave>();
  const [listed, setListed] = useState(true);
  const [terms, setTerms] = useState<PlayTermsRequest>({});
  const { isBusy, problem, send } = useRequest();
  const others = seats.filter((kind) => kind === PERSON).length > 1;

  const goOnFrom = (from: UploadedSave | undefined): void => {
    setSave(from);
    setSeats(from === undefined ? initialSeats(game) : seatsFromSave(game, from.opened));
  };

  const open = (event: FormEvent): void => {
    event.preventDefault();
    const request = {
      game: game.id,
      seats,
      ...(save === undefined ? { settings: toSettings(game.form, fields) } : { file: save.file }),
      listed: others && listed,
      // A choice that was made for other seats does not count.
      terms:
        save === undefined && seats.every((kind) => kind === PERSON) ? terms : { ...terms, rated: false },
    };
    send(
      () => createTable(request),
      ({ id }) => {
        presetTable(game.id, undefined);
        goTo(`/t/${id}`);
      },
    );
  };

  return (
    <>
      <PageHeader />
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
          <TermsFields seats={seats} terms={terms} onChange={setTerms} />
          {others && <ListedField listed={listed} onChange={setListed} />}
          {problem?.reasons === undefined ? (
            <ProblemLine problem={problem} />
          ) : (
            <Suspense>
              <ReasonList game={game} reasons={problem.reasons} />
            </Suspense>
          )}
          <button type="submit" className="press" aria-disabled={isBusy}>
            {others ? make.open : make.begin}
          </button>
        </form>
      </main>
    </>
  );
}

/** Shows the game's reasons against the settings. */
function ReasonList({ game, reasons }: { readonly game: GameInfo; readonly reasons: readonly Reason[] }) {
  const language = useLanguage();
  const texts = use(loadGame(game.id))?.texts[language];
  const { settings } = game.words[language];
  return (
    <ul className="trouble" role="alert">
      {reasons.map((reason) => (
        <li key={canonicalJson({ ...reason })}>
          {texts?.reason(withFieldLabel(reason, settings), []) ?? reason.why}
        </li>
      ))}
    </ul>
  );
}

function ListedField(given: { readonly listed: boolean; readonly onChange: (listed: boolean) => void }) {
  const { make } = useTexts();
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
