/** The current values of a piece, marked where they differ from the printed ones. */
import { classNames } from '@ludoteca/kit/web';
import type { PieceView } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { Icon } from './icons.tsx';
import type { LiryaBoardTexts } from './texts/index.ts';

type StatChange = 'raised' | 'lowered' | undefined;

const compareStat = (value: number, base: number): StatChange =>
  value > base ? 'raised' : value < base ? 'lowered' : undefined;

const CHANGE_MARKS = { raised: '▲', lowered: '▼' } as const;

function StatValue({
  stat,
  value,
  base,
  max,
}: {
  readonly stat: Stat | 'points';
  readonly value: number;
  readonly base: number;
  /** The maximum of health. */
  readonly max?: number;
}) {
  const change = compareStat(max ?? value, base);
  const isHurt = max !== undefined && value < max;
  return (
    <span className={classNames('ly-value', change, isHurt && 'hurt')}>
      <Icon name={stat} />
      {value}
      {isHurt && <small>/{max}</small>}
      {change && <i>{CHANGE_MARKS[change]}</i>}
    </span>
  );
}

/** Attack, defence and health of a character, or level and points of a structure. */
export function PieceValues({ piece }: { readonly piece: PieceView }) {
  const { attack, defence, health, most, base, level } = piece;
  if (level > 0)
    return (
      <span className="ly-values">
        <span className="ly-level">{'●'.repeat(level) + '○'.repeat(3 - level)}</span>
        <StatValue stat="points" value={health} base={base.health} max={most} />
      </span>
    );
  return (
    <span className="ly-values">
      <StatValue stat="attack" value={attack} base={base.attack} />
      <StatValue stat="defence" value={defence} base={base.defence} />
      <StatValue stat="health" value={health} base={base.health} max={most} />
    </span>
  );
}

function describeStat({ values, terms }: LiryaBoardTexts, stat: Stat, value: number, base: number): string {
  const change = compareStat(value, base);
  return `${terms.stats[stat]} ${value}${change ? ` (${values[change](base)})` : ''}`;
}

/** The values and states as a text for screen readers. */
export function describeValues(labels: LiryaBoardTexts, piece: PieceView): string {
  const { attack, defence, health, most, base, level, states } = piece;
  const stateNames = states.map(({ state }) => labels.terms.states[state]);
  const parts =
    level > 0
      ? [labels.level(level), `${labels.points} ${labels.ofMax(health, most)}`]
      : [
          describeStat(labels, 'attack', attack, base.attack),
          describeStat(labels, 'defence', defence, base.defence),
          `${labels.terms.stats.health} ${labels.ofMax(health, most)}`,
        ];
  return [...parts, ...stateNames].join(', ');
}
