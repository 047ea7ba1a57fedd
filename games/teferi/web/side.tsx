/** One player's half of the board: creatures nearest to the middle, then other permanents and lands, and the seat panel. */
import './side.css';
import { at, type Seat } from '@ludoteca/kernel';
import { useRovingFocus } from '@ludoteca/kit/web';
import type { ReactNode } from 'react';
import {
  layoutDensity,
  layOutBattlefield,
  type LandPile,
  type PermanentGroup,
} from './battlefield-layout.ts';
import { LandPileTile } from './land-pile-tile.tsx';
import { SeatPanel } from './seat-panel.tsx';
import type { TeferiBoardProps } from './board-props.ts';
import { PermanentTile } from './permanent-tile.tsx';
import { zonePlaceId, entityElementId } from './element-ids.ts';

const groupKeys = ({ permanent, attached }: PermanentGroup): readonly string[] =>
  [permanent, ...attached].map(({ id }) => entityElementId(id));

export function Side(props: TeferiBoardProps & { readonly seat: Seat; readonly isNear: boolean }) {
  const { seat, isNear, view, labels, names, offers } = props;
  const layout = layOutBattlefield(view, seat);
  const front = layout.creatures;
  const back = [...layout.others, ...layout.marked];
  const keys = [
    ...front.flatMap(groupKeys),
    ...back.flatMap(groupKeys),
    ...layout.lands.map(({ key }) => `lands ${key}`),
  ];
  const firstUsable = view.battlefield.find(
    ({ id, controller }) => controller === seat && offers.onEntity(id).length > 0,
  );
  const roving = useRovingFocus(keys, firstUsable && entityElementId(firstUsable.id));
  const current = (key: string) => ({
    isCurrent: key === roving.current,
    onReach: () => roving.reach(keys.indexOf(key)),
  });
  const group = ({ permanent, attached }: PermanentGroup): ReactNode => (
    <li key={permanent.id} className="tf-standing">
      <PermanentTile {...props} permanent={permanent} {...current(entityElementId(permanent.id))} />
      {attached.map((one) => (
        <PermanentTile
          key={one.id}
          {...props}
          permanent={one}
          isAttached
          {...current(entityElementId(one.id))}
        />
      ))}
    </li>
  );
  const landPile = (pile: LandPile): ReactNode => (
    <li key={pile.key}>
      <LandPileTile {...props} pile={pile} {...current(`lands ${pile.key}`)} />
    </li>
  );
  const name = at(names, seat);
  const rows = [
    <Row key="front" name={`${name}: ${labels.fields.creatures}`}>
      {front.map(group)}
    </Row>,
    <div key="back" className="tf-back">
      <Row name={`${name}: ${labels.fields.others}`}>{back.map(group)}</Row>
      <Row name={`${name}: ${labels.fields.lands}`}>{layout.lands.map(landPile)}</Row>
    </div>,
  ];
  return (
    <section className={isNear ? 'tf-side near' : 'tf-side far'} aria-label={labels.zones.battlefield(name)}>
      <SeatPanel {...props} />
      <div className={`tf-field ${layoutDensity(layout)}`} data-place={zonePlaceId('battlefield', seat)}>
        {keys.length === 0 && <p className="tf-empty">{labels.fields.none}</p>}
        {isNear ? rows : rows.toReversed()}
      </div>
    </section>
  );
}

function Row(props: { readonly name: string; readonly children: readonly ReactNode[] }) {
  return props.children.length === 0 ? null : (
    <ul className="tf-row" aria-label={props.name}>
      {props.children}
    </ul>
  );
}
