/** The upload of a save from the original program. */
import type { Reason } from '@ludoteca/kernel';
import { FILE_TOO_LARGE, MAX_FILE_BYTES, type OpenedSave, prefixLineNumber } from '@ludoteca/kit';
import type { GameInfo } from '@ludoteca/wire';
import { useId, useState } from 'react';
import { loadEntry } from '../pages/game-modules.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';

/** A valid save and its base64 encoding. */
export interface UploadedSave {
  readonly opened: OpenedSave;
  readonly file: string;
}

/** The result of checking a file, as sentences of the game. */
interface SaveCheck {
  readonly sentences: readonly string[];
  readonly refused: boolean;
}

/** Lets a person choose a save. The game's code checks it in the browser before anything is sent. */
export function SaveField(given: {
  readonly game: GameInfo;
  readonly onChange: (save: UploadedSave | undefined) => void;
}) {
  const { make } = useTexts();
  const language = useLanguage();
  const [check, setCheck] = useState<SaveCheck>();
  const list = useId();
  const { game, onChange } = given;
  const ending = game.files?.ending ?? '';

  const choose = async (file: File | undefined): Promise<void> => {
    onChange(undefined);
    setCheck(undefined);
    if (file === undefined) return;
    const entry = await loadEntry(game.id);
    const say = (reason: Reason): string =>
      prefixLineNumber(language, reason, entry?.texts[language].reason(reason, []) ?? reason.why);
    // Several reasons may have the same sentence.
    const format = (reasons: readonly Reason[]): readonly string[] => [...new Set(reasons.map(say))];
    const bytes = file.size > MAX_FILE_BYTES ? undefined : new Uint8Array(await file.arrayBuffer());
    const opened = bytes && entry?.files?.open(bytes);
    if (bytes === undefined || opened?.ok !== true) {
      const problem = opened?.ok === false ? opened.problem : [FILE_TOO_LARGE];
      setCheck({ sentences: format(problem), refused: true });
      return;
    }
    setCheck({ sentences: format(opened.value.warnings), refused: false });
    onChange({ opened: opened.value, file: encodeBase64(bytes) });
  };

  return (
    <fieldset className="sheet">
      <legend>{make.save}</legend>
      <label className="own-file">
        {make.openSave(ending)}
        <input
          type="file"
          accept={ending}
          aria-describedby={list}
          aria-invalid={check?.refused === true}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <ul id={list} className={check?.refused === true ? 'trouble' : 'small'} aria-live="polite">
        {check?.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Encodes byte by byte, because the number of function arguments is limited. */
function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
