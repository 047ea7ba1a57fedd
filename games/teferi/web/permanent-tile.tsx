import './permanent-tile.css';
import { at } from '@ludoteca/kernel';
import { isTouch, zoomOnPointer, navigateWithin } from '@ludoteca/kit/web';
import type { MouseEvent } from 'react';
import { formatKeywords } from '../text/keyword-names.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { Counters, StatusIcons } from './status-icons.tsx';
import { usePress } from './use-press.ts';
import { isHighlighted } from './highlight.ts';
import { compareSize, describePermanent, type ComparedValue } from './permanent-details.ts';
import { frameClass } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';

export interface PermanentTileProps extends TeferiBoardProps {
  readonly permanent: VisiblePermanent;
  /** Tab leads to it. */
  readonly isCurrent: boolean;
  readonly onReach: () => void;
  /** It is attached to what stands above it. */
  readonly isAttached?: boolean;
}

const steer = navigateWithin('.tf-field');
const CHANGE_MARKS = { up: '▲', down: '▼' } as const;

const SizeValue = ({ value }: { readonly value: ComparedValue }) => (
  <span className={`tf-value ${value.change}`}>
    {value.now}
    {value.change !== 'same' && <sup>{CHANGE_MARKS[value.change]}</sup>}
  </span>
);

/** A permanent on the battlefield. Pointing at it shows all of it; pressing chooses it where that is possible, or says why not. */
export function PermanentTile(props: PermanentTileProps) {
  const { permanent, view, names, texts, asked } = props;
  const { id, card } = permanent;
  const press = usePress(props, permanent);
  const printed = view.cards[card];
  const size = compareSize(permanent, printed);
  const name = describePermanent(permanent, props);
  const deed =
    press.options.length === 1 && asked !== undefined
      ? `${texts.option(at(press.options, 0), asked, names, props.view)} · `
      : '';
  const keywords = formatKeywords(permanent.keywords, props.language);
  return (
    <div
      className={[
        'tf-tile',
        frameClass(permanent.colours),
        props.isAttached === true && 'attached',
        permanent.tapped && 'tapped',
        permanent.attacking !== undefined && 'attacking',
        permanent.blocking !== undefined && 'blocking',
        isHighlighted(props.highlighted, permanent) && 'named',
        props.payment?.taps.includes(id) === true && 'paying',
        ...press.marks,
      ]
        .filter((part) => part !== false)
        .join(' ')}
      data-thing={entityElementId(id)}
      data-drag={press.isMovable ? id : undefined}
      data-drop={id}
    >
      <span className="tf-inner" aria-hidden="true">
        <span className="tf-tile-name">{card}</span>
        {props.isAttached !== true && (
          <span className="tf-tile-words">
            <Counters permanent={permanent} />
            {keywords}
          </span>
        )}
        {props.isAttached !== true && (
          <span className="tf-tile-foot">
            <StatusIcons permanent={permanent} />
            <span className="tf-number">#{id}</span>
            {size !== undefined && (
              <span className="tf-size">
                <SizeValue value={size.power} />/<SizeValue value={size.toughness} />
              </span>
            )}
          </span>
        )}
      </span>
      <button
        type="button"
        className="tf-over"
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={`${deed}${name}`}
        aria-disabled={press.marks.length === 0}
        aria-pressed={press.pressed}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          if (press.options.length === 0 && isTouch(event))
            props.onZoom({ card, id, anchor: event.currentTarget, isPinned: true });
          press.press(event.currentTarget, event.shiftKey);
        }}
        onKeyDown={steer}
        {...zoomOnPointer(props, { card, id }, props.onReach)}
      />
    </div>
  );
}
