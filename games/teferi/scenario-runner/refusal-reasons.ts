/** Finds the reason why an entry cannot be performed. */
import type { Reason } from '@ludoteca/kernel';
import type { PriorityAction } from '../parts.ts';
import { entityOfOption } from './scripted-answers.ts';
import { type ScenarioMatch, seatOf } from './scenario-match.ts';
import { ScenarioError } from './faults.ts';
import { type PriorityEntry, type AnnouncementDetails, type ActionEntry, sourceLabelOf } from './format.ts';
import { findActivatedAbility } from './characteristics.ts';
import type { TrackedCard } from './card-tracker.ts';

/** The actions that match the entry. */
export function matchingActions(
  match: ScenarioMatch,
  entry: PriorityEntry,
  acts: readonly PriorityAction[],
): readonly PriorityAction[] {
  const label = sourceLabelOf(entry);
  const card = match.tracker.withLabel(label);
  if (card === undefined) throw new ScenarioError('no such label', { label });
  const { name, zone, id } = card;
  const indexes = entry.do === 'activate' ? findActivatedAbility(match, card, entry.ability) : [];
  return acts.filter((one) => {
    if (one === 'pass') return false;
    if ('play' in one || 'cast' in one) {
      if (entry.do !== ('play' in one ? 'play-land' : 'cast') || one.face !== faceOf(entry)) return false;
      const unnumbered = one.top === true ? 'library' : 'hand';
      const isHere = one.id === undefined ? zone === unnumbered : one.id === id;
      return isHere && ('play' in one ? one.play : one.cast) === name;
    }
    if (entry.do !== 'activate' || !indexes.includes(one.ability)) return false;
    return 'use' in one ? one.use === name && zone === 'hand' : one.activate === id;
  });
}

const faceOf = (entry: PriorityEntry): string | undefined => ('face' in entry ? entry.face : undefined);

/** The rule on the timing of each kind of action. */
const TIMING_RULES = { 'play-land': '305.1', cast: '601.3', activate: '602.2' } as const;

/** The card is in the wrong zone. */
export const wrongZoneReason = ({ name, zone }: Readonly<TrackedCard>, rule: string): Reason => ({
  why: 'elsewhere',
  rule,
  facts: { card: name, zone },
});

export function whyNotPerformed(match: ScenarioMatch, entry: PriorityEntry): Reason {
  const card = match.tracker.withLabel(sourceLabelOf(entry));
  const rule = TIMING_RULES[entry.do];
  const { question } = match;
  if (card === undefined || question?.prompt !== 'priority') return { why: 'not now', rule };
  const [offered] = matchingActions(match, entry, question.options);
  if (offered !== undefined && entry.do !== 'play-land') return whyNotAsAnnounced(match, entry, offered);
  const [barred] = matchingActions(match, entry, match.barred() as readonly PriorityAction[]);
  const reason = barred === undefined ? undefined : match.why(barred);
  if (reason?.rule !== undefined) return reason;
  return whyNeverOffered(match, entry, card);
}

/** The game neither offers nor bars the action. */
function whyNeverOffered(match: ScenarioMatch, entry: PriorityEntry, card: Readonly<TrackedCard>): Reason {
  const rule = TIMING_RULES[entry.do];
  const isLand = match.view.cards[card.name]?.types.includes('land') === true;
  if (entry.do === 'play-land' && !isLand) return { why: 'no land', rule };
  if (entry.do === 'cast' && isLand) return { why: 'land not cast', rule: '305.9' };
  if (entry.do === 'activate' && findActivatedAbility(match, card, entry.ability).length === 0)
    return { why: 'no such ability', rule: '602.1' };
  if (controllerOf(match, card) !== seatOf(entry.player)) return { why: 'not yours', rule };
  return wrongZoneReason(card, rule);
}

const controllerOf = (match: ScenarioMatch, { id, owner }: Readonly<TrackedCard>): number =>
  match.view.battlefield.find((seen) => seen.id === id)?.controller ?? owner;

/** The action is possible, but not with the targets or details of the entry. */
function whyNotAsAnnounced(
  match: ScenarioMatch,
  { targets = [] }: PriorityEntry & AnnouncementDetails,
  offered: PriorityAction,
): Reason {
  const fork = match.fork();
  fork.choose(offered);
  const asked = fork.question;
  if (asked?.prompt === 'target')
    for (const label of targets) {
      const id = fork.entityOf(label);
      if (id === undefined || asked.options.some((option) => entityOfOption(option) === id)) continue;
      const reason = fork.why({ id });
      if (reason.rule !== undefined) return reason;
    }
  return { why: 'announced otherwise', rule: targets.length > 0 ? '601.2c' : '601.2b' };
}

/** Why the step of a declaration does not occur any more in this turn. */
export function whyNotDeclare(
  match: ScenarioMatch,
  entry: Extract<ActionEntry, { do: 'attack' | 'block' }>,
): Reason {
  if (entry.do === 'attack') return { why: 'attackers declared', rule: '508.1' };
  return match.view.begun['declare-blockers'] === undefined
    ? { why: 'nothing attacks', rule: '508.8' }
    : { why: 'blockers declared', rule: '509.1' };
}
