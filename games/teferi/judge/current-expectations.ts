/** Describes the current match as expectations: life totals, hand sizes, and the zone of every labelled card. */
import type { ScenarioMatch } from '../scenario-runner/scenario-match.ts';
import { type Expectation, PLAYERS } from '../scenario-runner/format.ts';
import type { TrackedCard } from '../scenario-runner/card-tracker.ts';

/** The zone of a card; on the battlefield also whether it is tapped, and its size. */
function cardExpectations(
  match: ScenarioMatch,
  { label, zone, id }: Readonly<TrackedCard>,
): readonly Expectation[] {
  if (label === undefined || zone === 'library' || zone === 'looking') return [];
  const seen = zone === 'battlefield' ? match.view.battlefield.find((one) => one.id === id) : undefined;
  const found: Expectation[] = [{ what: 'zone', card: label, is: zone }];
  if (seen === undefined) return found;
  found.push({ what: 'tapped', card: label, is: seen.tapped });
  if (seen.types.includes('creature'))
    found.push({ what: 'power-toughness', card: label, is: [seen.power, seen.toughness] });
  return found;
}

export function currentExpectations(match: ScenarioMatch): readonly Expectation[] {
  const { sides } = match.view;
  const players = PLAYERS.flatMap((player, seat): Expectation[] => [
    { what: 'life', player, is: sides[seat]?.life ?? 0 },
    { what: 'hand-size', player, is: sides[seat]?.hand ?? 0 },
  ]);
  return players.concat(match.tracker.all().flatMap((card) => cardExpectations(match, card)));
}
