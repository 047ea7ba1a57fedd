/** Opens the file or save that `--from` names. */
import {
  type ArchiveMetadata,
  type Json,
  type Match,
  type RecordedPlayer,
  replay,
  type AnyParts,
} from '@ludoteca/kernel';
import { EXIT_CODES, type AnyCatalogueEntry, inLanguages } from '@ludoteca/kit';
import { verifyArchiveFile } from '../../files/archive-file.ts';
import { CliError } from '../../args/cli-error.ts';
import { describeEntryOutOfRange } from '../../args/entry-out-of-range.ts';
import { readFileBytes } from '../../files/read-file.ts';
import { quote, formatPath } from '../../terminal/sanitize.ts';
import { formatArchiveProblem, formatReadProblem, toExitCode } from '../../files/archive-problem.ts';
import type { SaveStore } from '../../saves/save-store.ts';
import type { SaveSlot } from '../../saves/save-slot.ts';

const messages = {
  several: (name: string, games: readonly string[]) =>
    inLanguages(
      `--from: ${games.join(' e ')} hanno tutti un salvataggio che si chiama ${quote(name)}; indica anche GAME, il gioco`,
      `--from: ${games.join(' and ')} each have a save called ${quote(name)}; name the GAME too`,
      `--from: ${games.join(' e ')} têm todos um arquivo salvo chamado ${quote(name)}; indique também GAME, o jogo`,
    ),
  refused: (file: string, why: string, older: string | undefined) => {
    const path = formatPath(older ?? '');
    return inLanguages(
      `--from: ${formatPath(file)}: ${why}${older === undefined ? '' : `; una versione precedente è a posto: ${path}`}`,
      `--from: ${formatPath(file)}: ${why}${older === undefined ? '' : `; an older version is good: ${path}`}`,
      `--from: ${formatPath(file)}: ${why}${older === undefined ? '' : `; uma versão anterior está em ordem: ${path}`}`,
    );
  },
  missing: (file: string) =>
    inLanguages(
      `--from: nessun file e nessun salvataggio si chiama ${quote(file)}`,
      `--from: there is no file and no save called ${quote(file)}`,
      `--from: nenhum arquivo e nenhuma partida salva se chama ${quote(file)}`,
    ),
  another: (file: string, game: string) =>
    inLanguages(
      `--from: ${formatPath(file)} è una partita di ${game}`,
      `--from: ${formatPath(file)} is a match of ${game}`,
      `--from: ${formatPath(file)} é uma partida de ${game}`,
    ),
  broken: (file: string, at: number) =>
    inLanguages(
      `--from: ${formatPath(file)} non si può giocare fino alla mossa ${at}`,
      `--from: ${formatPath(file)} cannot be played up to entry ${at}`,
      `--from: ${formatPath(file)} não pode ser jogada até a jogada ${at}`,
    ),
  over: (file: string) =>
    inLanguages(
      `--from: la partita in ${formatPath(file)} è finita; --at N riprende da una mossa prima della fine`,
      `--from: the match in ${formatPath(file)} is over; --at N goes on from an entry before its end`,
      `--from: a partida em ${formatPath(file)} acabou; --at N continua de uma jogada antes do fim`,
    ),
  noEntries: inLanguages(
    '--at è per gli archivi: una posizione di partenza non ha mosse',
    '--at is for archives: a start position has no entries',
    '--at é para arquivos de partida: uma posição inicial não tem jogadas',
  ),
  noGame: inLanguages(
    'manca GAME, il gioco: una posizione di partenza non dice di quale gioco è',
    'GAME is missing: a start position does not say of which game it is',
    'falta GAME, o jogo: uma posição inicial não diz de que jogo é',
  ),
};

/** A match that can be resumed. */
export interface SavedMatchSource {
  readonly entry: AnyCatalogueEntry;
  readonly match: Match<AnyParts>;
  readonly players: readonly RecordedPlayer[] | undefined;
  /** The times and hashes of its entries. */
  readonly past: ArchiveMetadata;
  /** Absent: it gets a new slot. */
  readonly slot: SaveSlot | undefined;
}

/** A position from which a new match starts. */
export interface PositionSource {
  readonly entry: AnyCatalogueEntry;
  readonly position: Json;
}

export interface SaveReference {
  readonly file: string;
  readonly at?: number | undefined;
  readonly entry?: AnyCatalogueEntry | undefined;
}

/** An archive, by path or by the name of a save, or a JSON file with a start position. */
export async function openSave(
  from: SaveReference,
  saves: SaveStore,
  entries: readonly AnyCatalogueEntry[],
): Promise<SavedMatchSource | PositionSource> {
  const slot = await findSlot(from, saves, entries);
  const path = slot?.path ?? from.file;
  const position = await readPosition(path, from.file);
  if (position === undefined) return openArchivedMatch(from, path, slot, entries);
  if (from.entry === undefined) throw new CliError(messages.noGame);
  if (from.at !== undefined) throw new CliError(messages.noEntries);
  return { entry: from.entry, position };
}

async function findSlot(
  { file, entry }: SaveReference,
  saves: SaveStore,
  entries: readonly AnyCatalogueEntry[],
): Promise<SaveSlot | undefined> {
  const games = (entry === undefined ? entries : [entry]).map(({ game }) => game.id);
  const [slot, ...others] = await saves.findSlots(file, games);
  if (slot === undefined || others.length === 0) return slot;
  const all = [slot, ...others].map(({ game }) => game);
  throw new CliError(messages.several(file, all));
}

/** Undefined if the file is an archive, which has more than one line of JSON. */
async function readPosition(path: string, file: string): Promise<Json | undefined> {
  const read = await readFileBytes(path);
  if (!read.ok)
    throw new CliError(
      read.problem.what === 'missing'
        ? messages.missing(file)
        : messages.refused(path, formatReadProblem(read.problem), undefined),
      toExitCode({ readProblem: read.problem }),
    );
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read.value)) as Json;
    // An archive that is cut off after its first line is still an archive.
    return typeof value === 'object' && value !== null && 'archive' in value ? undefined : value;
  } catch {
    return undefined;
  }
}

async function openArchivedMatch(
  { at, entry: wanted }: SaveReference,
  path: string,
  slot: SaveSlot | undefined,
  entries: readonly AnyCatalogueEntry[],
): Promise<SavedMatchSource> {
  const checked = await verifyArchiveFile(path, entries);
  if (!checked.ok)
    throw new CliError(
      messages.refused(path, formatArchiveProblem(checked.problem.problem), checked.problem.older),
      toExitCode(checked.problem.problem),
    );
  const { entry, recording, match } = checked.value;
  const { archive, players, times, positions } = recording;
  const past = { ...(times && { times }), ...(positions && { positions }) };
  if (wanted !== undefined && wanted.game.id !== archive.game)
    throw new CliError(messages.another(path, archive.game));
  if (at === undefined) {
    if (match.outcome !== undefined) throw new CliError(messages.over(path));
    await slot?.adopt(match.number, recording);
    return { entry, match, players, past, slot };
  }
  if (at > archive.entries.length) throw new CliError(describeEntryOutOfRange(archive.entries.length, at));
  const earlier = replay(entry.game, archive, at);
  if (!earlier.ok) throw new CliError(messages.broken(path, at), EXIT_CODES.failed);
  if (earlier.value.outcome !== undefined) throw new CliError(messages.over(path));
  return { entry, match: earlier.value, players, past, slot: undefined };
}
