import { at } from '@ludoteca/kernel';
import {
  type QuestionOf,
  type DecisionPanelProps,
  findNumberRange,
  formatRoute,
} from './decision-panel-props.ts';
import { formatConquestChance } from './format-chance.ts';

/** RULES 5.5: with how many dice, while the attacker's are already said. As many as possible is best, and stands first. */
export function DefendPanel({
  asked,
  ...props
}: DecisionPanelProps & { readonly asked: QuestionOf<'defend'> }) {
  const { view, words, answer, isBusy: busy, defence } = props;
  const { from, to } = asked.frame;
  const { least, most } = findNumberRange(asked);
  const counts = Array.from({ length: most - least + 1 }, (_, i) => most - i);
  return (
    <div className="risika-desk">
      <p className="risika-way">{formatRoute(words, from, to)}</p>
      <p className="risika-chance">
        {words.attack.odds(formatConquestChance(at(view.armies, from), at(view.armies, to)))}
      </p>
      <div className="risika-deeds">
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            className={count === most ? 'risika-main' : undefined}
            aria-disabled={busy}
            onClick={() => answer(count)}
          >
            {words.defend.with(words.options.dice(count))}
          </button>
        ))}
      </div>
      <label className="risika-always">
        <input
          type="checkbox"
          checked={defence.always}
          onChange={(event) => defence.set(event.target.checked)}
        />
        {words.defend.always}
      </label>
    </div>
  );
}
