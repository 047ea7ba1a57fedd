import { at } from '@ludoteca/kernel';
import { zoomOnPointer, navigateWithin } from '@ludoteca/kit/web';
import type { Heap } from './arranging.ts';
import { Marks } from './marks.tsx';
import { isChosen } from './planning.ts';
import { isSpotted } from './spotlight.ts';
import { inkOf, Sign } from './symbol.tsx';
import { inksOf } from './symbols.ts';
import type { Table } from './table.ts';
import { thingOf } from './things.ts';
import { usePress } from './pressing.ts';

const steer = navigateWithin('.tf-field');

/** Lands that are alike, in one heap: pressing it means the first of them that something can be done with. */
export function Lands(
  props: Table & { readonly heap: Heap; readonly isCurrent: boolean; readonly onReach: () => void },
) {
  const { heap, offers, plan, words, texts, names, asked } = props;
  const { card, tapped, permanents } = heap;
  const free = permanents.find(
    ({ id }) => offers.on(id).length > 0 && !offers.on(id).some((option) => isChosen(plan.chosen, option)),
  );
  const first = free ?? permanents.find(({ id }) => offers.on(id).length > 0) ?? at(permanents, 0);
  const press = usePress(props, first);
  const isNamed = permanents.some((one) => isSpotted(props.spot, one));
  const taps = permanents.filter(({ id }) => props.paying?.taps.includes(id) === true).length;
  const gives = inksOf(first);
  const count = permanents.length;
  const name = `${card}${count > 1 ? ` ×${count}` : ''}${tapped ? `, ${words.zones.tapped}` : ''}`;
  const deed =
    press.options.length === 1 && asked !== undefined
      ? `${texts.option(at(press.options, 0), asked, names, props.view)} · `
      : '';
  return (
    <div
      className={[
        'tf-lands',
        inkOf(gives),
        tapped && 'tapped',
        isNamed && 'named',
        taps > 0 && 'paying',
        ...press.marks,
      ]
        .filter((part) => part !== false)
        .join(' ')}
      data-drop={first.id}
    >
      {permanents.map(({ id }) => (
        <span key={id} className="tf-pin" data-thing={thingOf(id)} />
      ))}
      <span className="tf-inner" aria-hidden="true">
        {gives.map((type) => (
          <Sign key={type} type={type} />
        ))}
        <span className="tf-lands-name">{card}</span>
        {count > 1 && <b className="tf-count">×{count}</b>}
        <Marks permanent={first} />
        {taps > 0 && count > 1 && <b className="tf-taps">{taps}</b>}
      </span>
      <button
        type="button"
        className="tf-over"
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={`${deed}${name}`}
        aria-disabled={press.options.length === 0}
        aria-pressed={press.pressed}
        onClick={({ currentTarget }) => press.on(currentTarget, false)}
        onKeyDown={steer}
        {...zoomOnPointer(props, { card, id: first.id }, props.onReach)}
      />
    </div>
  );
}
