import { Amount, within } from './amount.tsx';
import type { DeskProps } from './decision.ts';

/** RULES 2.5 and 4.8: how many armies each press on the map places. */
export function PlaceDesk({ most, lot, onLot, words }: DeskProps & { readonly most: number }) {
  const value = within(lot, 1, most);
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
      {most > 3 && <Amount value={value} least={1} most={most} words={words} onChange={onLot} />}
    </fieldset>
  );
}
