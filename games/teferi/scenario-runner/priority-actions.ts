/** Performs entries that cast, activate or play a land. The choices are searched on forks, so a refused entry does not change the match. */
import type { PriorityAction } from '../parts.ts';
import { findAnnouncement, type AnnouncementPath } from './announcements.ts';
import type { ScriptedAnswers } from './scripted-answers.ts';
import { type ScenarioMatch, seatOf } from './scenario-match.ts';
import { reasonFact, ScenarioError } from './faults.ts';
import { type PriorityEntry, sourceLabelOf } from './format.ts';
import { generateManaAttempts } from './extra-mana.ts';
import type { ScenarioDriver } from './scenario-driver.ts';
import { matchingActions, whyNotPerformed } from './refusal-reasons.ts';

/** The offered actions that match the entry; `pay` may name the alternative cost that must be paid. */
function offeredActions(match: ScenarioMatch, entry: PriorityEntry): readonly PriorityAction[] {
  const { question } = match;
  const actions = matchingActions(match, entry, question?.prompt === 'priority' ? question.options : []);
  const named = 'pay' in entry ? actions.filter((action) => isPaidBy(action, entry.pay ?? [])) : [];
  return named.length > 0 ? named : actions;
}

const isPaidBy = (action: PriorityAction, pay: readonly string[]): boolean =>
  typeof action === 'object' && 'way' in action && action.way !== undefined && pay.includes(action.way);

/** Passes priority to the player of the entry, if nothing resolves by that. */
export function passPriorityTo(play: ScenarioDriver, entry: PriorityEntry): void {
  const { question } = play;
  if (question?.prompt !== 'priority') throw new ScenarioError('nobody acts', { player: entry.player });
  if (question.seat === seatOf(entry.player)) return;
  if (question.frame.passed > 0) throw new ScenarioError('nobody acts', { player: entry.player });
  play.pass();
}

/** Performs the entry and returns the answers that are left, or why it cannot be performed. */
export function performPriorityAction(
  play: ScenarioDriver,
  entry: PriorityEntry,
  answers: ScriptedAnswers,
): ScriptedAnswers | ScenarioError {
  const { match } = play;
  const path = findPath(match, entry, answers) ?? findPathWithExtraMana(match, entry, answers);
  if (path !== undefined) {
    for (const [choice, labels] of path.choices) match.choose(choice, ...labels);
    return path.answers;
  }
  return new ScenarioError('refused', {
    do: entry.do,
    card: sourceLabelOf(entry),
    reason: reasonFact(whyNotPerformed(match, entry)),
  });
}

/** Prefers a path on which all named payers pay. */
function findPath(
  match: ScenarioMatch,
  entry: PriorityEntry,
  answers: ScriptedAnswers,
): AnnouncementPath | undefined {
  const paths = offeredActions(match, entry).flatMap(
    (one) => findAnnouncement(match, entry, one, answers) ?? [],
  );
  return paths.find(({ unpaid }) => unpaid === 0) ?? paths[0];
}

/** Searches again with mana from abilities that automatic payment does not use. */
function findPathWithExtraMana(
  match: ScenarioMatch,
  entry: PriorityEntry,
  answers: ScriptedAnswers,
): AnnouncementPath | undefined {
  if (entry.do === 'play-land') return undefined;
  for (const { match: richMatch, choices } of generateManaAttempts(match, seatOf(entry.player))) {
    const path = findPath(richMatch, entry, answers);
    if (path !== undefined)
      return { ...path, choices: [...choices.map((choice) => [choice, []] as const), ...path.choices] };
  }
  return undefined;
}
