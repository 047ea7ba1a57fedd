import { AmountInput, clamp } from './amount-input.tsx';
import type { DecisionPanelProps } from './decision-panel-props.ts';

/** RULES 2.5 and 4.8: how many armies each press on the map places. */
export function PlacePanel({
  most,
  placeCount: lot,
  onPlaceCount: onLot,
  words,
}: DecisionPanelProps & { readonly most: number }) {
  const value = clamp(lot, 1, most);
  const quick = [1, 5, most].filter((count, i, all) => count <= most && all.indexOf(count) === i);
  return (
    <fieldset className="risika-desk">
      <legend>{words.place.each}</legend>
      <div className="risika-quick">
        {quick.map((count) => (
          <button key={count} type="button" aria-pressed={value === count} onClick={() => onLot(count)}>
            {count === most && most > 1 ? `${words.place.all} (${most})` : count}
          </button>
        ))}
      </div>
      {most > 3 && <AmountInput value={value} least={1} most={most} words={words} onChange={onLot} />}
    </fieldset>
  );
}
