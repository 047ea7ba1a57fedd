/** When a player is asked for priority and when the user interface passes automatically (CR 117.3d). */
import type { Choice } from '@ludoteca/kernel';
import { type ByLanguage, optionsOf, type Observation, type AutoPassRules } from '@ludoteca/kit';
import { BASIC_LANDS, STEPS, type TurnStep } from './abilities/index.ts';
import type { Teferi } from './parts.ts';
import { teferiTexts } from './text/index.ts';

/** Stops are set separately for the own turn and for the opponent's turn. */
const TURN_OWNERS = ['own', 'their'] as const;
type TurnOwner = (typeof TURN_OWNERS)[number];
/** Players get no priority in the untap step and rarely in the cleanup step. */
const STEPS_WITH_PRIORITY = STEPS.filter((step) => step !== 'untap' && step !== 'cleanup');

const stopName = (whose: TurnOwner, step: TurnStep): string => `${whose} ${step}`;

const turns: ByLanguage<{ readonly [whose in TurnOwner]: string }> = {
  it: { own: 'mio', their: 'suo' },
  en: { own: 'my', their: 'their' },
  pt: { own: 'meu', their: 'deles' },
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
  if (source?.types.includes('land') !== true || source.types.includes('creature')) return false;
  const lines = source.acts ?? view.cards[source.card]?.acts;
  return name in BASIC_LANDS || name === 'Wastes' || / Add /.test(lines?.[ability] ?? '');
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
  findAutoPass: (observation) => {
    const { asked, view } = observation;
    if (asked?.prompt !== 'priority') return undefined;
    const options = optionsOf<Teferi>(asked);
    if (options.every((option) => isManaOrPass(observation, option))) return { answer: 'pass' };
    const top = view.stack.at(-1);
    // A player may respond to an opponent's stack object; their own resolves without a stop.
    if (top !== undefined) return top.controller === asked.seat ? { answer: 'pass' } : undefined;
    return { answer: 'pass', stop: stopName(view.active === asked.seat ? 'own' : 'their', view.step) };
  },
};
