/** A board for any game, drawn from the zones of its texts. */
import type { AnyParts } from '@ludoteca/kernel';
import { optionsOf, type ZoneItem, type WebBoardProps, type Zone } from '@ludoteca/kit';
import { otherSeatsFrom, SeatSymbol } from '@ludoteca/kit/web';
import { useMemo, useRef } from 'react';
import { useTexts } from '../state/preferences.ts';
import { SubsetPanel, useSubsetSelection } from './subset-panel.tsx';
import { useZoneAnimations } from './zone-animations.ts';
import { withBarredOptions } from './options.ts';
import { type ItemContext, ItemView } from './item-view.tsx';

type AnyItem = ZoneItem<AnyParts>;
type AnyZone = Zone<AnyParts>;

export function GenericBoard(props: WebBoardProps<AnyParts>) {
  const { view, watcher, asked, names, texts, barred } = props;
  const board = useRef<HTMLDivElement>(null);
  const zones = useMemo(() => texts.zones(view, watcher, names, asked), [texts, view, watcher, names, asked]);
  const barredZones = useMemo(
    () => (asked === undefined ? [] : texts.zones(view, watcher, names, withBarredOptions(asked, barred))),
    [texts, view, watcher, names, asked, barred],
  );
  useZoneAnimations(board, zones, props.isMotionless);
  const selection = useSubsetSelection(asked);
  const context: ItemContext = { ...props, selection };

  const area = (zone: AnyZone) => (
    <ZoneArea
      key={zone.id}
      zone={zone}
      barred={barredZones.find(({ id }) => id === zone.id)}
      isOwn={zone.seat !== undefined && zone.seat === watcher}
      context={context}
    />
  );
  const others = otherSeatsFrom(watcher, names.length);
  const own = zones.filter(({ seat }) => seat !== undefined && seat === watcher);
  return (
    <div ref={board} className="felt">
      <div className="felt-others">
        {others.map((seat) => (
          <div key={seat} className={asked?.seat === seat ? 'felt-seat turn' : 'felt-seat'}>
            {zones.filter((zone) => zone.seat === seat).map(area)}
          </div>
        ))}
      </div>
      <div className="felt-middle">{zones.filter(({ seat }) => seat === undefined).map(area)}</div>
      {own.length > 0 && <div className="felt-own">{own.map(area)}</div>}
      {asked?.gather === 'subset' && optionsOf<AnyParts>(asked).length > 0 && (
        <SubsetPanel zones={zones} context={context} asked={asked} />
      )}
    </div>
  );
}

/** Gives items unique keys from their names. */
const withKeys = (items: readonly AnyItem[]) =>
  items.map((item, index) => {
    const before = items.slice(0, index).filter(({ name }) => name === item.name).length;
    return { key: `${item.name} ${before}`, item, index };
  });

function ZoneArea(given: {
  readonly zone: AnyZone;
  readonly barred: AnyZone | undefined;
  readonly isOwn: boolean;
  readonly context: ItemContext;
}) {
  const { table } = useTexts();
  const { zone, barred } = given;
  return (
    <section className={given.isOwn ? 'zone own' : 'zone'} data-zone={zone.id} aria-label={zone.name}>
      <h3>
        {zone.seat !== undefined && <SeatSymbol seat={zone.seat} size={14} />}
        {zone.name}
      </h3>
      <ul className="things">
        {withKeys(zone.items).map(({ key, item, index }) => (
          <li key={key}>
            <ItemView
              id={`${zone.id} ${key}`}
              item={item}
              barred={barred?.items[index]?.options ?? []}
              inHand={zone.seat !== undefined}
              context={given.context}
            />
          </li>
        ))}
        {zone.items.length === 0 && (
          <li className="slot">
            <span className="aloud">{table.empty}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
