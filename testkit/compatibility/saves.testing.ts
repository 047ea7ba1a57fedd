/** Collects the original files that a recorded match writes: saves, log, statistics. */
import { type Archive, replay, type AnyParts } from '@ludoteca/kernel';
import {
  type OriginalFiles,
  type FileFolder,
  type HostSnapshot,
  takeHostSnapshot,
  type SaveContext,
  type AnyCatalogueEntry,
} from '@ludoteca/kit';
import { abridge } from './bot-transcripts.testing.ts';
import { withFirstSentences } from './later-additions.testing.ts';
import { playerNamesFor } from './names.testing.ts';
import { shortHash } from './steps.testing.ts';

type SomeFiles = OriginalFiles<AnyParts>;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Hex in which long runs of zero bytes are counted. */
const shortHex = (bytes: Uint8Array): string =>
  hex(bytes).replaceAll(/(?:00){8,}/g, (run) => `<${run.length / 2} zeros>`);

const sessionFor = (seats: number): SaveContext => ({
  names: playerNamesFor(seats),
  kinds: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'greedy')),
  id: 'compatibility',
  language: 'it',
  name: 'prova',
  now: () => '2024-05-06T07:08:09.000Z',
});

/** A folder in memory. */
class MemoryFolder implements FileFolder {
  readonly files = new Map<string, Uint8Array>();

  async read(name: string): Promise<Uint8Array | undefined> {
    return this.files.get(name);
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.files.set(name, bytes);
  }

  async append(name: string, text: string): Promise<void> {
    this.files.set(name, Buffer.concat([this.files.get(name) ?? Buffer.alloc(0), Buffer.from(text)]));
  }

  async list(inside = ''): Promise<readonly string[]> {
    const start = inside === '' ? '' : `${inside}/`;
    const names = [...this.files.keys()].filter((name) => name.startsWith(start));
    return names
      .map((name) => name.slice(start.length))
      .filter((name) => !name.includes('/'))
      .toSorted();
  }
}

/** The step and bytes of every save that the match offers. */
export function savesOf(
  { game, files }: AnyCatalogueEntry,
  archive: Archive,
): { step: number; bytes: Uint8Array }[] {
  const saves: { step: number; bytes: Uint8Array }[] = [];
  replay(game, archive, undefined, (match) => {
    const bytes = files?.save(takeHostSnapshot(match), sessionFor(match.seats));
    if (bytes !== undefined) saves.push({ step: match.number, bytes });
  });
  return saves;
}

/** The first save in hex and as the game opens it, then the hash of every save. */
export function savesText(entry: AnyCatalogueEntry, files: SomeFiles, archive: Archive): string {
  const saves = savesOf(entry, archive);
  const [first] = saves;
  const whole = first === undefined ? [] : [shortHex(first.bytes), JSON.stringify(files.open(first.bytes))];
  return `${[...whole, ...saves.map(({ step, bytes }) => `${step} ${shortHash(hex(bytes))}`)].join('\n')}\n`;
}

/** Every file that the match writes to the game's folder, then the list of saves and the statistics. */
export async function folderText(
  entry: AnyCatalogueEntry,
  files: SomeFiles,
  archive: Archive,
): Promise<string> {
  const folder = new MemoryFolder();
  const writer = files.openWriter(folder, sessionFor(archive.seats));
  const steps: [readonly AnyParts['event'][], HostSnapshot<AnyParts>][] = [];
  replay(entry.game, archive, undefined, (match, events) => steps.push([events, takeHostSnapshot(match)]));
  for (const [events, snapshot] of steps) await writer.update(events, snapshot);
  const lines = [...folder.files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, bytes]) => fileLines(name, bytes));
  const shown = [await files.listSaves(folder, 'it'), await files.renderStatistics(folder, 'it')];
  return abridge([...lines, ...shown.map((value) => JSON.stringify(value))]);
}

/** Text files as text, others in hex. */
const fileLines = (name: string, bytes: Uint8Array): readonly string[] => {
  const text = withFirstSentences(Buffer.from(bytes).toString());
  return [`file ${name}`, ...(/\.(txt|json|log)$/.test(name) ? text.split('\n') : [shortHex(bytes)])];
};
