/** Plays a local session and saves it after every answer. */
import { at, type Match, type AnyParts } from '@ludoteca/kernel';
import { MatchHost, wrapRow } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { toSingleLine } from '../terminal/sanitize.ts';
import type { PlayOptions } from './play-options.ts';
import type { SeatedPlayer } from './seated-player.ts';
import { interruptionOf, type Ui } from '../terminal/ui.ts';
import { ExerciseGuide } from './exercise-guide.ts';
import { createLocalHost } from './local-host.ts';
import { playLocalMatch } from './play-match.ts';
import { OriginalFilesWriter } from './original-files-writer.ts';
import type { LocalSession, LocalSessionEnd, SessionEnd } from './local-session.ts';
import { sessionTexts } from './texts/index.ts';

/** However it ends, the slot holds the latest state of the match, or nothing if it is new and no person has answered. */
export async function playLocalSession(
  ui: Ui,
  session: LocalSession,
  playOptions: PlayOptions,
): Promise<LocalSessionEnd> {
  const { entry, opening, players, slot } = session;
  const ended = await showWarnings(ui, session, playOptions);
  if (ended !== undefined) return ended;
  let latest = session.match;
  let savedNumber = latest.number;
  let hasPersonAnswered = false;
  const files = createFilesWriter(session, playOptions);
  await files?.update(latest, opening);
  const guide = session.exercise && new ExerciseGuide(entry, session.exercise, opening);
  const host = new MatchHost(latest, opening, {
    persist: async (_entries, events, match) => {
      const isUndo = match.number < latest.number;
      const { question } = latest;
      if (question !== undefined && at(players, question.seat).kind === PERSON) hasPersonAnswered = true;
      const canWait =
        canBeRecomputed(latest, match, players) && match.number - savedNumber < MAX_UNSAVED_ENTRIES;
      slot.note(match);
      if (isUndo || !canWait) {
        await slot.save(match, players);
        savedNumber = match.number;
      }
      latest = match;
      if (isUndo) guide?.rewind(match);
      else guide?.advance(events, match.outcome);
      await (isUndo ? files?.rewind(match) : files?.update(match, events));
    },
  });
  const people = players.flatMap(({ kind }, seat) =>
    kind === PERSON ? [{ seat, chair: host.chair(seat) }] : [],
  );
  const local = createLocalHost({ entry, players, slot, host, files, guide, latestMatch: () => latest });
  const names = players.map(({ name }) => name);
  try {
    return await playLocalMatch(
      ui,
      { entry, names, people, spectator: host.chair('spectator'), local },
      playOptions,
    );
  } finally {
    const isUnanswered = people.length > 0 && !hasPersonAnswered && latest.outcome === undefined;
    if (isUnanswered && opening.length > 0) await slot.discard();
    else if (latest.number !== savedNumber) await slot.save(latest, players);
  }
}

/** Answers of computer players that are saved together. */
const MAX_UNSAVED_ENTRIES = 20;

/**
 * Whether saving can wait. Computer players are seeded by the match and the question, so that they repeat their unsaved
 * answers after a crash. Answers of people, questions to them and their withdrawal are saved at once.
 */
function canBeRecomputed(
  before: Match<AnyParts>,
  match: Match<AnyParts>,
  players: readonly SeatedPlayer[],
): boolean {
  const isComputers = ({ question }: Match<AnyParts>): boolean =>
    question !== undefined && at(players, question.seat).kind !== PERSON;
  const sameSeats = players.every(
    ({ kind }, seat) => kind !== PERSON || before.present(seat) === match.present(seat),
  );
  return isComputers(before) && isComputers(match) && sameSeats;
}

/** Shows the warnings about the original save before the match. */
async function showWarnings(
  ui: Ui,
  { entry, players, warnings = [] }: LocalSession,
  { language }: PlayOptions,
): Promise<SessionEnd | undefined> {
  if (warnings.length === 0) return undefined;
  const names = players.map(({ name }) => name);
  const sentences = warnings.map((reason) => toSingleLine(entry.texts[language].reason(reason, names)));
  const title = sessionTexts[language].rounds.mended;
  return interruptionOf(
    await ui.showText([{ text: title }], (width) => sentences.flatMap((text) => wrapRow([{ text }], width))),
  );
}

const createFilesWriter = (
  session: LocalSession,
  { language }: PlayOptions,
): OriginalFilesWriter | undefined => {
  const { entry, folder } = session;
  return entry.files && folder && new OriginalFilesWriter(entry.files, folder, session, language);
};
