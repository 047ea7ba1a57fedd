/** The standing order that draws cards with one answer. */
import { deepEqual } from '@ludoteca/kernel';
import { optionsOf, type RenderContext, type StandingOrder } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';
import { unoTexts } from '../text/index.ts';

/** Drawing is two questions, whether and how many (RULES 3.4). The order answers both; without a number it draws one card. */
export function createDrawOrders({
  asked,
  view,
  language,
}: Omit<RenderContext<Uno>, 'width'>): readonly StandingOrder<Uno>[] {
  if (asked?.prompt !== 'turn') return [];
  const { drawOrder } = unoTexts[language];
  const begin: StandingOrder<Uno>['begin'] = (typed) => {
    const count = typed === '' ? 1 : Number(typed);
    if (!Number.isInteger(count) || count < 1 || count > view.stock.count)
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
