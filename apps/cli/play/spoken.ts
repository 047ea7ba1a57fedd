import type { Seat, SomeParts } from '@ludoteca/kernel';
import { type Asked, type Chair, refusalOf, type Row, wrapRow } from '@ludoteca/kit';
import { messageOf, quoted } from '../foreign.ts';
import { BadName, nameSentence } from '../saves/names.ts';
import type { Reply, Word } from '../ui/ui.ts';
import { chairsOf, endedBy, type Here } from './here.ts';
import { pickFrom } from './menu.ts';
import { logRows, sheetOf } from './sheets.ts';
import { type Ended, type Pace, PACES } from './sitting.ts';
import { SPOKEN, type Spoken } from './words/words.ts';

/** What follows from what somebody did: the same question again, or the match goes on, or the sitting has ended. */
export type Next = Ended | 'again' | 'on';

/** More of a word that means nothing is not said again. */
const LONGEST_WORD = 20;

const ALL_PACES = Object.keys(PACES) as readonly Pace[];

/** Whether the word means anything at this table. */
function isOffered(word: Spoken, { seating }: Here): boolean {
  const { local, names, people } = seating;
  if (word === 'pace') return local !== undefined && names.length > people.length;
  return local !== undefined || (word !== 'undo' && word !== 'save');
}

/** What can be typed instead of an answer. */
export const wordsFor = (here: Here): readonly Word[] =>
  SPOKEN.filter((word) => isOffered(word, here)).map((word) => wordOf(word, here));

function wordOf(word: Spoken, { words: { about, takes } }: Here): Word {
  const spoken = { word, about: about[word] };
  if (word === '?') return { ...spoken, key: 'f1' };
  return word === 'save' || word === 'pace' ? { ...spoken, takes: takes[word] } : spoken;
}

export async function hearWord(
  here: Here,
  chair: Chair<SomeParts>,
  asked: Asked<SomeParts> | undefined,
  { word, rest }: Extract<Reply, { kind: 'word' }>,
): Promise<Next> {
  const known = SPOKEN.find((spoken) => spoken === word && isOffered(spoken, here));
  switch (known) {
    case '?':
      return read(here, here.words.help.title, await helpRows(here, chair, asked));
    case 'log': {
      const rows = logRows(here, chair.watcher);
      return read(here, here.words.log.title, rows.length > 0 ? rows : [[{ text: here.words.log.empty }]]);
    }
    case 'rules':
      return read(
        here,
        here.texts.name,
        here.texts.rules.flatMap((text): Row[] => [[{ text }], []]),
      );
    case 'undo':
      return undo(here, chair.watcher as Seat);
    case 'save':
      return save(here, rest.trim());
    case 'pace':
      changePace(here, rest.trim());
      return 'again';
    case 'quit':
      return quit(here, chair);
    case undefined:
      here.complaint = here.words.unknown(quoted(word, LONGEST_WORD));
      return 'again';
  }
}

async function read(here: Here, title: string, rows: readonly Row[]): Promise<Next> {
  const reply = await here.ui.read([{ text: title }], (width) => rows.flatMap((row) => wrapRow(row, width)));
  return endedBy(reply) ?? 'again';
}

/** The words, then what is not possible now: things with the same reason together. */
async function helpRows(
  here: Here,
  chair: Chair<SomeParts>,
  asked: Asked<SomeParts> | undefined,
): Promise<readonly Row[]> {
  const { texts, seating, words } = here;
  const typed = wordsFor(here).map(({ word, takes, about }): Row => [
    { text: takes === undefined ? word : `${word} ${takes}`, role: 'possible' },
    { text: `  ${about}` },
  ]);
  if (asked === undefined) return typed;
  const reasons = new Map<string, string[]>();
  for (const choice of await chair.barred()) {
    const reason = texts.reason(await chair.why(choice), seating.names);
    reasons.set(reason, [...(reasons.get(reason) ?? []), texts.option(choice, asked, seating.names)]);
  }
  if (reasons.size === 0) return typed;
  const barred = Array.from(reasons, ([reason, things]): Row => [
    { text: words.help.because(things, reason), role: 'quiet' },
  ]);
  return [...typed, [], [{ text: words.help.barred }], ...barred];
}

async function undo(here: Here, seat: Seat): Promise<Next> {
  const { seating, room, words } = here;
  const { local } = seating;
  try {
    const undone = (await local?.undo(seat)) ?? 'nothing';
    if (local === undefined || undone !== 'done') {
      here.complaint = words.undo[undone];
      return 'again';
    }
    room.forget(local.past(chairsOf(seating).map(({ watcher }) => watcher)));
    here.note = words.undo.done;
    return 'on';
  } catch (error) {
    here.complaint = here.trouble(error);
    return 'again';
  }
}

/** Every answer is kept anyway: without a name this says where. */
async function save(here: Here, name: string): Promise<Next> {
  const { words, seating } = here;
  const { local } = seating;
  if (local === undefined) return 'again';
  try {
    const slot = name === '' ? local.slot : await local.copy(name);
    here.note = words.save[name === '' ? 'here' : 'copied'](slot.name, slot.path);
  } catch (error) {
    here.complaint = words.save.failed(
      error instanceof BadName ? nameSentence(error.problem, here.manner.language) : messageOf(error),
    );
  }
  return 'again';
}

/** `+` is faster, `-` slower; a pace may be called by its name in any language. */
export function changePace(here: Here, wanted: string): void {
  const { words } = here;
  const step = { '+': -1, '-': 1 }[wanted];
  const now = ALL_PACES.indexOf(here.pace);
  const named = ALL_PACES.find((pace) => pace === wanted || words.paces[pace] === wanted);
  const next = step === undefined ? named : ALL_PACES[now + step];
  here.pace = next ?? here.pace;
  here.note = words.pace(words.paces[here.pace], ALL_PACES.map((pace) => words.paces[pace]).join(', '));
}

/** For now or for good: withdrawing is asked for twice, whatever else is. Whoever only watches has nothing to withdraw from. */
async function quit(here: Here, chair: Chair<SomeParts>): Promise<Next> {
  if (here.onlyWatches) return 'left';
  const { words, texts, seating, manner } = here;
  const seat = chair.watcher as Seat;
  const { leave, withdraw, stay, question, sure } = words.quit;
  const sheet = sheetOf(here, seat, seat);
  const how = await pickFrom(here, sheet, question, [leave, withdraw, stay]);
  if (typeof how !== 'number') return how;
  if (how !== 1) return how === 0 ? 'left' : 'again';
  const certain = await pickFrom(here, sheet, sure, [words.confirm.no, words.confirm.yes]);
  if (typeof certain !== 'number') return certain;
  if (certain === 0) return 'again';
  try {
    const withdrawn = await chair.withdraw();
    if (withdrawn.ok) {
      here.withdraw(seat);
      return 'on';
    }
    here.complaint = refusalOf(manner.language, withdrawn.problem, (reason) =>
      texts.reason(reason, seating.names),
    );
  } catch (error) {
    here.complaint = here.trouble(error);
  }
  return 'again';
}
