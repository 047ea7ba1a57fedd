/** 117.3d: when whoever has priority is asked, and when a face passes for them. */
import type { Choice } from '@ludoteca/kernel';
import { type ByLanguage, optionsOf, type Observation, type AutoPassRules } from '@ludoteca/kit';
import { BASIC_LANDS, STEPS, type TurnStep } from './abilities/index.ts';
import type { Teferi } from './parts.ts';
import { messages } from './text/index.ts';

/** The steps of one's own turn, and of the other player's. */
const TURN_OWNERS = ['own', 'their'] as const;
type TurnOwner = (typeof TURN_OWNERS)[number];
/** Nobody gets priority in the untap step, and hardly ever in cleanup. */
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
        `${turns[language][whose]}: ${messages[language].steps[step]}`,
      ]),
    ),
  );

/** Mana is made by paying: that a land could give some is no reason to be asked; whatever else it can do is. */
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
    // Whatever the other player puts on the stack may be answered; one's own is left to resolve.
    if (top !== undefined) return top.controller === asked.seat ? { answer: 'pass' } : undefined;
    return { answer: 'pass', stop: stopName(view.active === asked.seat ? 'own' : 'their', view.step) };
  },
};
