import { at, deepEqual } from '@ludoteca/kernel';
import { type RenderContext, type StandingOrder, optionsOf, type Observation } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import { terminalTexts } from './texts/index.ts';

/**
 * To attack until the territory falls or so many armies are left: said where dice are asked for, it throws the most and attacks again.
 * Once the territory has fallen it has no more to say: how many armies follow is for the person to decide.
 */
export function createAttackUntilOrders({
  asked,
  view,
  language,
}: Omit<RenderContext<Risika>, 'width'>): readonly StandingOrder<Risika>[] {
  if (asked?.prompt !== 'dice') return [];
  const { from, to } = asked.frame;
  const said = terminalTexts[language];
  const most = at(view.armies, from) - 1;
  const begin: StandingOrder<Risika>['begin'] = (count) => {
    const left = count === '' ? 1 : Number(count);
    if (!Number.isInteger(left) || left < 1 || left > most) return said.wrong(1, most);
    return (sight) => findAnswer(sight, from, to, left);
  };
  return [{ ...said.until, begin }];
}

function findAnswer({ asked, view }: Observation<Risika>, from: number, to: number, left: number) {
  const options = optionsOf<Risika>(asked);
  if (asked === undefined || at(view.armies, from) <= left) return undefined;
  if (asked.prompt === 'dice') return options.at(-1);
  const again = { attack: to, from };
  return asked.prompt === 'fight' ? options.find((option) => deepEqual(option, again)) : undefined;
}
