/** Lots with files, as if it came from a world that had saves (`.lot`), a log and statistics. */
import { at, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { Lots } from '../../kernel/lots.testing.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { OriginalFiles, FileFolder, HostSnapshot, OpenedSave, SaveContext } from './original-files.ts';
import { lotsEntry, lotsTexts } from './lots-entry.testing.ts';
import type { Language } from '../text/game-texts.ts';

const LOG = 'log.txt';
const WINS = 'wins.txt';
const text = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const bytesOf = (said: string): Uint8Array => Uint8Array.from(said, (letter) => letter.charCodeAt(0));
const numbers = (word: string): number[] => (word === '' ? [] : word.split(',').map(Number));

/** `LOT`, then a line for each seat with its name and its hand, then the deck; `kinds=` may follow. */
function write({ state }: HostSnapshot<Lots>, { names, kinds }: SaveContext): Uint8Array {
  const hands = state.hands.map((hand, seat) => `${names[seat]}:${hand.join(',')}`);
  return bytesOf(
    ['LOT', ...hands, `deck:${state.deck.join(',')}`, `kinds:${kinds.join(',')}`, ''].join('\n'),
  );
}

function open(bytes: Uint8Array): Result<OpenedSave, readonly Reason[]> {
  const said = text(bytes);
  if (!said.startsWith('LOT\n')) return refuse([{ why: 'no lot', facts: { offset: 0 } }]);
  const lines = said.split('\n').slice(1);
  const end = lines.findIndex((line) => line.startsWith('deck:'));
  if (end < 2) return refuse([{ why: 'cut off', facts: { offset: said.length } }]);
  const rows = lines.slice(0, end).map((line) => line.split(':'));
  const kinds = /^kinds:(.*)$/m.exec(said)?.[1]?.split(',');
  const odd = lines.slice(end + 1).filter((line) => line !== '' && !line.startsWith('kinds:'));
  return ok({
    from: { deck: numbers(at(lines, end).slice(5)), hands: rows.map(([, hand = '']) => numbers(hand)) },
    settings: { cards: 8 },
    names: rows.map(([name = '']) => name),
    ...(kinds?.length === rows.length ? { kinds } : {}),
    warnings: odd.map((line) => ({ why: 'odd line', facts: { line } })),
  });
}

/** A round begins with the first seat. */
const beginsRound = ({ agenda, outcome }: HostSnapshot<Lots>): boolean => {
  const top = agenda.at(-1);
  return outcome === undefined && top?.do === 'turn' && top.seat === 0;
};

async function addWin(folder: FileFolder, name: string): Promise<void> {
  const before = await folder.read(WINS);
  await folder.write(WINS, bytesOf(`${before === undefined ? '' : text(before)}${name}\n`));
}

export const lotFiles: OriginalFiles<Lots> = {
  extension: '.lot',
  markerFiles: ['round.lot', WINS],
  open,
  save: (moment, sat) => (beginsRound(moment) ? write(moment, sat) : undefined),
  manualSavePath: () => 'round.lot',
  listSaves: async (folder) => {
    const names = await folder.list();
    return names.filter((name) => name.endsWith('.lot')).map((path) => ({ path, label: `the lot ${path}` }));
  },
  savePath: (name) => `${name}.lot`,
  renderStatistics: async (folder) => {
    const wins = await folder.read(WINS);
    return wins === undefined ? [] : [[{ text: `Wins so far: ${text(wins).trim().split('\n').join(', ')}` }]];
  },
  openWriter: (folder, { id, names }) => ({
    update: async (events, { outcome }) => {
      const lines = events.map((event) => `${id} ${at(names, event.seat)} ${event.did}\n`);
      if (lines.length > 0) await folder.append(LOG, lines.join(''));
      if (outcome !== undefined) await addWin(folder, names[outcome.places.indexOf(1)] ?? '');
    },
    rewind: () => folder.append(LOG, `${id} back\n`),
  }),
};

/** The same where each match has a save of a name, which is written by itself. */
const { manualSavePath: _, ...unasked } = lotFiles;
export const namedLotFiles: OriginalFiles<Lots> = {
  ...unasked,
  hasNamedSaves: true,
  markerFiles: ['saves/cache.txt'],
  savePath: (name) => `saves/${name}.lot`,
  openWriter: (folder, sat) => ({
    update: async (_events, moment) => {
      if (beginsRound(moment)) await folder.write(`saves/${sat.name}.lot`, write(moment, sat));
    },
    rewind: async () => {},
  }),
};

const reasons: { readonly [why: string]: string } = {
  'no lot': 'This is no lot.',
  'cut off': 'It is cut off.',
  'odd line': 'A line is odd.',
};

const texts = (language: Language): CatalogueEntry<Lots>['texts'][Language] => {
  const usual = lotsTexts(language);
  return {
    ...usual,
    reason: (reason, names) => {
      const known = reasons[reason.why];
      const { offset } = (reason.facts ?? {}) as { offset?: number };
      if (known === undefined) return usual.reason(reason, names);
      return offset === undefined ? known : `${known} (offset ${offset})`;
    },
  };
};

export const createLotsWithFiles = (files: OriginalFiles<Lots> = lotFiles): CatalogueEntry<Lots> => ({
  ...lotsEntry,
  texts: { it: texts('it'), en: texts('en'), pt: texts('pt') },
  files,
  listed: true,
});
