/** When a player is asked for priority and when the host passes automatically (CR 117.3d). */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { type ByLanguage, optionsOf, type Observation, type AutoPassRules } from '@ludoteca/kit';
import { BASIC_LANDS, STEPS, type TurnStep } from './abilities/index.ts';
import type { Teferi } from './parts.ts';
import { teferiTexts } from './text/index.ts';
import type { View, VisiblePermanent } from './view-types.ts';

/** Stops are set separately for the own turn and for the opponent's turn. */
const TURN_OWNERS = ['own', 'their'] as const;
type TurnOwner = (typeof TURN_OWNERS)[number];
/** Players get no priority in the untap step and rarely in the cleanup step. */
const STEPS_WITH_PRIORITY = STEPS.filter((step) => step !== 'untap' && step !== 'cleanup');

const stopName = (whose: TurnOwner, step: TurnStep): string => `${whose} ${step}`;

const turns: ByLanguage<{ readonly [whose in TurnOwner]: string }> = {
  it: { own: 'mio', their: 'suo' },
  en: { own: 'my', their: 'their' },
  pt: { own: 'meu', their: 'dele' },
};

const stopNamesIn = (language: keyof typeof turns): { readonly [stop: string]: string } =>
  Object.fromEntries(
    TURN_OWNERS.flatMap((whose) =>
      STEPS_WITH_PRIORITY.map((step) => [
        stopName(whose, step),
        `${turns[language][whose]}: ${teferiTexts[language].steps[step]}`,
      ]),
    ),
  );

/** Mana abilities of lands need no stop because payment taps lands automatically. */
function isManaOrPass({ view }: Observation<Teferi>, option: Choice<Teferi>): boolean {
  if (option === 'pass') return true;
  if (typeof option !== 'object' || !('activate' in option)) return false;
  const { activate, name, ability } = option;
  const source = view.battlefield.find(({ id }) => id === activate);
  if (source === undefined || !isPlainLand(source)) return false;
  const lines = source.acts ?? view.cards[source.card]?.acts;
  return isBasicLand(name) || / Add /.test(lines?.[ability] ?? '');
}

const isPlainLand = ({ types }: VisiblePermanent): boolean =>
  types.includes('land') && !types.includes('creature');
const isBasicLand = (name: string): boolean => name in BASIC_LANDS || name === 'Wastes';

/** Whether everybody sees that a seat can do nothing but tap lands: no hand, and no card with a text anywhere else. */
function isWithoutActions({ sides, battlefield, cards }: View, seat: Seat): boolean {
  const side = at(sides, seat);
  const hasNoText = ({ card }: { readonly card: string }): boolean =>
    isBasicLand(card) || cards[card]?.text === '';
  const own = battlefield.filter(({ controller }) => controller === seat);
  return (
    side.hand === 0 &&
    own.every((permanent) => hasNoText(permanent) && (permanent.acts ?? []).length === 0) &&
    [...side.graveyard, ...side.exile].every(hasNoText)
  );
}

export const autoPassRules: AutoPassRules<Teferi> = {
  names: { it: stopNamesIn('it'), en: stopNamesIn('en'), pt: stopNamesIn('pt') },
  usual: [
    stopName('own', 'main1'),
    stopName('own', 'declare-blockers'),
    stopName('own', 'main2'),
    stopName('their', 'declare-attackers'),
    stopName('their', 'end'),
  ],
  findAutoPass: ({ asked, view }) => {
    if (asked?.prompt !== 'priority') return undefined;
    if (isWithoutActions(view, asked.seat)) return { answer: 'pass', isCertain: true };
    const top = view.stack.at(-1);
    // A player may respond to an opponent's stack object; their own resolves without a stop.
    if (top !== undefined) return top.controller === asked.seat ? { answer: 'pass' } : undefined;
    return { answer: 'pass', stop: stopName(view.active === asked.seat ? 'own' : 'their', view.step) };
  },
  findForcedPass: (observation) => {
    const { asked } = observation;
    const options = optionsOf<Teferi>(asked);
    const isForced =
      asked?.prompt === 'priority' && options.every((option) => isManaOrPass(observation, option));
    return isForced && options.length > 0 ? 'pass' : undefined;
  },
};
