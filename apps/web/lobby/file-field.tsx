import type { Json, Reason } from '@ludoteca/kernel';
import {
  type FieldText,
  FILE_TOO_LARGE,
  MAX_FILE_BYTES,
  prefixLineNumber,
  parseFileSetting,
} from '@ludoteca/kit';
import type { FieldInfo, GameInfo } from '@ludoteca/wire';
import { useEffect, useId, useRef, useState } from 'react';
import { loadGame } from '../games.ts';
import { useLanguage, useWords } from '../taste.ts';
import type { OwnFile } from './settings.ts';

/** What the list calls a file of one's own: no name that ships is called so. */
const OWN = '@';
/** And what a page of the game has put here, which has a name for people. */
const BROUGHT = '@@';

interface FileFieldProps {
  readonly game: GameInfo;
  readonly name: string;
  readonly field: Extract<FieldInfo, { readonly kind: 'file' }>;
  readonly words: FieldText | undefined;
  readonly value: string | OwnFile;
  readonly onChange: (value: string | OwnFile) => void;
}

/** Something that ships, from a list, or a file of one's own: chosen, or pasted. */
export function FileSetting(given: FileFieldProps) {
  const { make } = useWords();
  const { field, words, name, value, onChange } = given;
  const label = words?.label ?? name;
  const called = calledOf(value);
  // It stays in the list for whoever has looked at something else.
  const [brought] = useState(called === undefined ? undefined : value);
  const choose = (choice: string): void => {
    if (choice === BROUGHT && brought !== undefined) onChange(brought);
    else onChange(choice === OWN ? {} : choice);
  };
  return (
    <>
      <label className="setting">
        <span>{label}</span>
        <select
          className="field"
          value={typeof value === 'string' ? value : called === undefined ? OWN : BROUGHT}
          onChange={({ target }) => choose(target.value)}
        >
          {brought !== undefined && <option value={BROUGHT}>{calledOf(brought)}</option>}
          {field.among.map((choice) => (
            <option key={choice} value={choice}>
              {words?.choices?.[choice] ?? choice}
            </option>
          ))}
          <option value={OWN}>{make.fromFile}</option>
        </select>
      </label>
      {typeof value !== 'string' && called === undefined && <OwnFileField {...given} label={label} />}
    </>
  );
}

const calledOf = (value: string | OwnFile): string | undefined =>
  typeof value === 'string' ? undefined : value.called;

function OwnFileField(given: FileFieldProps & { readonly label: string }) {
  const { make, page } = useWords();
  const { field, label, value } = given;
  // What a page of the game has put here is shown as a file would hold it.
  const [text, setText] = useState(() =>
    typeof value === 'string' || value.value === undefined ? '' : JSON.stringify(value.value, undefined, 2),
  );
  const { reasons, isReading, read, refuse } = useReading(given);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  // The browser itself keeps a form from being sent with what cannot be used.
  const hindrance = isReading ? page.loading : (reasons[0] ?? '');
  useEffect(() => area.current?.setCustomValidity(hindrance), [hindrance]);

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MAX_FILE_BYTES) {
      refuse([FILE_TOO_LARGE]);
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    setText(new TextDecoder().decode(bytes));
    read(bytes);
  };
  const paste = (pasted: string): void => {
    setText(pasted);
    read(new TextEncoder().encode(pasted));
  };
  return (
    <div className="own-file">
      <label>
        {make.chooseFile}
        <input
          type="file"
          accept={field.endings.join()}
          aria-label={`${label}: ${make.chooseFile}`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <label>
        {make.paste}
        <textarea
          ref={area}
          className="field"
          rows={5}
          required
          spellCheck={false}
          aria-label={`${label}: ${make.paste}`}
          aria-describedby={list}
          aria-invalid={reasons.length > 0}
          value={text}
          onChange={({ target }) => paste(target.value)}
        />
      </label>
      <ul id={list} className="trouble" aria-live="polite">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/** More that is wrong at once helps nobody. */
const MOST = 5;

/** Reads files by the rules of the game, whose code is fetched for it; what is wrong is told in the game's words. */
function useReading({ game, name, onChange }: FileFieldProps) {
  const language = useLanguage();
  const [wrong, setWrong] = useState<readonly Reason[]>([]);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadGame>>>();
  const [isReading, setReading] = useState(false);
  const latest = useRef(0);
  const texts = loaded?.entry.texts[language];
  const settle = (reasons: readonly Reason[], value?: Json): void => {
    setReading(false);
    setWrong(reasons);
    onChange(value === undefined ? {} : { value });
  };
  const read = async (bytes: Uint8Array): Promise<void> => {
    const turn = ++latest.current;
    setReading(true);
    const found = await loadGame(game.id);
    // Whoever types on is asked for no more than the last.
    if (turn !== latest.current) return;
    setLoaded(found);
    const field = found?.entry.form[name];
    if (field?.kind !== 'file') return;
    const value = parseFileSetting(field, bytes);
    if (value.ok) settle([], value.value);
    else settle(value.problem);
  };
  return {
    reasons: [
      ...new Set(
        wrong
          .slice(0, MOST)
          .map((reason) => prefixLineNumber(language, reason, texts?.reason(reason, []) ?? reason.why)),
      ),
    ],
    isReading,
    read: (bytes: Uint8Array) => void read(bytes),
    refuse: (reasons: readonly Reason[]) => {
      void loadGame(game.id).then(setLoaded);
      settle(reasons);
    },
  };
}
