import { dirname } from 'node:path';
import { type Language, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { command, type Hands } from '../command.ts';
import { Complaint, EXIT, type Exit } from '../complaint.ts';
import { disk, type Disk, secretDisk } from '../files/disk.ts';
import { folderFor } from '../files/game-folder.ts';
import { save } from '../files/save.ts';
import { messageOf, quoted, shown, shownPath } from '../foreign.ts';
import { ALL_PACES, type Manner, ROUNDS } from '../manner.ts';
import { flag, oneOf, text, type ValuesOf, whole } from '../options.ts';
import { guestsFrom } from '../play/guests.ts';
import { renamed } from '../play/names.ts';
import { playSitting } from '../play/play.ts';
import { sitDown } from '../play/sit-down.ts';
import type { Ended, Sitting } from '../play/sitting.ts';
import { words as said } from '../play/words/index.ts';
import { dataFolder } from '../saves/folder.ts';
import type { Preferences } from '../saves/preferences.ts';
import { openSaves } from '../saves/saves.ts';
import { settingOptions } from '../settings.ts';
import { shellOption } from '../shell.ts';
import { preferred } from './preferred.ts';

const words = {
  about: 'Plays a game at this terminal, alone, with others or against the computer.',
  seats: 'how many play (default: as many as --players names, within what the game takes)',
  players:
    'who plays, seat by seat: you, random, greedy, or a player of the game’s own (ludoteca games lists them); you=Ada gives a name, several you share the terminal (default: you, the rest the first of the game’s own, else greedy)',
  seed: 'the same seed and the same answers, the same match (default: drawn)',
  from: 'go on with a match, by its path or its name among the saves; or start from a save of the game’s own, or from a position in a JSON file',
  save: 'what the saves of the match are called, in games whose own saves have names',
  at: 'go on from entry N of the match (default: from its end)',
  plain: 'plain lines that stay where they are, for pipes and screen readers',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as in the settings, else that of the terminal)`,
  pace: `how long computers take: ${ALL_PACES.join(', ')} (default: as in the settings)`,
  rounds: `where the game lets people save: ${ROUNDS.join(', ')} (default: as in the settings)`,
  reasons:
    'whether computers say why they chose as they did: yes, no (default: as in the settings, else where nobody but computers plays)',
  yes: 'never ask twice for what cannot be taken back, but for withdrawing',
  dir: 'where matches are kept, and the files of a game that has its own (default: the data folder of the user)',
  files:
    'where the files of the game lie, its saves, log and statistics (default: where you are if they are there, else with the matches)',
  out: 'write the archive of the match there too when it ends, or when you leave it',
  notes: [
    'SAVE opens a save of the game’s own world at once, by its name or its path.',
    'The match is kept after every answer. Ctrl-C, the end of the input (Ctrl-D) and quit leave it; --from goes on with it.',
    'Exit code: 0 done, 1 the match could not be kept or a save cannot be opened, 2 something given cannot be used, 130 stopped by Ctrl-C.',
  ],
  noPlace: (path: string, why: string) => `--out: cannot write ${shownPath(path)}: ${why}`,
};

const options = {
  seats: text('N', words.seats),
  players: text('LIST', words.players),
  seed: text('S', words.seed),
  ...settingOptions,
  from: text('FILE', words.from),
  save: text('NAME', words.save),
  at: whole('N', 0, Number.MAX_SAFE_INTEGER, words.at),
  plain: flag(words.plain),
  lang: oneOf('LANG', LANGUAGES, words.lang),
  pace: oneOf('PACE', ALL_PACES, words.pace),
  rounds: oneOf('WAY', ROUNDS, words.rounds),
  reasons: oneOf('ANSWER', ['yes', 'no'], words.reasons),
  yes: flag(words.yes),
  dir: text('DIR', words.dir),
  files: text('DIR', words.files),
  out: text('FILE', words.out),
};
type Given = ValuesOf<typeof options>;

export const play = command({
  name: 'play',
  about: words.about,
  takes: ['[GAME]', '[SAVE]'],
  options,
  notes: words.notes,
  run: async ([game, open], given, hands, entries) => {
    const folder = dataFolder(given.dir);
    const preferences = await preferred(folder, given.lang, hands);
    if (given.out !== undefined) await checkPlace(given.out);
    const place = {
      saves: openSaves(folder, entries),
      entries,
      own: preferences.name,
      language: preferences.language,
      folderOf: (entry: AnyCatalogueEntry) => folderFor(entry, { ...given, data: folder }),
    };
    const sitting = await sitDown({ ...given, game, open }, place);
    // Whoever answers from a file would answer the wrong question.
    const manner = mannerOf(given, preferences, hands.attended);
    tellRenamed(sitting, given, hands, manner.language);
    const ui = hands.ui({ plain: given.plain, language: manner.language });
    const { aside } = said[manner.language];
    const seed = aside.seed(shown(sitting.match.archive().seed, 1000));
    const begun = given.seed === undefined ? [aside.leave] : [seed, aside.leave];
    if (ui.plain) ui.tell([...begun.map((line) => [{ text: line }]), []]);
    const ended = await playSitting(ui, sitting, manner).finally(() => ui.close());
    if (ended === 'over') hands.print(seed);
    else hands[ended === 'left' ? 'print' : 'complain'](aside[ended](wayBack(sitting, given)));
    if (given.out !== undefined) {
      await copy(sitting.slot.path, given.out, ended === 'over' ? disk : secretDisk);
      hands.print(aside.out(shownPath(given.out)));
    }
    return exitOf(ended);
  },
});

const mannerOf = (given: Given, preferences: Preferences, attended: boolean): Manner => ({
  language: preferences.language,
  pace: given.pace ?? preferences.pace,
  confirm: preferences.confirm && !given.yes && attended,
  rounds: given.rounds ?? preferences.rounds,
  reasons: given.reasons ?? preferences.reasons,
});

/** A name that was given and cannot be had is not changed in silence. */
function tellRenamed(
  { entry, sitters }: Sitting,
  { players }: Given,
  hands: Hands,
  language: Language,
): void {
  if (players === undefined) return;
  for (const { given, name } of renamed(guestsFrom(entry, players), sitters))
    hands.complain(said[language].aside.renamed(quoted(given), quoted(name)));
}

const exitOf = (ended: Ended): Exit => (ended === 'stopped' ? EXIT.stopped : EXIT.done);

/** The command that goes on with the match; another game may have a save of the same name. */
const wayBack = ({ slot }: Sitting, { dir, files }: Given): string =>
  [
    `ludoteca play ${slot.game}`,
    shellOption('from', slot.name),
    ...(dir === undefined ? [] : [shellOption('dir', dir)]),
    ...(files === undefined ? [] : [shellOption('files', files)]),
  ].join(' ');

/** Better to hear before the match than after it. */
async function checkPlace(path: string): Promise<void> {
  try {
    const place = await disk.look(path);
    if (place !== undefined && !place.file) throw new Error('this is not a file');
    if ((await disk.look(dirname(path)))?.folder !== true) throw new Error('there is no such folder');
  } catch (error) {
    throw new Complaint(words.noPlace(path, messageOf(error)));
  }
}

/** The slot holds the match as it last was. One that is not over tells hidden cards: it is for its owner alone. */
async function copy(from: string, to: string, on: Disk): Promise<void> {
  try {
    await save(to, await on.read(from), on);
  } catch (error) {
    throw new Complaint(words.noPlace(to, messageOf(error)), EXIT.failed);
  }
}
