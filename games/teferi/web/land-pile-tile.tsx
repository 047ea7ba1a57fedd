/** A pile of equal lands; a press means the first of them with an option. */
import { at } from '@ludoteca/kernel';
import { classNames, isChosen, navigateWithin, zoomOnPointer } from '@ludoteca/kit/web';
import type { LandPile } from './battlefield-layout.ts';
import { StatusIcons } from './status-icons.tsx';
import { isHighlighted } from './highlight.ts';
import { frameClass, ManaIcon } from './mana-symbol.tsx';
import { frameColours } from './symbol-text.ts';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';
import { usePress } from './use-press.ts';

const navigate = navigateWithin('.tf-field');

export function LandPileTile(
  props: TeferiBoardProps & {
    readonly pile: LandPile;
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const { pile, offers, plan, labels } = props;
  const { card, tapped, permanents } = pile;
  const free = permanents.find(
    ({ id }) =>
      offers.onEntity(id).length > 0 && !offers.onEntity(id).some((option) => isChosen(plan.chosen, option)),
  );
  const first = free ?? permanents.find(({ id }) => offers.onEntity(id).length > 0) ?? at(permanents, 0);
  const press = usePress(props, first);
  const isMentioned = permanents.some((one) => isHighlighted(props.highlighted, one));
  const taps = permanents.filter(({ id }) => props.payment?.taps.includes(id) === true).length;
  const colours = frameColours(first);
  const count = permanents.length;
  const name = `${card}${count > 1 ? ` ×${count}` : ''}${tapped ? `, ${labels.zones.tapped}` : ''}`;
  return (
    <div
      className={classNames(
        'tf-lands',
        frameClass(colours),
        tapped && 'tapped',
        isMentioned && 'named',
        taps > 0 && 'paying',
        ...press.marks,
      )}
      data-drop={first.id}
    >
      {permanents.map(({ id }) => (
        <span key={id} className="tf-pin" data-thing={entityElementId(id)} />
      ))}
      <span className="tf-inner" aria-hidden="true">
        {colours.map((type) => (
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
        aria-label={`${press.labelPrefix}${name}`}
        aria-disabled={press.options.length === 0}
        aria-pressed={press.pressed}
        onClick={({ currentTarget }) => press.press(currentTarget, false)}
        onKeyDown={navigate}
        {...zoomOnPointer(props, { card, id: first.id }, props.onReach)}
      />
    </div>
  );
}
