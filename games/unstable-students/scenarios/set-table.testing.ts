/** Sets up a table for a scenario. */
import type { Json } from '@ludoteca/kernel';
import { type ScenarioPlayers, setUpScenario } from '@ludoteca/testkit';
import type { CardKind } from '../cards/codes.ts';
import { deckToJson } from '../deck/json-format.ts';
import { game } from '../game.ts';
import { unstableStudents } from '../index.ts';
import type { Frame, Students } from '../parts.ts';

export interface TablePlayer {
  /** The newest card comes first. */
  readonly hand?: readonly string[];
  readonly room?: readonly string[];
  readonly area?: readonly string[];
}

export interface StudentsTableSetup<N extends string> {
  readonly players: { readonly [name in N]: TablePlayer };
  /** The next card to be drawn comes first. */
  readonly draw?: readonly string[];
  /** The latest comes first. */
  readonly discards?: readonly string[];
  readonly nursery?: readonly string[];
  /** Start of the scenario in the round of the first player. Default: after drawing. */
  readonly from?: 'round' | 'action';
  readonly rules?: 'faithful' | 'classic';
  readonly students?: number;
  readonly hand?: number;
  readonly rounds?: number;
  readonly round?: number;
  readonly deck?: readonly CardKind[];
}

const DEFAULT_DRAW_PILE = [
  'Studente Erasmus',
  'Studente Influencer',
  'Studente Palestrato',
  'Studente Freddoloso',
];

export function setTable<const N extends string>(scene: StudentsTableSetup<N>): ScenarioPlayers<Students, N> {
  const {
    players,
    draw = scene.deck ? [] : DEFAULT_DRAW_PILE,
    discards = [],
    nursery = [],
    from = 'action',
  } = scene;
  const { rules = 'faithful', students = 6, hand = 5, rounds = 500, round = 1, deck } = scene;
  const cast = Object.keys(players) as N[];
  const settings = {
    rules,
    students,
    hand,
    rounds,
    deck: deck === undefined ? 'standard' : deckToJson(deck),
  };
  const seats = cast.map((name) => {
    const { hand: held = [], room = [], area = [] }: TablePlayer = players[name];
    return { hand: held, room, area };
  });
  const given: Json = { round, turn: 0, players: seats, draw, discards, nursery };
  const start = game.position!(given, settings, cast.length);
  if (!start.ok) throw new Error(JSON.stringify(start.problem));
  const rest: Frame[] = [
    { do: 'finish', seat: 0 },
    { do: 'limit', seat: 0 },
    { do: 'action', seat: 0 },
  ];
  const { state, agenda } = start.value;
  return setUpScenario(unstableStudents, {
    cast,
    settings,
    from: { state, agenda: from === 'round' ? agenda : rest },
  });
}
