/** The standing order `until N`: attack until N armies are left. */
import { at, deepEqual } from '@ludoteca/kernel';
import { type RenderContext, type StandingOrder, optionsOf, type Observation } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import { terminalTexts } from './texts/index.ts';

/**
 * Given at the question for dice, the order rolls the maximum and attacks again until the territory is conquered or only so many armies
 * are left. It does not answer how many armies follow after a conquest.
 */
export function createAttackUntilOrders({
  asked,
  view,
  language,
}: Omit<RenderContext<Risika>, 'width'>): readonly StandingOrder<Risika>[] {
  if (asked?.prompt !== 'dice') return [];
  const { from, to } = asked.frame;
  const texts = terminalTexts[language];
  const max = at(view.armies, from) - 1;
  const begin: StandingOrder<Risika>['begin'] = (count) => {
    const left = count === '' ? 1 : Number(count);
    if (!Number.isInteger(left) || left < 1 || left > max) return texts.wrong(1, max);
    return (observation) => findAnswer(observation, from, to, left);
  };
  return [{ ...texts.until, englishWord: terminalTexts.en.until.word, begin }];
}

function findAnswer({ asked, view }: Observation<Risika>, from: number, to: number, left: number) {
  const options = optionsOf<Risika>(asked);
  if (asked === undefined || at(view.armies, from) <= left) return undefined;
  if (asked.prompt === 'dice') return options.at(-1);
  const sameAttack = { attack: to, from };
  return asked.prompt === 'fight' ? options.find((option) => deepEqual(option, sameAttack)) : undefined;
}
