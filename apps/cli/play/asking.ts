import type { Json, Question as Asked, AnyParts } from '@ludoteca/kernel';
import { type Chair, formatRefusal, type TextRow } from '@ludoteca/kit';
import { endedBy } from '../ui/ended.ts';
import type { Option, Question, Sheet } from '../ui/ui.ts';
import { choicesOf, keysOf, meaningsOf, optionsOf, usualOf } from './gesture.ts';
import type { Here, Person } from './here.ts';
import { pickFrom } from './pick.ts';
import { answerAsSaid, beginGesture } from './said.ts';
import { asideSheet, sheetOf } from './sheets.ts';
import type { Ended } from './sitting.ts';
import { hearWord, type Next, wordsFor } from './spoken.ts';
import { passAt } from './stops.ts';

/** A question as it is put to the person whose it is. */
interface Put {
  readonly person: Person;
  readonly asked: Asked<AnyParts>;
  readonly sheet: Sheet;
  readonly options: readonly Option[];
}

/** Asks whoever sits there until the question is answered, or is gone, or somebody ends the sitting: undefined when the match goes on. */
export async function askPerson(here: Here, person: Person): Promise<Ended | undefined> {
  if ((await answerAsSaid(here, person)) || (await passAt(here, person))) return undefined;
  const { ui, room, texts, seating, manner } = here;
  const { entry, names } = seating;
  const { seat } = person;
  const sight = room.sight(seat);
  const { asked } = sight;
  if (asked === undefined || !('options' in asked))
    throw new Error(`seat ${seat} was called and is not asked`);
  const drawing = { ...sight, watcher: seat, names, language: manner.language };
  const options = optionsOf(
    asked,
    (option) => texts.option(option, asked, names, sight.view),
    (option) => entry.terminal?.previewOption?.(drawing, option),
  );
  const sheet = sheetOf(here, seat, seat);
  // Lines that stay need not be read again.
  const later = ui.plain ? { ...sheet, news: [] } : sheet;
  for (const watcher of [seat, 'spectator'] as const) here.look(watcher);
  let next = await askOnce(here, { person, asked, sheet, options });
  while (next === 'again') next = await askOnce(here, { person, asked, sheet: later, options });
  return next === 'on' ? undefined : next;
}

async function askOnce(here: Here, put: Put): Promise<Next> {
  const { room, ui } = here;
  const { person, asked } = put;
  const question = questionOf(here, put);
  here.note = undefined;
  here.complaint = undefined;
  const reply = await ui.ask(question, room.whenGone(person.seat, asked.number));
  if (reply.kind === 'gone') return 'on';
  if (reply.kind === 'word' && beginGesture(here, person.seat, reply.word, reply.rest))
    return here.standing === undefined ? 'again' : 'on';
  if (reply.kind === 'word') return hearWord(here, person.chair, asked, reply);
  if (reply.kind === 'picks') return answer(here, put, choicesOf(asked, reply.keys));
  return endedBy(reply) ?? 'again';
}

function questionOf(here: Here, { person, asked, sheet, options }: Put): Question {
  const { words, texts, seating, note, complaint } = here;
  const usual = usualOf(asked);
  const enter = options.find(({ key }) => key === usual);
  const hint: TextRow =
    enter === undefined ? [] : [{ text: ` (${words.enter(enter.label)})`, role: 'quiet' }];
  return {
    ...sheet,
    question: [{ text: texts.question(asked, seating.names, here.room.sight(person.seat).view) }, ...hint],
    options,
    several: asked.gather !== undefined,
    words: wordsFor(here, person.seat),
    ...(note === undefined ? {} : { note }),
    ...(complaint === undefined ? {} : { complaint }),
    ...(usual === undefined ? {} : { usual }),
  };
}

/** Whatever goes wrong, the match stays as it was, and the question is asked again. */
async function answer(here: Here, put: Put, choices: readonly Json[] | undefined): Promise<Next> {
  const { words, texts, seating, manner } = here;
  const { person, asked } = put;
  if (choices === undefined) {
    const keys = keysOf(asked);
    here.complaint = words.pick(keys[0] ?? '', keys.at(-1) ?? '');
    return 'again';
  }
  try {
    const meanings = meaningsOf(asked, choices);
    const sure = await confirm(here, put, choices, meanings);
    if (sure !== 'on') return sure;
    const refusal = await send(person.chair, asked.number, meanings);
    if (refusal === undefined) return 'on';
    here.complaint = formatRefusal(manner.language, refusal, (reason) => texts.reason(reason, seating.names));
    return refusal.kind === 'illegal' ? 'again' : 'on';
  } catch (error) {
    here.complaint = here.trouble(error);
    return 'again';
  }
}

/** Tries what a gesture may mean until something is taken; else why the last was not. */
async function send(
  chair: Chair<AnyParts>,
  number: number,
  meanings: readonly (readonly Json[])[],
): Promise<Refused | undefined> {
  let refusal: Refused | undefined;
  for (const meaning of meanings) {
    const answered = await chair.answer(number, ...meaning);
    if (answered.ok) return undefined;
    refusal = answered.problem;
  }
  return refusal;
}
type Refused = Parameters<typeof formatRefusal>[1];

/** What could not be taken back is asked for twice, where whoever plays wants it so. */
async function confirm(
  here: Here,
  { person: { seat }, asked, options }: Put,
  choices: readonly Json[],
  meanings: readonly (readonly Json[])[],
): Promise<Next> {
  const { manner, seating, words } = here;
  const binding = meanings.some((meaning) => seating.local?.binds(seat, meaning));
  if (!manner.confirm || !binding) return 'on';
  const labels = options.filter((_, i) => choices.includes(asked.options[i] ?? null));
  const question = words.confirm.question(labels.map(({ label }) => label).join(', '));
  const sheet = asideSheet(here, seat, seat);
  const picked = await pickFrom(here, {
    sheet,
    question,
    labels: [words.confirm.yes, words.confirm.no],
    fresh: true,
  });
  if (typeof picked !== 'number') return picked;
  return picked === 0 ? 'on' : 'again';
}
