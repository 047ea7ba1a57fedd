import type { PieceView } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { Sign } from './signs.tsx';
import type { Words } from './words.ts';

type Bend = 'raised' | 'lowered' | undefined;

/** How a value stands to what is printed. Colour and sign say it both. */
const bendOf = (value: number, base: number): Bend =>
  value > base ? 'raised' : value < base ? 'lowered' : undefined;

const MARKS = { raised: '▲', lowered: '▼' } as const;

function Value({
  stat,
  value,
  base,
  most,
}: {
  readonly stat: Stat | 'points';
  readonly value: number;
  readonly base: number;
  /** Of health: what it could be. */
  readonly most?: number;
}) {
  const bend = bendOf(most ?? value, base);
  const hurt = most !== undefined && value < most;
  return (
    <span className={['ly-value', bend, hurt && 'hurt'].filter(Boolean).join(' ')}>
      <Sign name={stat} />
      {value}
      {hurt && <small>/{most}</small>}
      {bend && <i>{MARKS[bend]}</i>}
    </span>
  );
}

/** Attack, defence and health of a character; level and points of a structure. */
export function Values({ piece }: { readonly piece: PieceView }) {
  const { attack, defence, health, most, base, level } = piece;
  if (level > 0)
    return (
      <span className="ly-values">
        <span className="ly-level">{'●'.repeat(level) + '○'.repeat(3 - level)}</span>
        <Value stat="points" value={health} base={base.health} most={most} />
      </span>
    );
  return (
    <span className="ly-values">
      <Value stat="attack" value={attack} base={base.attack} />
      <Value stat="defence" value={defence} base={base.defence} />
      <Value stat="health" value={health} base={base.health} most={most} />
    </span>
  );
}

function spoken({ values, terms }: Words, stat: Stat, value: number, base: number): string {
  const bend = bendOf(value, base);
  return `${terms.stats[stat]} ${value}${bend ? ` (${values[bend](base)})` : ''}`;
}

/** The same in words. */
export function valuesAloud(words: Words, piece: PieceView): string {
  const { attack, defence, health, most, base, level, states } = piece;
  const marks = states.map(({ state }) => words.terms.states[state]);
  const body =
    level > 0
      ? [words.level(level), `${words.points} ${words.ofMost(health, most)}`]
      : [
          spoken(words, 'attack', attack, base.attack),
          spoken(words, 'defence', defence, base.defence),
          `${words.terms.stats.health} ${words.ofMost(health, most)}`,
        ];
  return [...body, ...marks].join(', ');
}
