/** Formats the whole board as lines of text, as the judge sees it. */
import { MANA_TYPES } from '../abilities/index.ts';
import type { Language } from '@ludoteca/kit';
import type { ScenarioMatch } from '../scenario-runner/scenario-match.ts';
import type { Event } from '../parts.ts';
import { PLAYERS } from '../scenario-runner/format.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { keywordName } from '../text/keyword-names.ts';
import { texts as gameTexts, teferiTexts } from '../text/index.ts';
import { type JudgeTexts, judgeTexts } from './texts.ts';

/** One sentence for each event, with the number of its rule. */
export const formatEvents = (events: readonly Event[], language: Language): readonly string[] =>
  events.flatMap((event) => {
    const sentence = gameTexts[language].event(event, PLAYERS);
    return sentence === undefined
      ? []
      : [event.rule === undefined ? sentence : `${sentence} (${event.rule})`];
  });

function formatPermanent(
  match: ScenarioMatch,
  seen: VisiblePermanent,
  texts: JudgeTexts,
  language: Language,
): string {
  const { id, types, power, toughness, damage, counters, keywords, tapped, sick, attacking, blocking, host } =
    seen;
  const marks = [
    ...(types.includes('creature') ? [`${power}/${toughness}`] : []),
    ...keywords.map((keyword) => keywordName(keyword, language)),
    ...(tapped ? [texts.tapped] : []),
    ...(sick ? [texts.sick] : []),
    ...(damage > 0 ? [texts.damage(damage)] : []),
    ...Object.entries(counters).map(([kind, count]) => `${count} × ${kind}`),
    ...(host === 0 ? [] : [texts.on(match.labelOf(host))]),
    ...(attacking === undefined ? [] : [`${texts.attacks} ${match.labelOf(attacking)}`]),
    ...(blocking ?? []).map((attacker) => `${texts.blocks} ${match.labelOf(attacker)}`),
  ];
  const label = match.tracker.withId(id)?.label ?? `${seen.card} #${id}`;
  return `    ${label}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function formatPlayer(match: ScenarioMatch, owner: number, language: Language): readonly string[] {
  const texts = judgeTexts[language];
  const { sides, battlefield } = match.view;
  const side = sides[owner];
  if (side === undefined) return [];
  const mana = MANA_TYPES.map((type, i) => `{${type}}`.repeat(side.mana[i] ?? 0)).join('');
  const pile = (zone: 'hand' | 'graveyard' | 'exile'): string[] => {
    const names = match.tracker
      .all()
      .filter((card) => card.owner === owner && card.zone === zone)
      .map(({ label, name }) => label ?? name);
    return names.length === 0 ? [] : [`  ${texts.pile[zone]}: ${names.join(', ')}`];
  };
  return [
    texts.side(PLAYERS[owner] ?? '', side.life, side.poison, mana),
    ...battlefield
      .filter(({ controller }) => controller === owner)
      .map((seen) => formatPermanent(match, seen, texts, language)),
    ...pile('hand'),
    ...pile('graveyard'),
    ...pile('exile'),
    `  ${texts.pile.library}: ${side.library}`,
  ];
}

export function formatBoard(match: ScenarioMatch, language: Language): readonly string[] {
  const texts = judgeTexts[language];
  const { turn, active, step, stack } = match.view;
  const { question } = match;
  const who = PLAYERS[question?.seat ?? -1] ?? '';
  const now = match.isOver
    ? texts.over
    : question?.prompt === 'priority'
      ? texts.priority(who)
      : `${who}: ${question?.prompt ?? ''}`;
  return [
    `${texts.turn(turn, PLAYERS[active] ?? '', teferiTexts[language].steps[step])}; ${now}`,
    ...PLAYERS.flatMap((_, owner) => formatPlayer(match, owner, language)),
    ...(stack.length === 0
      ? []
      : [
          `${texts.pile.stack}: ${stack.map(({ id, card }) => match.tracker.withId(id)?.label ?? card).join(', ')}`,
        ]),
  ];
}
