import './tile.css';
import { at } from '@ludoteca/kernel';
import { isTouch, zoomOnPointer, navigateWithin } from '@ludoteca/kit/web';
import type { MouseEvent } from 'react';
import { formatKeywords } from '../text/keyword-names.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { Counters, Marks } from './marks.tsx';
import { usePress } from './pressing.ts';
import { isSpotted } from './spotlight.ts';
import { sizeOf, spokenName, type Value } from './standing.ts';
import { inkOf } from './symbol.tsx';
import type { Table } from './table.ts';
import { thingOf } from './things.ts';

export interface TileProps extends Table {
  readonly permanent: VisiblePermanent;
  /** Tab leads to it. */
  readonly isCurrent: boolean;
  readonly onReach: () => void;
  /** It is attached to what stands above it. */
  readonly isAttached?: boolean;
}

const steer = navigateWithin('.tf-field');
const SIGNS = { up: '▲', down: '▼' } as const;

const Shown = ({ value }: { readonly value: Value }) => (
  <span className={`tf-value ${value.turn}`}>
    {value.now}
    {value.turn !== 'same' && <sup>{SIGNS[value.turn]}</sup>}
  </span>
);

/** A permanent on the battlefield. Pointing at it shows all of it; pressing chooses it where that is possible, or says why not. */
export function Tile(props: TileProps) {
  const { permanent, view, names, texts, asked } = props;
  const { id, card } = permanent;
  const press = usePress(props, permanent);
  const printed = view.cards[card];
  const size = sizeOf(permanent, printed);
  const name = spokenName(permanent, props);
  const deed =
    press.options.length === 1 && asked !== undefined
      ? `${texts.option(at(press.options, 0), asked, names, props.view)} · `
      : '';
  const keywords = formatKeywords(permanent.keywords, props.language);
  return (
    <div
      className={[
        'tf-tile',
        inkOf(permanent.colours),
        props.isAttached === true && 'attached',
        permanent.tapped && 'tapped',
        permanent.attacking !== undefined && 'attacking',
        permanent.blocking !== undefined && 'blocking',
        isSpotted(props.spot, permanent) && 'named',
        props.paying?.taps.includes(id) === true && 'paying',
        ...press.marks,
      ]
        .filter((part) => part !== false)
        .join(' ')}
      data-thing={thingOf(id)}
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
            <Marks permanent={permanent} />
            <span className="tf-number">#{id}</span>
            {size !== undefined && (
              <span className="tf-size">
                <Shown value={size.power} />/<Shown value={size.toughness} />
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
          press.on(event.currentTarget, event.shiftKey);
        }}
        onKeyDown={steer}
        {...zoomOnPointer(props, { card, id }, props.onReach)}
      />
    </div>
  );
}
