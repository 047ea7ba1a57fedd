/** What is the case now, as expectations: lives, hands, and where every card that has a label is. */
import type { ScenarioMatch } from '../scenario-runner/scenario-match.ts';
import { type Expectation, PLAYERS } from '../scenario-runner/format.ts';
import type { TrackedCard } from '../scenario-runner/card-tracker.ts';

/** Where a card is; on the battlefield how it lies there. */
function cardExpectations(
  match: ScenarioMatch,
  { label, zone: where, id }: Readonly<TrackedCard>,
): readonly Expectation[] {
  if (label === undefined || where === 'library' || where === 'looking') return [];
  const seen = where === 'battlefield' ? match.view.battlefield.find((one) => one.id === id) : undefined;
  const found: Expectation[] = [{ what: 'zone', card: label, is: where }];
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
  return players.concat(match.tracker.all().flatMap((piece) => cardExpectations(match, piece)));
}
