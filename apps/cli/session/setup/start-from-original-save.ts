/** Starts a match from a save in the game's original format. */
import type { AnyParts } from '@ludoteca/kernel';
import {
  EXIT_CODES,
  type OriginalFiles,
  type OpenedSave,
  type AnyCatalogueEntry,
  inLanguages,
  type ByLanguage,
  type Language,
} from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { CliError } from '../../args/cli-error.ts';
import { createReasonsError, formatReasons } from '../../args/game-args.ts';
import { parseSettings } from '../../args/setting-options.ts';
import { disk } from '../../files/disk.ts';
import type { GameFolder } from '../../files/game-folder.ts';
import { quote, formatPath } from '../../terminal/sanitize.ts';
import { withSuggestion } from '../../args/suggestion.ts';
import { validateName } from '../../saves/save-name.ts';
import { startSession } from './start-session.ts';
import { restorePlayers, parsePlayerList } from './player-list.ts';
import { createKindNamer, type PlayerSpec, seatPlayers } from './player-names.ts';
import type { PlayArgs, PlayContext } from './play-args.ts';
import type { LocalSession } from '../local-session.ts';
import {
  locateOriginalSave,
  slotNameFor,
  readOriginalSave,
  originalSavePath,
  type OriginalSave,
} from './original-save.ts';

const messages = {
  refused: (file: string, { it, en, pt }: ByLanguage<string>) =>
    inLanguages(
      `il salvataggio ${formatPath(file)} non si può aprire: ${it}`,
      `the save ${formatPath(file)} cannot be opened: ${en}`,
      `o arquivo salvo ${formatPath(file)} não pode ser aberto: ${pt}`,
    ),
  missing: (word: string, folder: string) =>
    inLanguages(
      `nessun salvataggio si chiama ${quote(word)}, né qui né in ${formatPath(folder)}`,
      `there is no save called ${quote(word)}, neither here nor in ${formatPath(folder)}`,
      `nenhum arquivo salvo se chama ${quote(word)}, nem aqui nem em ${formatPath(folder)}`,
    ),
  newOnly: (option: string) =>
    inLanguages(
      `--${option} non va con un salvataggio, che ha il suo`,
      `--${option} does not go with a save, which has its own`,
      `--${option} não combina com um arquivo salvo, que tem o seu`,
    ),
  dialect: (given: string, known: readonly string[]) =>
    known.length === 0
      ? inLanguages(
          'i salvataggi di questo gioco hanno un solo formato; togli --dialect',
          'the saves of this game have only one dialect; leave --dialect out',
          'os arquivos salvos deste jogo têm um só formato; retire --dialect',
        )
      : inLanguages(
          `--dialect vuole uno fra ${known.join(', ')}, non ${quote(given)}`,
          `--dialect takes one of ${known.join(', ')}, not ${quote(given)}`,
          `--dialect recebe um destes: ${known.join(', ')}, não ${quote(given)}`,
        ),
  noEntries: inLanguages(
    '--at è per gli archivi: un salvataggio non ha mosse',
    '--at is for archives: a save has no entries',
    '--at é para arquivos de partida: um arquivo salvo não tem jogadas',
  ),
  unknownPlayer: (seat: number, kind: string) =>
    inLanguages(
      `al posto ${seat + 1} giocava ${quote(kind)}, che qui non c’è; scegli chi gioca con --players`,
      `seat ${seat + 1} was played by ${quote(kind)}, who is not known here; say who plays with --players`,
      `no lugar ${seat + 1} jogava ${quote(kind)}, que não existe aqui; escolha quem joga com --players`,
    ),
  tooManyPlayers: (players: number, seats: number) =>
    inLanguages(
      `--players nomina ${players} giocatori; il salvataggio ne ha ${seats}`,
      `--players names ${players} players; the save has ${seats}`,
      `--players nomeia ${players} jogadores; o arquivo salvo tem ${seats}`,
    ),
  noNames: (game: string) =>
    inLanguages(
      `--save: i salvataggi di ${game} non hanno nomi`,
      `--save: the saves of ${game} have no names`,
      `--save: os arquivos salvos de ${game} não têm nomes`,
    ),
  taken: (name: string) =>
    inLanguages(
      `--save: c’è già un salvataggio che si chiama ${quote(name)}; aprilo, o scegli un altro nome`,
      `--save: there is a save called ${quote(name)} already; open it, or give another name`,
      `--save: já existe um arquivo salvo chamado ${quote(name)}; abra-o, ou escolha outro nome`,
    ),
};

export interface FoundOriginalSave {
  readonly entry: AnyCatalogueEntry;
  readonly files: OriginalFiles<AnyParts>;
  readonly save: OriginalSave;
}

/** Undefined if the word denotes one of this program's own saves. */
export async function findOriginalSave(
  word: string,
  named: AnyCatalogueEntry | undefined,
  args: PlayArgs,
  { entries, saves, findFolder }: PlayContext,
): Promise<FoundOriginalSave | undefined> {
  for (const entry of named === undefined ? entries : [named]) {
    const { files, game } = entry;
    const folder = await findFolder(entry);
    if (files === undefined || folder === undefined) continue;
    const isOurs = (await saves.findSlots(word, [game.id])).length > 0;
    // With `--from` a name denotes an own save, which is what messages tell people to type; without it an original
    // save.
    const isMeant =
      word.endsWith(files.extension) || (args.open === undefined ? !isOurs : named !== undefined);
    const save = isMeant ? await locateOriginalSave(word, files, folder) : undefined;
    if (save !== undefined) return { entry, files, save };
    if (args.open !== undefined && !isOurs) await checkSaveExists(word, entry, folder);
  }
  return undefined;
}

/** Throws if the word denotes neither a save nor a command. */
async function checkSaveExists(
  word: string,
  { commands = [] }: AnyCatalogueEntry,
  { path }: GameFolder,
): Promise<void> {
  if ((await disk.stat(word).catch(() => undefined)) !== undefined) return;
  const names = commands.map(({ name }) => name);
  throw new CliError(withSuggestion(messages.missing(word, path), word, names));
}

/** With the players in the save, or those that are given. */
export async function startFromOriginalSave(
  found: FoundOriginalSave,
  args: PlayArgs,
  context: PlayContext,
): Promise<LocalSession> {
  const { entry, files, save } = found;
  const single = (['seats', 'save'] as const).find((option) => args[option] !== undefined);
  const fixed = args.set.find((word) => !isAdjustable(files, word));
  const invalid = fixed !== undefined ? `set ${fixed}` : args.deck.length > 0 ? 'deck' : single;
  if (invalid !== undefined) throw new CliError(messages.newOnly(invalid));
  if (args.at !== undefined) throw new CliError(messages.noEntries);
  const { dialect } = args;
  if (dialect !== undefined && files.dialects?.includes(dialect) !== true)
    throw new CliError(messages.dialect(dialect, files.dialects ?? []));
  const opened = await readOriginalSave(files, save, dialect);
  if (!opened.ok) {
    const { problem } = opened;
    const formatIn = (language: Language): string =>
      'system' in problem ? problem.system : formatReasons(entry.texts[language], problem.reasons);
    const why = inLanguages(formatIn('it'), formatIn('en'), formatIn('pt'));
    throw new CliError(messages.refused(originalSavePath(save), why), EXIT_CODES.failed);
  }
  const { from, warnings } = opened.value;
  const adjusted = await parseSettings(entry, args, context.language);
  const settings = { ...opened.value.settings, ...adjusted.settings };
  const players = seatPlayers(
    choosePlayers(entry, opened.value, args.players),
    context.ownName,
    createKindNamer(entry, context.language),
  );
  const seed = args.seed === undefined ? {} : { seed: args.seed };
  const folder = await context.findFolder(entry);
  const started = await startSession({ entry, players, settings, from, folder, ...seed }, () =>
    context.saves.createSlot(entry.game.id, slotNameFor(files, save)),
  );
  if (started.ok) return { ...started.value, warnings };
  throw createReasonsError(entry, started.problem, context.language);
}

/** Whether `key=value` may replace a setting of a save. */
const isAdjustable = ({ adjustableSettings = [] }: OriginalFiles<AnyParts>, word: string): boolean =>
  adjustableSettings.some((key) => word.startsWith(`${key}=`));

/** People, unless the save names kinds. */
export const playersOf = ({ names, kinds }: OpenedSave): readonly Required<PlayerSpec>[] =>
  names.map((name, seat) => ({ name, kind: kinds?.[seat] ?? PERSON }));

/** Given players keep the names in the save unless they have their own. */
function choosePlayers(
  entry: AnyCatalogueEntry,
  opened: OpenedSave,
  players: string | undefined,
): readonly PlayerSpec[] {
  const before = playersOf(opened);
  if (players !== undefined) {
    const wanted = parsePlayerList(entry, players);
    if (wanted.length > before.length)
      throw new CliError(messages.tooManyPlayers(wanted.length, before.length));
    return before.map((spec, seat) => ({ ...spec, ...wanted[seat] }));
  }
  const restored = restorePlayers(entry, before, before.length);
  if (restored.ok) return restored.value;
  throw new CliError(messages.unknownPlayer(restored.problem.seat, restored.problem.kind));
}

/** A new match must not overwrite the saves of another. */
export async function checkNameIsFree(
  { game, files }: AnyCatalogueEntry,
  name: string,
  folder: GameFolder | undefined,
): Promise<void> {
  if (files?.hasNamedSaves !== true || folder === undefined) throw new CliError(messages.noNames(game.id));
  if ((await locateOriginalSave(validateName(name), files, folder)) !== undefined)
    throw new CliError(messages.taken(name));
}
