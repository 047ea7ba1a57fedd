/** Attacks and defences. */
import type { Lirya, Ref } from '../parts.ts';
import { playerRef, refOf } from '../rules/table.ts';
import type { PieceView } from '../views.ts';
import type { Body } from '../events.ts';
import { has } from '../forecast.ts';
import type { Outlook } from './outlook.ts';
import { backFrom, dealtTo, type Meeting, skirmish } from './skirmish.ts';
import { lifeWorth, pieceWorth } from './worth.ts';
import { woundWorth } from './blows.ts';

type Attack = Exclude<Lirya['choice']['attack'], 'done'>;
type Defence = Exclude<Lirya['choice']['defend'], 'done'>;

/** An attack must bring something; more if who attacks gives up a hiding place. */
const LEAST = 0.1;
const HIDING = 1.2;
/** How often each attacker may think again, when the others have chosen. */
const ROUNDS = 2;

interface Attacker {
  readonly piece: PieceView;
  readonly options: readonly Attack[];
  chosen: Attack | undefined;
}

const refOfBody = (body: Body): Ref | undefined =>
  body === null ? undefined : 'id' in body ? body.id : playerRef(body.player);

const meetingsOf = ({ piece, chosen }: Attacker): readonly Meeting[] => {
  if (chosen === undefined) return [];
  const meeting = { attacker: piece, target: refOf(chosen.target) };
  return chosen.twice === true ? [meeting, meeting] : [meeting];
};

/** Those that were declared already. */
function declared(outlook: Outlook): readonly Meeting[] {
  return outlook.view.attacks.flatMap(({ attacker, target }) => {
    const piece = outlook.piece(refOfBody(attacker) ?? 0);
    const ref = refOfBody(target);
    return piece === undefined || ref === undefined ? [] : [{ attacker: piece, target: ref }];
  });
}

function attackersIn(outlook: Outlook, options: readonly Attack[]): Attacker[] {
  const byId = new Map<number, Attack[]>();
  for (const option of options) {
    const known = byId.get(option.attacker.id);
    if (known === undefined) byId.set(option.attacker.id, [option]);
    else known.push(option);
  }
  return [...byId].flatMap(([id, list]) => {
    const piece = outlook.piece(id);
    return piece === undefined ? [] : [{ piece, options: list, chosen: undefined }];
  });
}

const isHiding = (piece: PieceView): boolean =>
  has(piece, 'stealth') || piece.states.some(({ state }) => state === 'stealth');

/** All together against one, if that is better than nobody against anybody: where everybody alone would only be struck back. */
function gangUp(attackers: readonly Attacker[], worth: () => number): void {
  const targets = new Set(attackers.flatMap(({ options }) => options.map(({ target }) => refOf(target))));
  let best: { readonly target: Ref | undefined; readonly gain: number } = {
    target: undefined,
    gain: worth(),
  };
  const aim = (target: Ref | undefined): void => {
    for (const attacker of attackers)
      attacker.chosen = attacker.options.find((option) => refOf(option.target) === target);
  };
  for (const target of targets) {
    aim(target);
    const gain = worth();
    if (gain > best.gain) best = { target, gain };
  }
  aim(best.target);
}

/** Everybody chooses what is best with what the others do, and thinks it over once. */
export function attackChoice(
  outlook: Outlook,
  options: readonly Lirya['choice']['attack'][],
): Lirya['choice']['attack'] {
  const attackers = attackersIn(
    outlook,
    options.filter((option): option is Attack => option !== 'done'),
  );
  const before = declared(outlook);
  const worth = (): number => skirmish(outlook, [...before, ...attackers.flatMap(meetingsOf)]);
  gangUp(attackers, worth);
  for (let round = 0; round < ROUNDS; round++)
    for (const attacker of attackers) {
      attacker.chosen = undefined;
      let best: { readonly option: Attack | undefined; readonly gain: number } = {
        option: undefined,
        gain: worth() + LEAST + (isHiding(attacker.piece) ? HIDING : 0),
      };
      for (const option of attacker.options) {
        attacker.chosen = option;
        const gain = worth();
        if (gain > best.gain) best = { option, gain };
      }
      attacker.chosen = best.option;
    }
  return attackers.find(({ chosen }) => chosen !== undefined)?.chosen ?? 'done';
}

interface Block {
  readonly option: Defence;
  readonly gain: number;
}

/** What it is worth to step in: the life that is saved, what the attacker gets back, less what the defender loses. */
function blockGain(outlook: Outlook, { defender, attacker }: Defence, deadly: boolean): number {
  const [one, foe] = [outlook.piece(defender.id), outlook.piece(attacker.id)];
  if (one === undefined || foe === undefined) return 0;
  const lost = dealtTo(outlook, foe, one);
  const lives = lost < one.health;
  const back = backFrom(outlook, one, foe, lives);
  const saved = foe.attack * (deadly ? 100 : lifeWorth(outlook.me.life));
  return (
    saved + woundWorth(pieceWorth(foe), back, foe.health) - woundWorth(pieceWorth(one), lost, one.health)
  );
}

/** The best pairs first; who is asked about the attacks in their order begins with the earliest that was paired. */
export function defendChoice(
  outlook: Outlook,
  options: readonly Lirya['choice']['defend'][],
): Lirya['choice']['defend'] {
  const me = playerRef(outlook.seat);
  const incoming = declared(outlook)
    .filter(({ target }) => target === me)
    .reduce((sum, { attacker }) => sum + attacker.attack, 0);
  const deadly = incoming >= outlook.me.life;
  const blocks = options
    .filter((option): option is Defence => option !== 'done')
    .map((option): Block => ({ option, gain: blockGain(outlook, option, deadly) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  const pairs: Defence[] = [];
  for (const { option } of blocks)
    if (!pairs.some((pair) => pair.attack === option.attack || pair.defender.id === option.defender.id))
      pairs.push(option);
  return pairs.toSorted((a, b) => a.attack - b.attack)[0] ?? 'done';
}
