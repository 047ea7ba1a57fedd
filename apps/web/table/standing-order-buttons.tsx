/** The standing orders that can be given now, and the one that the host follows, with a button to end it. */
import type { AnyParts, Seat } from '@ludoteca/kernel';
import { type AutoPassAccess, findOrderedAnswer, type Observation, withoutOrder } from '@ludoteca/kit';
import { PopoverButton } from '@ludoteca/kit/web';
import type { LoadedGame } from '../pages/game-modules.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';

interface StandingOrderProps {
  readonly orders: LoadedGame['orders'];
  readonly access: AutoPassAccess | undefined;
  readonly observation: Observation<AnyParts>;
  readonly seat: Seat;
}

export function StandingOrderButtons({ orders, access, observation, seat }: StandingOrderProps) {
  const { table } = useTexts();
  const language = useLanguage();
  if (orders === undefined || access === undefined) return null;
  const names = orders.names[language];
  const { order } = access.settings;
  const isAsked = observation.asked?.seat === seat;
  if (order !== undefined && (!isAsked || findOrderedAnswer(orders, order, observation) !== undefined))
    return (
      <p className="rail-order">
        <output>{names[order.kind]}</output>
        <button type="button" className="soft" onClick={() => access.change(withoutOrder(access.settings))}>
          {table.endOrder}
        </button>
      </p>
    );
  const listed = isAsked ? (orders.list?.(observation.view, seat) ?? []) : [];
  if (listed.length === 0) return null;
  return (
    <div className="rail-order">
      <PopoverButton className="soft" label={table.orders}>
        <div className="order-list">
          {listed.map((one) => (
            <button
              key={one.kind}
              type="button"
              className="soft"
              onClick={() => access.change({ ...access.settings, order: one })}
            >
              {names[one.kind]}
            </button>
          ))}
        </div>
      </PopoverButton>
    </div>
  );
}
