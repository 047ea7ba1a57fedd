/** Expectations, held against the table. */
import { canonicalJson, type Json } from '@ludoteca/kernel';
import { MANA_TYPES } from '../abilities/index.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { type Desk, seatOf } from './desk.ts';
import { Failure, type Fault } from './failing.ts';
import { type Expectation, type Player, PLAYERS, type ScenarioZone } from './format.ts';
import { hasAbility, sizeOf } from './looking.ts';
import type { Piece } from './pieces.ts';

function pieceOf(desk: Desk, label: string): Piece {
  const piece = desk.pieces.labelled(label);
  // A token that was never made is nowhere.
  if (piece === undefined) throw new Failure('no such label', { label });
  return piece;
}

const permanentOf = (desk: Desk, label: string): VisiblePermanent | undefined => {
  const { where, id } = pieceOf(desk, label);
  return where === 'battlefield' ? desk.view.battlefield.find((one) => one.id === id) : undefined;
};

const zoneOf = ({ where }: Piece): ScenarioZone => (where === 'looking' ? 'library' : where);

/** Whoever controls it on the battlefield and the stack; elsewhere whoever owns it. */
function controllerOf(desk: Desk, { where, id, owner }: Piece): Player | undefined {
  const { battlefield, stack } = desk.view;
  const there =
    where === 'battlefield'
      ? battlefield.find((one) => one.id === id)
      : where === 'stack'
        ? stack.find((one) => one.id === id)
        : undefined;
  return PLAYERS[there?.controller ?? owner];
}

function winnerOf({ winner }: Desk): Player | 'draw' | null {
  if (winner === undefined) return null;
  return winner === null ? 'draw' : (PLAYERS[winner] ?? null);
}

/** What is the case. */
function valueOf(desk: Desk, expectation: Expectation): Json {
  const { view } = desk;
  const side = 'player' in expectation ? view.sides[seatOf(expectation.player)] : undefined;
  switch (expectation.what) {
    case 'life':
      return side?.life ?? null;
    case 'poison':
      return side?.poison ?? null;
    case 'hand-size':
      return side?.hand ?? null;
    case 'mana-pool':
      return MANA_TYPES.map((type, i) => `{${type}}`.repeat(side?.mana[i] ?? 0)).join('');
    case 'zone':
      return zoneOf(pieceOf(desk, expectation.card));
    case 'zone-count':
      return countOf(desk, expectation);
    case 'damage-marked':
      return permanentOf(desk, expectation.card)?.damage ?? 0;
    case 'counters':
      return permanentOf(desk, expectation.card)?.counters[expectation.kind] ?? 0;
    case 'power-toughness':
      return sizeOf(desk, pieceOf(desk, expectation.card)) ?? null;
    case 'has-ability':
      return hasAbility(desk, pieceOf(desk, expectation.card), expectation.ability);
    case 'tapped':
      return permanentOf(desk, expectation.card)?.tapped ?? false;
    case 'in-combat': {
      const permanent = permanentOf(desk, expectation.card);
      return permanent?.attacking !== undefined || permanent?.blocking !== undefined;
    }
    case 'blocked':
      return permanentOf(desk, expectation.card)?.blocked ?? false;
    case 'controller':
      return controllerOf(desk, pieceOf(desk, expectation.card)) ?? null;
    case 'stack-size':
      return view.stack.length;
    case 'priority':
      return desk.question?.prompt === 'priority' ? (PLAYERS[desk.question.seat] ?? null) : null;
    case 'step-count':
      return view.begun[expectation.step] ?? 0;
    case 'lost':
      return desk.heard.some((event) => event.did === 'lose' && event.seat === seatOf(expectation.player));
    case 'winner':
      return winnerOf(desk);
  }
}

function countOf(desk: Desk, { card, player, zone }: Extract<Expectation, { what: 'zone-count' }>): number {
  // On the battlefield a copy has the name of what it copies.
  if (zone === 'battlefield')
    return desk.view.battlefield.filter((one) => one.card === card && PLAYERS[one.controller] === player)
      .length;
  return desk.pieces
    .all()
    .filter((piece) => piece.name === card && zoneOf(piece) === zone && controllerOf(desk, piece) === player)
    .length;
}

/** What is not as expected. `at`: where in the file. */
export function unmet(desk: Desk, expectations: readonly Expectation[], at: string): Fault[] {
  return expectations.flatMap((expectation, i): Fault[] => {
    const found = valueOf(desk, expectation);
    if (canonicalJson(found) === canonicalJson(expectation.is)) return [];
    const { is, ...about } = expectation;
    return [
      {
        why: 'expected',
        facts: { where: `${at}.expect[${i}]`, about, is, found },
      },
    ];
  });
}
