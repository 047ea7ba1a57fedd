import type { Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  type Chair,
  formatRefusal,
  type TextRow,
  type AnyCatalogueEntry,
  wrapRow,
} from '@ludoteca/kit';
import { messageOf, quoted } from '../foreign.ts';
import { ALL_PACES } from '../manner.ts';
import { BadName, nameSentence } from '../saves/names.ts';
import { NotKept } from '../saves/slots.ts';
import { endedBy } from '../ui/ended.ts';
import { typedText } from '../ui/hint.ts';
import type { Reply, Word } from '../ui/ui.ts';
import type { Here, Person } from './here.ts';
import { lookRows, thingsToLookAt } from './look.ts';
import { pickFrom } from './pick.ts';
import { gestureWords } from './said.ts';
import { changeRounds, putSave } from './saving.ts';
import { asideSheet, logRows } from './sheets.ts';
import type { Ended } from './sitting.ts';
import { changeControl, changeStops } from './stops.ts';
import { SPOKEN, type Spoken } from './words/words.ts';

/** What follows from what somebody did: the same question again, or the match goes on, or the sitting has ended. */
export type Next = Ended | 'again' | 'on';

/** More of what was typed and means nothing is not said again. */
const LONGEST_TYPED = 20;

/** Where a sentence that is too long for its line goes on. */
const HANGING = 2;

/** Whether the word means anything at this table. */
function isOffered(word: Spoken, here: Here): boolean {
  const { seating } = here;
  const { local, names, people } = seating;
  if (word === 'look') return thingsToLookAt(here, here.looker ?? here.audience).length > 0;
  if (word === 'rounds') return local?.files?.areAsked === true;
  if (word === 'reasons') return names.length > people.length && hasOwnPlayers(seating.entry);
  if (word === 'stop' || word === 'control') return seating.entry.autoPass !== undefined;
  if (word === 'pace') return local !== undefined && names.length > people.length;
  return local !== undefined || (word !== 'undo' && word !== 'save');
}

/** Only these say why they choose as they do. */
const hasOwnPlayers = ({ players = {} }: AnyCatalogueEntry): boolean => Object.keys(players).length > 0;

/** What can be typed instead of an answer. */
export const wordsFor = (here: Here, seat?: Seat): readonly Word[] => [
  ...(seat === undefined ? [] : gestureWords(here, seat)),
  ...SPOKEN.filter((word) => isOffered(word, here)).map((word) => wordOf(word, here)),
];

function wordOf(word: Spoken, { words: { about, takes } }: Here): Word {
  const spoken = { word, about: about[word] };
  if (word === '?') return { ...spoken, key: 'f1' };
  return word in takes ? { ...spoken, takes: takes[word as keyof typeof takes] } : spoken;
}

export async function hearWord(
  here: Here,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts> | undefined,
  { word, rest }: Extract<Reply, { kind: 'word' }>,
): Promise<Next> {
  const known = SPOKEN.find((spoken) => spoken === word && isOffered(spoken, here));
  // Absent: whoever types only watches.
  const person = here.seating.people.find((other) => other.chair === chair);
  switch (known) {
    case '?':
      return help(here, chair, asked);
    case 'log': {
      const rows = logRows(here, chair.watcher);
      const { title, empty } = here.words.log;
      return read(here, title, rows.length > 0 ? rows : [[{ text: empty }]], 'end');
    }
    case 'look':
      return look(here, chair.watcher, rest.trim());
    case 'rules':
      return read(
        here,
        here.texts.name,
        here.texts.rules.flatMap((text): TextRow[] => [[{ text }], []]),
      );
    case 'undo':
      return undo(here, person?.seat);
    case 'save':
      return save(here, rest.trim());
    case 'pace':
      changePace(here, rest.trim());
      return 'again';
    case 'reasons':
      here.reasons = !here.reasons;
      here.note = here.words.reasons[here.reasons ? 'yes' : 'no'];
      return 'again';
    case 'stop':
      changeStops(here, rest.trim());
      return 'again';
    case 'control':
      changeControl(here);
      return 'again';
    case 'rounds':
      changeRounds(here, rest.trim());
      return 'again';
    case 'quit':
      return quit(here, person);
    default:
      return 'again';
  }
}

/** `indent`: where a row that is too long goes on. */
const fitted = (rows: readonly TextRow[], width: number, indent = 0): readonly TextRow[] =>
  rows.flatMap((row) => wrapRow(row, width, indent));

async function read(
  { ui }: Here,
  title: string,
  rows: readonly TextRow[],
  from: 'start' | 'end' = 'start',
): Promise<Next> {
  return endedBy(await ui.read([{ text: title }], (width) => fitted(rows, width), from)) ?? 'again';
}

/** What is written on the things that are called so, or on all that are in sight. */
async function look(here: Here, watcher: Watcher, wanted: string): Promise<Next> {
  const { look: said } = here.words;
  const rows = lookRows(here, watcher, wanted);
  if (rows.length > 0) return read(here, said.title, rows);
  here.complaint = said.none(quoted(wanted, LONGEST_TYPED));
  return 'again';
}

/** The words, then what is not possible now. */
async function help(
  here: Here,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts> | undefined,
): Promise<Next> {
  const { ui, words } = here;
  const seat = typeof chair.watcher === 'number' && asked !== undefined ? chair.watcher : undefined;
  const spelt = wordsFor(here, seat).map((word) => ({ text: typedText(word), about: word.about }));
  const indent = Math.max(...spelt.map(({ text }) => text.length)) + 2;
  const typed = spelt.map(({ text, about }): TextRow => [
    { text: text.padEnd(indent), role: 'possible' },
    { text: about },
  ]);
  const barred = asked === undefined ? [] : await barredRows(here, chair, asked);
  const body = (width: number): readonly TextRow[] => [
    ...fitted(typed, width, indent),
    ...fitted(barred, width, HANGING),
  ];
  return endedBy(await ui.read([{ text: words.help.title }], body)) ?? 'again';
}

/** Things that are not possible for the same reason stand together. */
async function barredRows(
  { texts, seating, words }: Here,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts>,
): Promise<readonly TextRow[]> {
  const reasons = new Map<string, string[]>();
  for (const choice of await chair.barred()) {
    const reason = texts.reason(await chair.why(choice), seating.names);
    reasons.set(reason, [...(reasons.get(reason) ?? []), texts.option(choice, asked, seating.names)]);
  }
  if (reasons.size === 0) return [];
  const barred = Array.from(reasons, ([reason, things]): TextRow => [
    { text: words.help.because(things, reason), role: 'quiet' },
  ]);
  return [[], [{ text: words.help.barred }], ...barred];
}

async function undo(here: Here, seat: Seat | undefined): Promise<Next> {
  const { seating, room, words } = here;
  const { local } = seating;
  try {
    const undone = (seat === undefined ? undefined : await local?.undo(seat, here.passed)) ?? 'nothing';
    if (local === undefined || undone !== 'done') {
      here.complaint = words.undo[undone];
      return 'again';
    }
    room.forget(local.past(here.watchers));
    here.note = words.undo.done;
    return 'on';
  } catch (error) {
    here.complaint = here.trouble(error);
    return 'again';
  }
}

/** Every answer is kept anyway: without a name this saves as the game's own world does, where it can, or says where the match is. */
async function save(here: Here, name: string): Promise<Next> {
  const { words, seating } = here;
  const { local } = seating;
  if (local === undefined) return 'again';
  const { files } = local;
  const bytes = name === '' ? await files?.save() : undefined;
  if (files !== undefined && bytes !== undefined) {
    await putSave(here, files, bytes);
    return 'again';
  }
  try {
    const slot = name === '' ? local.slot : await local.copy(name);
    const said = words.save[name === '' ? 'here' : 'copied'](slot.name, slot.path);
    const later = name === '' && files?.areAsked === true ? [words.rounds.notNow(files.ending)] : [];
    here.note = [said, ...later].join(' ');
  } catch (error) {
    here.complaint = words.save.failed(whyNoCopy(here, error));
  }
  return 'again';
}

function whyNoCopy({ manner, words }: Here, error: unknown): string {
  if (error instanceof BadName) return nameSentence(error.problem, manner.language);
  if (!(error instanceof NotKept)) return messageOf(error);
  return error.system ?? words.trouble.elsewhere;
}

/** `+` is faster, `-` slower; a pace may be called by its name in the language of the table or in English; without one it is told. */
export function changePace(here: Here, wanted: string): void {
  const { words } = here;
  const all = ALL_PACES.map((pace) => words.paces[pace]).join(', ');
  const step = { '+': -1, '-': 1 }[wanted];
  const now = ALL_PACES.indexOf(here.pace);
  const named = ALL_PACES.find((pace) => pace === wanted || words.paces[pace] === wanted);
  if (named === undefined && step === undefined && wanted !== '') {
    here.complaint = words.noPace(quoted(wanted, LONGEST_TYPED), all);
    return;
  }
  here.pace = named ?? ALL_PACES[now + (step ?? 0)] ?? here.pace;
  here.note = words.pace(words.paces[here.pace], all);
}

/** For now or for good: withdrawing is asked for twice, whatever else is. Whoever only watches has nothing to withdraw from. */
async function quit(here: Here, person: Person | undefined): Promise<Next> {
  if (person === undefined || here.onlyWatches) return 'left';
  const { seat, chair } = person;
  const { words, texts, seating, manner } = here;
  const { leave, withdraw, stay, question, sure } = words.quit;
  const sheet = asideSheet(here, seat, seat);
  const how = await pickFrom(here, { sheet, question, labels: [leave, withdraw, stay] });
  if (typeof how !== 'number') return how;
  if (how !== 1) return how === 0 ? 'left' : 'again';
  const labels = [words.confirm.no, words.confirm.yes];
  const certain = await pickFrom(here, { sheet, question: sure, labels, fresh: true });
  if (typeof certain !== 'number') return certain;
  if (certain === 0) return 'again';
  try {
    const withdrawn = await chair.withdraw();
    if (withdrawn.ok) {
      here.withdraw(seat);
      return 'on';
    }
    here.complaint = formatRefusal(manner.language, withdrawn.problem, (reason) =>
      texts.reason(reason, seating.names),
    );
  } catch (error) {
    here.complaint = here.trouble(error);
  }
  return 'again';
}
