/** The standing order that draws cards with one answer. */
import { deepEqual } from '@ludoteca/kernel';
import { optionsOf, type RenderContext, type StandingOrder } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';
import { unoTexts } from '../text/index.ts';

/** Whether the text begins what follows the verb of the label: `one` in `draw one card`. */
const isObjectOf = (label: string, typed: string): boolean =>
  label.slice(label.indexOf(' ') + 1).startsWith(typed);

/**
 * Drawing is two questions, whether and how many (RULES 3.4). The order answers both; without a number it draws one card.
 * `draw cards` begins like the order and means the option, so that the count is asked.
 */
export function createDrawOrders({
  asked,
  view,
  language,
}: Omit<RenderContext<Uno>, 'width'>): readonly StandingOrder<Uno>[] {
  if (asked?.prompt !== 'turn') return [];
  const { drawOrder, options } = unoTexts[language];
  const begin: StandingOrder<Uno>['begin'] = (typed) => {
    const count = isObjectOf(drawOrder.label, typed) ? 1 : Number(typed);
    const isAsking = Number.isNaN(count) && isObjectOf(options.buy, typed);
    if (!isAsking && (!Number.isInteger(count) || count < 1 || count > view.stock.count))
      return drawOrder.invalid(view.stock.count);
    const due = new Set<string>(['turn', 'buy']);
    return (observation) => {
      const { asked: open } = observation;
      if (open === undefined || !due.delete(open.prompt)) return undefined;
      const wanted = open.prompt === 'turn' ? 'buy' : count;
      return optionsOf<Uno>(open).find((option) => deepEqual(option, wanted));
    };
  };
  const label = view.stock.count > 0 ? { label: drawOrder.label } : {};
  return [
    {
      word: drawOrder.word,
      englishWord: unoTexts.en.drawOrder.word,
      takes: drawOrder.takes,
      about: drawOrder.about,
      ...label,
      begin,
    },
  ];
}
