import { at } from '@ludoteca/kernel';
import { zoomOnPointer, navigateWithin } from '@ludoteca/kit/web';
import type { LandPile } from './battlefield-layout.ts';
import { StatusIcons } from './status-icons.tsx';
import { isChosen } from './combat-plan.ts';
import { isHighlighted } from './highlight.ts';
import { frameClass, ManaIcon } from './mana-symbol.tsx';
import { frameColours } from './symbol-text.ts';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';
import { usePress } from './use-press.ts';

const steer = navigateWithin('.tf-field');

/** Lands that are alike, in one heap: pressing it means the first of them that something can be done with. */
export function LandPileTile(
  props: TeferiBoardProps & {
    readonly heap: LandPile;
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const { heap, offers, plan, labels, texts, names, asked } = props;
  const { card, tapped, permanents } = heap;
  const free = permanents.find(
    ({ id }) =>
      offers.onEntity(id).length > 0 && !offers.onEntity(id).some((option) => isChosen(plan.chosen, option)),
  );
  const first = free ?? permanents.find(({ id }) => offers.onEntity(id).length > 0) ?? at(permanents, 0);
  const press = usePress(props, first);
  const isNamed = permanents.some((one) => isHighlighted(props.highlighted, one));
  const taps = permanents.filter(({ id }) => props.payment?.taps.includes(id) === true).length;
  const gives = frameColours(first);
  const count = permanents.length;
  const name = `${card}${count > 1 ? ` ×${count}` : ''}${tapped ? `, ${labels.zones.tapped}` : ''}`;
  const deed =
    press.options.length === 1 && asked !== undefined
      ? `${texts.option(at(press.options, 0), asked, names, props.view)} · `
      : '';
  return (
    <div
      className={[
        'tf-lands',
        frameClass(gives),
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
        <span key={id} className="tf-pin" data-thing={entityElementId(id)} />
      ))}
      <span className="tf-inner" aria-hidden="true">
        {gives.map((type) => (
          <ManaIcon key={type} type={type} />
        ))}
        <span className="tf-lands-name">{card}</span>
        {count > 1 && <b className="tf-count">×{count}</b>}
        <StatusIcons permanent={first} />
        {taps > 0 && count > 1 && <b className="tf-taps">{taps}</b>}
      </span>
      <button
        type="button"
        className="tf-over"
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={`${deed}${name}`}
        aria-disabled={press.options.length === 0}
        aria-pressed={press.pressed}
        onClick={({ currentTarget }) => press.press(currentTarget, false)}
        onKeyDown={steer}
        {...zoomOnPointer(props, { card, id: first.id }, props.onReach)}
      />
    </div>
  );
}
