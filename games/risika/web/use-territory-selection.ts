/** The selection of territories on the map: what can be clicked, what is selected, what a click does. */
import type { WebBoardProps } from '@ludoteca/kit';
import { useMemo, useState } from 'react';
import type { Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import {
  findOffers,
  keepValid,
  NO_SELECTION,
  selectableTerritories,
  type Selection,
  selectTerritory,
  type TerritoryOffers,
  toAttemptedChoice,
} from './offers.ts';

interface SelectionHandlers {
  /** False while an action is running. */
  readonly isFree: boolean;
  /** Called before a click is carried out. */
  readonly onAccept: () => void;
  /** A territory was clicked to place armies on. */
  readonly onPlace: (territory: Territory) => void;
  /** A territory was clicked that cannot be chosen; the choice is what the click would have meant. */
  readonly onRefuse: (territory: Territory, choice: unknown) => void;
}

interface TerritorySelection {
  readonly offers: TerritoryOffers;
  readonly selection: Selection;
  readonly selectable: ReadonlySet<Territory>;
  readonly press: (territory: Territory) => void;
  readonly clear: () => void;
}

export function useTerritorySelection(
  { asked, watcher, view }: WebBoardProps<Risika>,
  { isFree, onAccept, onPlace, onRefuse }: SelectionHandlers,
): TerritorySelection {
  const [picked, setPicked] = useState(NO_SELECTION);
  const offers = useMemo(() => findOffers(asked, watcher), [asked, watcher]);
  const selection = keepValid(offers, picked);
  const press = (territory: Territory): void => {
    if (!isFree && offers.kind !== 'none') return;
    const next = selectTerritory(offers, selection, territory, view.armies);
    const isPlace = offers.kind === 'place' && offers.places.has(territory);
    if (!isPlace && next === undefined)
      return onRefuse(territory, toAttemptedChoice(offers, selection, territory, view));
    onAccept();
    if (isPlace) onPlace(territory);
    else if (next !== undefined) setPicked(next);
  };
  return {
    offers,
    selection,
    selectable: isFree ? selectableTerritories(offers, selection) : new Set<Territory>(),
    press,
    clear: () => setPicked(NO_SELECTION),
  };
}
