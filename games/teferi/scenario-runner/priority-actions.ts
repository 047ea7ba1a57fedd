/** Casting, activating, playing lands: each tried on a copy of the table, so that what is refused leaves no trace. */
import type { PriorityAction } from '../parts.ts';
import { findAnnouncement, type AnnouncementPath } from './announcements.ts';
import type { ScriptedAnswers } from './scripted-answers.ts';
import { type ScenarioMatch, seatOf } from './scenario-match.ts';
import { reasonFact, ScenarioError } from './faults.ts';
import { type PriorityEntry, sourceLabelOf } from './format.ts';
import { generateManaAttempts } from './extra-mana.ts';
import type { ScenarioDriver } from './scenario-driver.ts';
import { matchingActions, whyNotPerformed } from './refusal-reasons.ts';

/** The options of priority that this entry may mean. */
function offeredActions(desk: ScenarioMatch, deed: PriorityEntry): readonly PriorityAction[] {
  const { question } = desk;
  return matchingActions(desk, deed, question?.prompt === 'priority' ? question.options : []);
}

/** Passes until the named player has priority, with nothing resolving. */
export function passPriorityTo(play: ScenarioDriver, deed: PriorityEntry): void {
  const { asked } = play;
  if (asked?.prompt !== 'priority') throw new ScenarioError('nobody acts', { player: deed.player });
  if (asked.seat === seatOf(deed.player)) return;
  if (asked.frame.passed > 0) throw new ScenarioError('nobody acts', { player: deed.player });
  play.pass();
}

/** Does it, and returns the answers that are left; or why it cannot be done. */
export function performPriorityAction(
  play: ScenarioDriver,
  deed: PriorityEntry,
  answers: ScriptedAnswers,
): ScriptedAnswers | ScenarioError {
  const { desk } = play;
  const path = findPath(desk, deed, answers) ?? findPathWithExtraMana(desk, deed, answers);
  if (path !== undefined) {
    for (const [choice, meant] of path.moves) desk.choose(choice, ...meant);
    return path.answers;
  }
  return new ScenarioError('refused', {
    do: deed.do,
    card: sourceLabelOf(deed),
    reason: reasonFact(whyNotPerformed(desk, deed)),
  });
}

/** Of several ways to do it the one in which all pay that are named, if there is one. */
function findPath(
  desk: ScenarioMatch,
  deed: PriorityEntry,
  answers: ScriptedAnswers,
): AnnouncementPath | undefined {
  const paths = offeredActions(desk, deed).flatMap((one) => findAnnouncement(desk, deed, one, answers) ?? []);
  return paths.find(({ unpaid }) => unpaid === 0) ?? paths[0];
}

/** With more mana from lands whose abilities ask for more than being tapped. */
function findPathWithExtraMana(
  desk: ScenarioMatch,
  deed: PriorityEntry,
  answers: ScriptedAnswers,
): AnnouncementPath | undefined {
  if (deed.do === 'play-land') return undefined;
  for (const { desk: rich, moves } of generateManaAttempts(desk, seatOf(deed.player))) {
    const path = findPath(rich, deed, answers);
    if (path !== undefined)
      return { ...path, moves: [...moves.map((choice) => [choice, []] as const), ...path.moves] };
  }
  return undefined;
}
