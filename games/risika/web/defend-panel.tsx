/** The panel for the number of defence dice, the maximum first (RULES 5.5). */
import { at } from '@ludoteca/kernel';
import {
  type QuestionOf,
  type DecisionPanelProps,
  findNumberRange,
  formatRoute,
} from './decision-panel-props.ts';
import { DefenceBox } from './defence-box.tsx';
import { formatConquestChance } from './format-chance.ts';

export function DefendPanel({
  asked,
  ...props
}: DecisionPanelProps & { readonly asked: QuestionOf<'defend'> }) {
  const { view, boardTexts, answer, isBusy } = props;
  const { from, to } = asked.frame;
  const { min, max } = findNumberRange(asked);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => max - i);
  return (
    <div className="risika-desk">
      <p className="risika-way">{formatRoute(boardTexts, from, to)}</p>
      <p className="risika-chance">
        {boardTexts.attack.odds(formatConquestChance(at(view.armies, from), at(view.armies, to)))}
      </p>
      <div className="risika-deeds">
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            className={count === max ? 'risika-main' : undefined}
            aria-disabled={isBusy}
            onClick={() => answer(count)}
          >
            {boardTexts.defend.with(boardTexts.options.dice(count))}
          </button>
        ))}
      </div>
      <DefenceBox {...props} />
    </div>
  );
}
