/** The whole table in lines: a judge sees everything. */
import { MANA_TYPES } from '../abilities/index.ts';
import type { Language } from '@ludoteca/kit';
import type { ScenarioMatch } from '../scenario-runner/scenario-match.ts';
import type { Event } from '../parts.ts';
import { PLAYERS } from '../scenario-runner/format.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { keywordName } from '../text/keyword-names.ts';
import { texts, messages as gameWords } from '../text/index.ts';
import { type JudgeTexts, judgeTexts } from './texts.ts';

/** What happened, each with the rule behind it. */
export const formatEvents = (events: readonly Event[], language: Language): readonly string[] =>
  events.flatMap((event) => {
    const sentence = texts[language].event(event, PLAYERS);
    return sentence === undefined
      ? []
      : [event.rule === undefined ? sentence : `${sentence} (${event.rule})`];
  });

function formatPermanent(
  match: ScenarioMatch,
  seen: VisiblePermanent,
  said: JudgeTexts,
  language: Language,
): string {
  const { id, types, power, toughness, damage, counters, keywords, tapped, sick, attacking, blocking, host } =
    seen;
  const marks = [
    ...(types.includes('creature') ? [`${power}/${toughness}`] : []),
    ...keywords.map((keyword) => keywordName(keyword, language)),
    ...(tapped ? [said.tapped] : []),
    ...(sick ? [said.sick] : []),
    ...(damage > 0 ? [said.damage(damage)] : []),
    ...Object.entries(counters).map(([kind, count]) => `${count} × ${kind}`),
    ...(host === 0 ? [] : [said.on(match.labelOf(host))]),
    ...(attacking === undefined ? [] : [`${said.attacks} ${match.labelOf(attacking)}`]),
    ...(blocking ?? []).map((attacker) => `${said.blocks} ${match.labelOf(attacker)}`),
  ];
  const label = match.tracker.withId(id)?.label ?? `${seen.card} #${id}`;
  return `    ${label}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function formatPlayer(match: ScenarioMatch, owner: number, language: Language): readonly string[] {
  const said = judgeTexts[language];
  const { sides, battlefield } = match.view;
  const side = sides[owner];
  if (side === undefined) return [];
  const mana = MANA_TYPES.map((type, i) => `{${type}}`.repeat(side.mana[i] ?? 0)).join('');
  const pile = (where: 'hand' | 'graveyard' | 'exile'): string[] => {
    const names = match.tracker
      .all()
      .filter((piece) => piece.owner === owner && piece.zone === where)
      .map(({ label, name }) => label ?? name);
    return names.length === 0 ? [] : [`  ${said.pile[where]}: ${names.join(', ')}`];
  };
  return [
    said.side(PLAYERS[owner] ?? '', side.life, side.poison, mana),
    ...battlefield
      .filter(({ controller }) => controller === owner)
      .map((seen) => formatPermanent(match, seen, said, language)),
    ...pile('hand'),
    ...pile('graveyard'),
    ...pile('exile'),
    `  ${said.pile.library}: ${side.library}`,
  ];
}

export function formatBoard(match: ScenarioMatch, language: Language): readonly string[] {
  const said = judgeTexts[language];
  const { turn, active, step, stack } = match.view;
  const { question } = match;
  const who = PLAYERS[question?.seat ?? -1] ?? '';
  const now = match.isOver
    ? said.over
    : question?.prompt === 'priority'
      ? said.priority(who)
      : `${who}: ${question?.prompt ?? ''}`;
  return [
    `${said.turn(turn, PLAYERS[active] ?? '', gameWords[language].steps[step])}; ${now}`,
    ...PLAYERS.flatMap((_, owner) => formatPlayer(match, owner, language)),
    ...(stack.length === 0
      ? []
      : [
          `${said.pile.stack}: ${stack.map(({ id, card }) => match.tracker.withId(id)?.label ?? card).join(', ')}`,
        ]),
  ];
}
