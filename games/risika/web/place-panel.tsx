/** The panel for the number of armies that a click on the map places (RULES 2.5 and 4.8). */
import { AmountInput, clamp } from './amount-input.tsx';
import type { DecisionPanelProps } from './decision-panel-props.ts';

export function PlacePanel({
  max,
  placeCount,
  onPlaceCount,
  boardTexts,
}: DecisionPanelProps & { readonly max: number }) {
  const value = clamp(placeCount, 1, max);
  const quick = [1, 5, max].filter((count, i, all) => count <= max && all.indexOf(count) === i);
  return (
    <fieldset className="risika-desk">
      <legend>{boardTexts.place.each}</legend>
      <div className="risika-quick">
        {quick.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={value === count}
            onClick={() => onPlaceCount(count)}
          >
            {count === max && max > 1 ? `${boardTexts.place.all} (${max})` : count}
          </button>
        ))}
      </div>
      {max > 3 && (
        <AmountInput value={value} min={1} max={max} boardTexts={boardTexts} onChange={onPlaceCount} />
      )}
    </fieldset>
  );
}
