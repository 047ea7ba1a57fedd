/** The command that draws cards with one answer. */
import type { OrderCommand, RenderContext } from '@ludoteca/kit';
import { makeDrawOrder } from '../orders.ts';
import type { Uno } from '../parts.ts';
import { unoTexts } from '../text/index.ts';

/** Whether the text begins what follows the verb of the label: `one` in `draw one card`. */
const isObjectOf = (label: string, typed: string): boolean =>
  label.slice(label.indexOf(' ') + 1).startsWith(typed);

/**
 * It answers both questions of drawing (RULES 3.4); without a number it draws one card. `draw cards` begins like the command and means
 * the option, so that the count is asked.
 */
export function createDrawCommands({
  asked,
  view,
  language,
}: Omit<RenderContext<Uno>, 'width'>): readonly OrderCommand[] {
  if (asked?.prompt !== 'turn') return [];
  const { drawOrder, options } = unoTexts[language];
  const parse: OrderCommand['parse'] = (typed) => {
    const count = isObjectOf(drawOrder.label, typed) ? 1 : Number(typed);
    if (Number.isNaN(count) && isObjectOf(options.buy, typed)) return makeDrawOrder(asked.number);
    return Number.isInteger(count) && count >= 1 && count <= view.stock.count
      ? makeDrawOrder(asked.number, count)
      : drawOrder.invalid(view.stock.count);
  };
  const label = view.stock.count > 0 ? { label: drawOrder.label } : {};
  return [
    {
      word: drawOrder.word,
      englishWord: unoTexts.en.drawOrder.word,
      takes: drawOrder.takes,
      about: drawOrder.about,
      ...label,
      parse,
    },
  ];
}
