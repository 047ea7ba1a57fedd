/** Combats one after another, in bare numbers: what a list of attacks would come to for the attacking side. */
import { at } from '@ludoteca/kernel';
import { backBlows, blowTo, numberOf } from '../forecast.ts';
import type { Ref } from '../parts.ts';
import { isPlayer, other } from '../rules/table.ts';
import type { PieceView } from '../views.ts';
import { WOUND } from './blows.ts';
import type { Outlook } from './outlook.ts';
import { ALL, lifeWorth, pieceWorth } from './worth.ts';

export interface Meeting {
  readonly attacker: PieceView;
  readonly target: Ref;
}

/** A fighter: what it is worth, and what is left of it. */
interface Fighter {
  readonly piece: PieceView;
  readonly worth: number;
  left: number;
}

/** What an attacker deals to somebody who stands there, and what it gets back. */
export const dealtTo = ({ view }: Outlook, attacker: PieceView, hit: PieceView): number =>
  Math.max(0, blowTo(view.settings, attacker, hit) - numberOf(hit, 'shield'));

export function backFrom({ view }: Outlook, hit: PieceView, attacker: PieceView, lives: boolean): number {
  if (hit.level > 0) return 0;
  const back = backBlows(view.settings, hit, attacker, lives).reduce((sum, blow) => sum + blow, 0);
  return Math.max(0, back - numberOf(attacker, 'shield'));
}

/** What is gained by these attacks, by whoever makes them. */
export function skirmish(outlook: Outlook, meetings: readonly Meeting[]): number {
  const fighters = new Map<number, Fighter>();
  const fighter = (piece: PieceView): Fighter => {
    const known = fighters.get(piece.id);
    if (known !== undefined) return known;
    const fresh = { piece, worth: pieceWorth(piece), left: piece.health };
    fighters.set(piece.id, fresh);
    return fresh;
  };
  let blood = 0;
  for (const { attacker, target } of meetings) {
    const one = fighter(attacker);
    if (one.left <= 0) continue;
    if (isPlayer(target)) {
      blood += attacker.attack;
      continue;
    }
    const hit = outlook.piece(target);
    const foe = hit === undefined ? undefined : fighter(hit);
    if (foe === undefined || foe.left <= 0) continue;
    foe.left -= dealtTo(outlook, attacker, foe.piece);
    one.left -= backFrom(outlook, foe.piece, attacker, foe.left > 0);
  }
  const [first] = meetings;
  if (first === undefined) return 0;
  return sumOf(fighters, first.attacker.control) + bloodWorth(outlook, first.attacker.control, blood);
}

function sumOf(fighters: ReadonlyMap<number, Fighter>, side: number): number {
  let sum = 0;
  for (const { piece, worth, left } of fighters.values()) {
    const lost = piece.health - Math.max(0, left);
    const loss = left <= 0 ? worth : (worth * WOUND * lost) / piece.health;
    sum += piece.control === side ? -loss : loss;
  }
  return sum;
}

function bloodWorth({ view }: Outlook, side: number, blood: number): number {
  const { life } = at(view.players, other(side));
  return blood >= life ? ALL : blood * lifeWorth(life);
}
