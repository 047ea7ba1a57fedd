/** A setting that is chosen from a list or read from a user’s file. */
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
import { loadEntry } from '../pages/game-modules.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import type { FileValue } from './field-values.ts';

/** List value for a user's file; no shipped name equals it. */
const OWN_FILE = '@';
/** List value for a value from a page of the game. */
const PRESET_FILE = '@@';

interface FileFieldProps {
  readonly game: GameInfo;
  readonly name: string;
  readonly field: Extract<FieldInfo, { readonly kind: 'file' }>;
  readonly texts: FieldText | undefined;
  readonly value: string | FileValue;
  readonly onChange: (value: string | FileValue) => void;
}

export function FileSetting(given: FileFieldProps) {
  const { make } = useTexts();
  const { field, texts, name, value, onChange } = given;
  const label = texts?.label ?? name;
  const called = nameOf(value);
  // It stays in the list after another choice.
  const [preset] = useState(called === undefined ? undefined : value);
  const choose = (choice: string): void => {
    if (choice === PRESET_FILE && preset !== undefined) onChange(preset);
    else onChange(choice === OWN_FILE ? {} : choice);
  };
  return (
    <>
      <label className="setting">
        <span>{label}</span>
        <select
          className="field"
          value={typeof value === 'string' ? value : called === undefined ? OWN_FILE : PRESET_FILE}
          onChange={({ target }) => choose(target.value)}
        >
          {preset !== undefined && <option value={PRESET_FILE}>{nameOf(preset)}</option>}
          {field.among.map((choice) => (
            <option key={choice} value={choice}>
              {texts?.choices?.[choice] ?? choice}
            </option>
          ))}
          <option value={OWN_FILE}>{make.fromFile}</option>
        </select>
      </label>
      {typeof value !== 'string' && called === undefined && <OwnFileField {...given} label={label} />}
    </>
  );
}

const nameOf = (value: string | FileValue): string | undefined =>
  typeof value === 'string' ? undefined : value.called;

function OwnFileField(given: FileFieldProps & { readonly label: string }) {
  const { make, page } = useTexts();
  const { field, label, value } = given;
  // A preset value is shown as the text of a file.
  const [text, setText] = useState(() =>
    typeof value === 'string' || value.value === undefined ? '' : JSON.stringify(value.value, undefined, 2),
  );
  const { reasons, isReading, read, refuse } = useFileParser(given);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  // The browser's form validation prevents sending invalid content.
  const invalidity = isReading ? page.loading : (reasons[0] ?? '');
  useEffect(() => area.current?.setCustomValidity(invalidity), [invalidity]);

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

const MAX_SHOWN_REASONS = 5;

/** Parses files with the game's code, which is loaded on demand. */
function useFileParser({ game, name, onChange }: FileFieldProps) {
  const language = useLanguage();
  const [wrong, setWrong] = useState<readonly Reason[]>([]);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadEntry>>>();
  const [isReading, setReading] = useState(false);
  const latest = useRef(0);
  const texts = loaded?.texts[language];
  const settle = (reasons: readonly Reason[], value?: Json): void => {
    setReading(false);
    setWrong(reasons);
    onChange(value === undefined ? {} : { value });
  };
  const read = async (bytes: Uint8Array): Promise<void> => {
    const turn = ++latest.current;
    setReading(true);
    const found = await loadEntry(game.id);
    // Only the latest input counts.
    if (turn !== latest.current) return;
    setLoaded(found);
    const field = found?.form[name];
    if (field?.kind !== 'file') return;
    const value = parseFileSetting(field, bytes);
    if (value.ok) settle([], value.value);
    else settle(value.problem);
  };
  return {
    reasons: [
      ...new Set(
        wrong
          .slice(0, MAX_SHOWN_REASONS)
          .map((reason) => prefixLineNumber(language, reason, texts?.reason(reason, []) ?? reason.why)),
      ),
    ],
    isReading,
    read: (bytes: Uint8Array) => void read(bytes),
    refuse: (reasons: readonly Reason[]) => {
      void loadEntry(game.id).then(setLoaded);
      settle(reasons);
    },
  };
}
