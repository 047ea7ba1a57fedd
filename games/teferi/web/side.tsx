import './side.css';
import { at, type Seat } from '@ludoteca/kernel';
import { useRovingFocus } from '@ludoteca/kit/web';
import type { ReactNode } from 'react';
import { crowdOf, fieldOf, type Heap, type Standing } from './arranging.ts';
import { Lands } from './lands.tsx';
import { Plate } from './plate.tsx';
import type { Table } from './table.ts';
import { Tile } from './tile.tsx';
import { placeOf, thingOf } from './things.ts';

const keysOf = ({ permanent, attached }: Standing): readonly string[] =>
  [permanent, ...attached].map(({ id }) => thingOf(id));

/** A player's half: creatures nearest to the middle, then the rest and the lands; beside them the player. */
export function Side(props: Table & { readonly seat: Seat; readonly isNear: boolean }) {
  const { seat, isNear, view, words, names, offers } = props;
  const field = fieldOf(view, seat);
  const front = field.creatures;
  const back = [...field.others, ...field.marked];
  const keys = [
    ...front.flatMap(keysOf),
    ...back.flatMap(keysOf),
    ...field.lands.map(({ key }) => `lands ${key}`),
  ];
  const lit = view.battlefield.find(({ id, controller }) => controller === seat && offers.on(id).length > 0);
  const roving = useRovingFocus(keys, lit && thingOf(lit.id));
  const current = (key: string) => ({
    isCurrent: key === roving.current,
    onReach: () => roving.reach(keys.indexOf(key)),
  });
  const standing = ({ permanent, attached }: Standing): ReactNode => (
    <li key={permanent.id} className="tf-standing">
      <Tile {...props} permanent={permanent} {...current(thingOf(permanent.id))} />
      {attached.map((one) => (
        <Tile key={one.id} {...props} permanent={one} isAttached {...current(thingOf(one.id))} />
      ))}
    </li>
  );
  const lands = (heap: Heap): ReactNode => (
    <li key={heap.key}>
      <Lands {...props} heap={heap} {...current(`lands ${heap.key}`)} />
    </li>
  );
  const name = at(names, seat);
  const rows = [
    <Row key="front" name={`${name}: ${words.fields.creatures}`}>
      {front.map(standing)}
    </Row>,
    <div key="back" className="tf-back">
      <Row name={`${name}: ${words.fields.others}`}>{back.map(standing)}</Row>
      <Row name={`${name}: ${words.fields.lands}`}>{field.lands.map(lands)}</Row>
    </div>,
  ];
  return (
    <section className={isNear ? 'tf-side near' : 'tf-side far'} aria-label={words.zones.battlefield(name)}>
      <Plate {...props} />
      <div className={`tf-field ${crowdOf(field)}`} data-place={placeOf('battlefield', seat)}>
        {keys.length === 0 && <p className="tf-empty">{words.fields.none}</p>}
        {isNear ? rows : rows.toReversed()}
      </div>
    </section>
  );
}

function Row(given: { readonly name: string; readonly children: readonly ReactNode[] }) {
  return given.children.length === 0 ? null : (
    <ul className="tf-row" aria-label={given.name}>
      {given.children}
    </ul>
  );
}
