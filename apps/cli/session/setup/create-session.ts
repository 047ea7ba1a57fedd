/** Creates the session that the arguments of `play` describe. */
import type { Json } from '@ludoteca/kernel';
import { type AnyCatalogueEntry, inLanguages } from '@ludoteca/kit';
import { CliError } from '../../args/cli-error.ts';
import { createReasonsError, findGame, parseSeatCount } from '../../args/game-args.ts';
import { quote } from '../../terminal/sanitize.ts';
import { parseSettings } from '../../args/setting-options.ts';
import { startSession } from './start-session.ts';
import { findSettingFiles } from '../../files/find-setting-files.ts';
import { openSave, type SavedMatchSource } from './open-save.ts';
import { fillSeats, restorePlayers, parsePlayerList, YOU } from './player-list.ts';
import { createKindNamer, type PlayerSpec, seatPlayers } from './player-names.ts';
import { startFromOriginalSave, checkNameIsFree, findOriginalSave } from './start-from-original-save.ts';
import type { PlayArgs, PlayContext } from './play-args.ts';
import type { LocalSession } from '../local-session.ts';

const messages = {
  noGame: inLanguages('manca GAME, il gioco', 'GAME is missing', 'falta GAME, o jogo'),
  both: (save: string) =>
    inLanguages(
      `${quote(save)} e --from dicono entrambi da dove viene la partita; usane uno solo`,
      `${quote(save)} and --from both say where the match comes from; give one of them`,
      `${quote(save)} e --from dizem os dois de onde vem a partida; use um só`,
    ),
  noSave: inLanguages(
    '--dialect è per i salvataggi nel formato originale di un gioco',
    '--dialect is for saves in the original format of a game',
    '--dialect é para arquivos salvos no formato original de um jogo',
  ),
  atWithoutFrom: inLanguages('--at va con --from', '--at goes with --from', '--at vai com --from'),
  newOnly: (option: string) =>
    inLanguages(
      `--${option} è per le partite nuove: una ripresa ha il suo`,
      `--${option} is for new matches: one that is taken up has its own`,
      `--${option} é para partidas novas: uma retomada tem o seu`,
    ),
  unknownPlayer: (seat: number, kind: string) =>
    inLanguages(
      `--from: al posto ${seat + 1} giocava ${quote(kind)}, che qui non c’è; scegli chi gioca con --players`,
      `--from: seat ${seat + 1} was played by ${quote(kind)}, who is not known here; say who plays with --players`,
      `--from: no lugar ${seat + 1} jogava ${quote(kind)}, que não existe aqui; escolha quem joga com --players`,
    ),
};

/** Starts or resumes a match. Throws a `CliError` if that is not possible. */
export async function createSession(args: PlayArgs, context: PlayContext): Promise<LocalSession> {
  const { game, open, at } = args;
  if (open !== undefined && args.from !== undefined) throw new CliError(messages.both(open));
  const from = open ?? args.from;
  const named = game === undefined ? undefined : findGame(game, context.entries);
  if (from !== undefined) {
    const found = await findOriginalSave(from, named, args, context);
    if (found !== undefined) return startFromOriginalSave(found, args, context);
    if (args.dialect !== undefined) throw new CliError(messages.noSave);
    const opened = await openSave({ file: from, at, entry: named }, context.saves, context.entries);
    return 'match' in opened
      ? resumeMatch(opened, args, context)
      : startNewMatch(opened.entry, args, context, opened.position);
  }
  if (at !== undefined) throw new CliError(messages.atWithoutFrom);
  if (args.dialect !== undefined) throw new CliError(messages.noSave);
  if (named === undefined) throw new CliError(messages.noGame);
  return startNewMatch(named, args, context);
}

async function startNewMatch(
  entry: AnyCatalogueEntry,
  args: PlayArgs,
  { saves, ownName, language, findFolder }: PlayContext,
  from?: Json,
): Promise<LocalSession> {
  const { players = YOU, seats: wanted, seed, save } = args;
  const specs = parsePlayerList(entry, players);
  const seats = parseSeatCount(
    entry,
    specs.map(({ kind }) => kind),
    wanted,
  );
  const seated = seatPlayers(fillSeats(entry, specs, seats), ownName, createKindNamer(entry, language));
  const options = { ...(seed === undefined ? {} : { seed }), ...(from === undefined ? {} : { from }) };
  const folder = await findFolder(entry);
  const found = args.deck.length > 0 || from !== undefined ? [] : await findSettingFiles(entry, folder, args);
  const set = [...args.set, ...found.map(({ key, path }) => `${key}=@${path}`)];
  const { settings } = await parseSettings(entry, { ...args, set }, language);
  if (save !== undefined) await checkNameIsFree(entry, save, folder);
  const started = await startSession({ entry, players: seated, settings, folder, ...options }, () =>
    saves.createSlot(entry.game.id, save),
  );
  if (started.ok) return { ...started.value, settingFiles: found.map(({ path }) => path) };
  throw createReasonsError(entry, started.problem, language);
}

/** A save is continued in its slot; any other archive gets a new slot. */
async function resumeMatch(
  source: SavedMatchSource,
  args: PlayArgs,
  context: PlayContext,
): Promise<LocalSession> {
  const { saves, ownName, language } = context;
  const { entry, match, past, slot } = source;
  const options = (['seed', 'seats', 'save'] as const).find((option) => args[option] !== undefined);
  const invalid = (['set', 'deck'] as const).find((option) => args[option].length > 0) ?? options;
  if (invalid !== undefined) throw new CliError(messages.newOnly(invalid));
  const players = seatPlayers(choosePlayers(source, args), ownName, createKindNamer(entry, language));
  const folder = await context.findFolder(entry);
  const target = slot ?? (await saves.createSlot(entry.game.id));
  if (slot === undefined) {
    await target.adopt(match.number, past);
    await target.save(match, players);
  }
  return { entry, match, opening: [], players, slot: target, folder };
}

/** The players in the archive, unless others are given. */
function choosePlayers({ entry, match, players }: SavedMatchSource, args: PlayArgs): readonly PlayerSpec[] {
  if (args.players !== undefined) return fillSeats(entry, parsePlayerList(entry, args.players), match.seats);
  const restored = restorePlayers(entry, players, match.seats);
  if (restored.ok) return restored.value;
  throw new CliError(messages.unknownPlayer(restored.problem.seat, restored.problem.kind));
}
