import type { PieceView } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { Icon } from './icons.tsx';
import type { LiryaBoardTexts } from './texts/index.ts';

type StatChange = 'raised' | 'lowered' | undefined;

/** How a value stands to what is printed. Colour and sign say it both. */
const compareStat = (value: number, base: number): StatChange =>
  value > base ? 'raised' : value < base ? 'lowered' : undefined;

const CHANGE_MARKS = { raised: '▲', lowered: '▼' } as const;

function StatValue({
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
  const bend = compareStat(most ?? value, base);
  const hurt = most !== undefined && value < most;
  return (
    <span className={['ly-value', bend, hurt && 'hurt'].filter(Boolean).join(' ')}>
      <Icon name={stat} />
      {value}
      {hurt && <small>/{most}</small>}
      {bend && <i>{CHANGE_MARKS[bend]}</i>}
    </span>
  );
}

/** Attack, defence and health of a character; level and points of a structure. */
export function PieceValues({ piece }: { readonly piece: PieceView }) {
  const { attack, defence, health, most, base, level } = piece;
  if (level > 0)
    return (
      <span className="ly-values">
        <span className="ly-level">{'●'.repeat(level) + '○'.repeat(3 - level)}</span>
        <StatValue stat="points" value={health} base={base.health} most={most} />
      </span>
    );
  return (
    <span className="ly-values">
      <StatValue stat="attack" value={attack} base={base.attack} />
      <StatValue stat="defence" value={defence} base={base.defence} />
      <StatValue stat="health" value={health} base={base.health} most={most} />
    </span>
  );
}

function describeStat({ values, terms }: LiryaBoardTexts, stat: Stat, value: number, base: number): string {
  const bend = compareStat(value, base);
  return `${terms.stats[stat]} ${value}${bend ? ` (${values[bend](base)})` : ''}`;
}

/** The same in words. */
export function describeValues(words: LiryaBoardTexts, piece: PieceView): string {
  const { attack, defence, health, most, base, level, states } = piece;
  const marks = states.map(({ state }) => words.terms.states[state]);
  const body =
    level > 0
      ? [words.level(level), `${words.points} ${words.ofMost(health, most)}`]
      : [
          describeStat(words, 'attack', attack, base.attack),
          describeStat(words, 'defence', defence, base.defence),
          `${words.terms.stats.health} ${words.ofMost(health, most)}`,
        ];
  return [...body, ...marks].join(', ');
}
