/** A permanent on the battlefield. */
import './permanent-tile.css';
import { classNames, isTouch, navigateWithin, zoomOnPointer } from '@ludoteca/kit/web';
import { formatKeywords } from '../text/keyword-names.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { Counters, StatusIcons } from './status-icons.tsx';
import { Pressable } from './pressable.tsx';
import { usePress } from './use-press.ts';
import { isHighlighted } from './highlight.ts';
import { compareSize, describePermanent, type ComparedValue } from './permanent-details.ts';
import { frameClass } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';

export interface PermanentTileProps extends TeferiBoardProps {
  readonly permanent: VisiblePermanent;
  /** Tab reaches this tile. */
  readonly isCurrent: boolean;
  readonly onReach: () => void;
  /** It is attached to the permanent above it. */
  readonly isAttached?: boolean;
}

const navigate = navigateWithin('.tf-field');
const CHANGE_MARKS = { up: '▲', down: '▼' } as const;

const SizeValue = ({ value }: { readonly value: ComparedValue }) => (
  <span className={`tf-value ${value.change}`}>
    {value.now}
    {value.change !== 'same' && <sup>{CHANGE_MARKS[value.change]}</sup>}
  </span>
);

export function PermanentTile(props: PermanentTileProps) {
  const { permanent, isAttached = false } = props;
  const { id, card } = permanent;
  const press = usePress(props, permanent);
  const size = compareSize(permanent, props.view.cards[card]);
  return (
    <Pressable
      className={classNames(
        'tf-tile',
        frameClass(permanent.colours),
        isAttached && 'attached',
        permanent.tapped && 'tapped',
        permanent.attacking !== undefined && 'attacking',
        permanent.blocking !== undefined && 'blocking',
        isHighlighted(props.highlighted, permanent) && 'named',
        props.payment?.taps.includes(id) === true && 'paying',
        ...press.marks,
      )}
      thing={entityElementId(id)}
      drag={press.isMovable ? id : undefined}
      drop={id}
      tabIndex={props.isCurrent ? 0 : -1}
      aria-label={`${press.labelPrefix}${describePermanent(permanent, props)}`}
      aria-disabled={press.marks.length === 0}
      aria-pressed={press.pressed}
      onClick={(event) => {
        if (press.options.length === 0 && isTouch(event))
          props.onZoom({ card, id, anchor: event.currentTarget, isPinned: true });
        press.press(event.currentTarget, event.shiftKey);
      }}
      onKeyDown={navigate}
      {...zoomOnPointer(props, { card, id }, props.onReach)}
    >
      <span className="tf-tile-name">{card}</span>
      {!isAttached && (
        <>
          <span className="tf-tile-words">
            <Counters permanent={permanent} />
            {formatKeywords(permanent.keywords, props.language)}
          </span>
          <span className="tf-tile-foot">
            <StatusIcons permanent={permanent} />
            <span className="tf-number">#{id}</span>
            {size !== undefined && (
              <span className="tf-size">
                <SizeValue value={size.power} />/<SizeValue value={size.toughness} />
              </span>
            )}
          </span>
        </>
      )}
    </Pressable>
  );
}
