import type { AnyParts } from '@ludoteca/kernel';
import { optionsOf, type ZoneItem, type WebBoardProps, type Zone } from '@ludoteca/kit';
import { otherSeatsFrom, SeatSymbol } from '@ludoteca/kit/web';
import { useMemo, useRef } from 'react';
import { useWords } from '../taste.ts';
import { Gathering, useGathering } from './gathering.tsx';
import { useFlights } from './flights.ts';
import { asIfOffered } from './options.ts';
import { type Dealings, ThingView } from './thing-view.tsx';

type SomeThing = ZoneItem<AnyParts>;
type SomeZone = Zone<AnyParts>;

/** A table for any game, from its zones alone: others at the far side, what belongs to all in the middle, one's own at hand. */
export function GenericFace(props: WebBoardProps<AnyParts>) {
  const { view, watcher, asked, names, texts, barred } = props;
  const felt = useRef<HTMLDivElement>(null);
  const zones = useMemo(() => texts.zones(view, watcher, names, asked), [texts, view, watcher, names, asked]);
  const barredZones = useMemo(
    () => (asked === undefined ? [] : texts.zones(view, watcher, names, asIfOffered(asked, barred))),
    [texts, view, watcher, names, asked, barred],
  );
  useFlights(felt, zones, props.isMotionless);
  const gathering = useGathering(asked);
  const dealings: Dealings = { ...props, gathering };

  const area = (zone: SomeZone) => (
    <ZoneArea
      key={zone.id}
      zone={zone}
      barred={barredZones.find(({ id }) => id === zone.id)}
      isOwn={zone.seat !== undefined && zone.seat === watcher}
      dealings={dealings}
    />
  );
  const others = otherSeatsFrom(watcher, names.length);
  const own = zones.filter(({ seat }) => seat !== undefined && seat === watcher);
  return (
    <div ref={felt} className="felt">
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
        <Gathering zones={zones} dealings={dealings} asked={asked} />
      )}
    </div>
  );
}

/** Things by their names; several of one name one after another. */
const keyed = (things: readonly SomeThing[]) =>
  things.map((thing, index) => {
    const before = things.slice(0, index).filter(({ name }) => name === thing.name).length;
    return { key: `${thing.name} ${before}`, thing, index };
  });

function ZoneArea(given: {
  readonly zone: SomeZone;
  readonly barred: SomeZone | undefined;
  readonly isOwn: boolean;
  readonly dealings: Dealings;
}) {
  const { table } = useWords();
  const { zone, barred } = given;
  return (
    <section className={given.isOwn ? 'zone own' : 'zone'} data-zone={zone.id} aria-label={zone.name}>
      <h3>
        {zone.seat !== undefined && <SeatSymbol seat={zone.seat} size={14} />}
        {zone.name}
      </h3>
      <ul className="things">
        {keyed(zone.items).map(({ key, thing, index }) => (
          <li key={key}>
            <ThingView
              id={`${zone.id} ${key}`}
              thing={thing}
              barred={barred?.items[index]?.options ?? []}
              inHand={zone.seat !== undefined}
              dealings={given.dealings}
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
