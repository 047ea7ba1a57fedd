/** The laws of the conformance suite in positions that random play from the start does not reach: eliminations, long hands, public cards. */
import type { Game } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { testConformance } from '@ludoteca/testkit';
import { TERRITORY_COUNT } from './board.ts';
import { conformanceSpec } from './conformance-spec.testing.ts';
import { risika } from './index.ts';
import { KNOWN_TO_ALL } from './card-knowledge.ts';
import type { Risika, State } from './parts.ts';
import type { Settings } from './settings.ts';
import { parsePosition } from './position.ts';

/** A table near its end: the first seat nearly everywhere, hands of cards, a short deck of which all know the bottom. */
function late(settings: Settings, seats: number): State {
  const cards = Array.from({ length: 28 }, (_, i) => (i * 11) % 28);
  const laid = parsePosition(
    {
      owners: Array.from({ length: TERRITORY_COUNT }, (_, i) => (i % 4 === 0 ? (i / 4) % seats : 0)),
      armies: Array.from({ length: TERRITORY_COUNT }, (_, i) => 1 + (i % 4)),
      colours: Array.from({ length: seats }, (_, seat) => seat),
      hands: Array.from({ length: seats }, (_, seat) => cards.slice(4).filter((__, i) => i % seats === seat)),
      deck: cards.slice(0, 4),
      starter: 0,
    },
    settings,
    seats,
  );
  if (!laid.ok) throw new Error(JSON.stringify(laid.problem));
  const { state } = laid.value;
  for (const card of cards.slice(1, 6)) state.known[card] = KNOWN_TO_ALL;
  return state;
}

const ending: Game<Risika> = {
  ...risika.game,
  id: 'risika near its end',
  seats: { min: 2, max: 4 },
  setup: late,
  opening: { do: 'round', seat: 0 },
};

const endgame: CatalogueEntry<Risika> = { ...risika, game: ending };

testConformance(endgame, { ...conformanceSpec, settings: [{ rounds: 2 }, { rounds: 1, defence: 'most' }] });
