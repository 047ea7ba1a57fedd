/** A page that shows every field of a save with its defects, and writes a repaired one in the layout of any program. */
import { SAVES_NAME } from '../catalogue/original-files.ts';
import type { WebPageProps } from '../catalogue/web-board.ts';
import type { InspectionEnvironment } from '../commands/game-command.ts';
import { EXIT_CODES } from '../commands/run-command.ts';
import type { TextRow } from '../terminal/text-row.ts';
import type { ByLanguage } from '../text/game-texts.ts';
import { useState } from 'react';
import { SelectField } from './select-field.tsx';
import { usePageTitle } from './use-page-title.ts';

interface SaveInspectorTexts {
  readonly about: (ending: string) => string;
  readonly choose: string;
  readonly dialect: string;
  readonly repair: string;
  readonly report: string;
}

const TEXTS: ByLanguage<SaveInspectorTexts> = {
  it: {
    about: (ending) =>
      `Scegli un file ${ending}: ogni campo, i difetti e una copia riparata. Il file resta in questo browser.`,
    choose: 'Scegli un file',
    dialect: 'Formato della copia',
    repair: 'Scarica la copia riparata',
    report: 'Campi del salvataggio',
  },
  en: {
    about: (ending) =>
      `Choose a ${ending} file: every field, its defects and a repaired copy. The file stays in this browser.`,
    choose: 'Choose a file',
    dialect: 'Format of the copy',
    repair: 'Download the repaired copy',
    report: 'Fields of the save',
  },
  pt: {
    about: (ending) =>
      `Escolha um arquivo ${ending}: cada campo, os defeitos e uma cópia reparada. O arquivo fica neste navegador.`,
    choose: 'Escolher um arquivo',
    dialect: 'Formato da cópia',
    repair: 'Baixar a cópia reparada',
    report: 'Campos do jogo salvo',
  },
};

const textOf = (row: TextRow): string => row.map(({ text }) => text).join('');

/** Fields and their defects are indented or begin with an offset, and the first row is a heading. */
const isVerdict = (row: TextRow): boolean => !/^(\s|\d|byte)/.test(textOf(row));

/** Runs the inspection with the words of a command. */
type InspectSave = (words: readonly string[], environment: InspectionEnvironment) => Promise<number>;

interface InspectedSave {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly rows: readonly TextRow[];
  readonly isReadable: boolean;
}

const toRow = (line: string | TextRow): TextRow => (typeof line === 'string' ? [{ text: line }] : line);

export function SaveInspector(
  given: WebPageProps & {
    readonly game: string;
    readonly ending: string;
    /** The layouts that a repaired save may have, the usual one first. */
    readonly dialects: readonly string[];
    readonly inspect: InspectSave;
  },
) {
  const { language, game, ending, dialects, inspect, download } = given;
  const texts = TEXTS[language];
  const title = SAVES_NAME[language];
  usePageTitle(`${title} · ${game}`);
  const [save, setSave] = useState<InspectedSave>();
  const [dialect, setDialect] = useState(dialects[0] ?? '');
  const run = async (name: string, bytes: Uint8Array, words: readonly string[]): Promise<InspectedSave> => {
    const rows: TextRow[] = [];
    const code = await inspect([name, ...words], {
      language,
      print: (line) => rows.push(toRow(line)),
      printError: (line) => rows.push(toRow(line)),
      read: async () => bytes,
      write: async (path, content) => download(path, Uint8Array.from(content)),
    });
    return { name, bytes, rows, isReadable: code === EXIT_CODES.done };
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setSave(await run(`save${ending}`, new Uint8Array(await file.arrayBuffer()), []));
  };
  return (
    <main className="make save-inspector">
      <h1>
        {game}: {title}
      </h1>
      <p>{texts.about(ending)}</p>
      <label className="press">
        {texts.choose}
        <input
          type="file"
          accept={ending}
          className="aloud"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>
      {save?.isReadable === true && (
        <div className="deeds">
          <SelectField label={texts.dialect} value={dialect} options={dialects} onChange={setDialect} />
          <button
            type="button"
            className="soft"
            onClick={() =>
              void run(save.name, save.bytes, ['--repair', `repaired${ending}`, '--as', dialect])
            }
          >
            {texts.repair}
          </button>
        </div>
      )}
      {save !== undefined && (
        <output className="save-verdict">
          {save.rows
            .filter(isVerdict)
            .map((row) => textOf(row))
            .join(' ')}
        </output>
      )}
      {save !== undefined && (
        <ol className="sheet save-rows" tabIndex={0} aria-label={texts.report}>
          {save.rows.map((row, i) => (
            // Two rows may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} className={row.some(({ role }) => role === 'warn') ? 'warn' : undefined}>
              {textOf(row)}
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}
