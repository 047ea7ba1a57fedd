/** The command `until N`: attack until N armies are left. */
import { at } from '@ludoteca/kernel';
import type { OrderCommand, RenderContext } from '@ludoteca/kit';
import { makeAttackOrder } from '../orders.ts';
import type { Risika } from '../parts.ts';
import { MAX_DICE } from '../rules/state-queries.ts';
import { terminalTexts } from './texts/index.ts';

/** Typed at the question for dice, it attacks with the most dice until the territory is conquered or only so many armies are left. */
export function createAttackUntilCommands({
  asked,
  view,
  language,
}: Omit<RenderContext<Risika>, 'width'>): readonly OrderCommand[] {
  if (asked?.prompt !== 'dice') return [];
  const { from, to } = asked.frame;
  const texts = terminalTexts[language];
  const max = at(view.armies, from) - 1;
  const parse: OrderCommand['parse'] = (count) => {
    const left = count === '' ? 1 : Number(count);
    if (!Number.isInteger(left) || left < 1 || left > max) return texts.wrong(1, max);
    return makeAttackOrder({ from, to, dice: MAX_DICE, left });
  };
  return [{ ...texts.until, englishWord: terminalTexts.en.until.word, parse }];
}
