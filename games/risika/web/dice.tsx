/** The dice of the latest roll. */
import './dice.css';
import { at } from '@ludoteca/kernel';
import { EASING } from '@ludoteca/kit/web';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../view-types.ts';
import { ArmySymbol } from './army-symbol.tsx';
import type { RollResult } from './turn-summary.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

/** Positions of the pips on a 3 x 3 grid, from the upper left. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;
const FACES = [1, 2, 3, 4, 5, 6];

/** Rotations in degrees that bring a face to the front. */
const FACE_ROTATIONS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

const rotationFor = (face: number, turns: number): string => {
  const [x, y] = at(FACE_ROTATIONS, face);
  return `rotateX(${x + 360 * turns}deg) rotateY(${y + 360 * turns}deg)`;
};

/** In milliseconds: the first die, and the extra time of each further one. */
const ROLL_DURATIONS = { first: 320, later: 40 } as const;

/** The attacker's dice above the defender's, with the losses of each pair. */
export function DiceTray(props: {
  readonly roll: RollResult;
  readonly view: View;
  readonly boardTexts: RisikaBoardTexts;
  readonly label: string;
  readonly isMotionless: boolean;
}) {
  const { roll, view, boardTexts, isMotionless } = props;
  const tray = useRef<HTMLDivElement>(null);
  const animatedRoll = useRef<RollResult>(undefined);
  useLayoutEffect(() => {
    // Each roll is animated once, whatever else is rendered again.
    if (animatedRoll.current === roll) return;
    animatedRoll.current = roll;
    if (isMotionless) return;
    for (const [i, die] of tray.current?.querySelectorAll<HTMLElement>('.risika-cube').entries() ?? []) {
      const face = Number(die.dataset['face']);
      const duration = ROLL_DURATIONS.first + ROLL_DURATIONS.later * (i % 3);
      die.animate(
        [{ transform: rotationFor(face, i % 2 === 0 ? 2 : -2) }, { transform: rotationFor(face, 0) }],
        {
          duration,
          easing: EASING,
        },
      );
    }
    // The losses appear when the dice have stopped.
    for (const loss of tray.current?.querySelectorAll('.risika-losses, .lost') ?? []) {
      const before = { opacity: loss.matches('.lost') ? 1 : 0 };
      loss.animate([before, { ...before, offset: 0.8 }, {}], {
        duration: ROLL_DURATIONS.first + ROLL_DURATIONS.later * 3,
      });
    }
  }, [roll, isMotionless]);

  const compared = Math.min(roll.attack.length, roll.defence.length);
  const isLost = (i: number, side: 'attack' | 'defence'): boolean =>
    i < compared && at(roll.attack, i) > at(roll.defence, i) === (side === 'defence');
  const row = (side: 'attack' | 'defence', seat: number, losses: number) => (
    <div className={`risika-dice ${side}`}>
      <span className="risika-side-name">
        <ArmySymbol seat={seat} colour={at(view.colours, seat)} size={16} />
        {boardTexts.dice[side]}
      </span>
      {roll[side].map((face, i) => {
        // Equal dice differ by their position.
        const key = `${i} ${face}`;
        return <Die key={key} face={face} isLost={isLost(i, side)} />;
      })}
      <span className="risika-losses">{losses > 0 && boardTexts.dice.lost(losses)}</span>
    </div>
  );
  return (
    <div ref={tray} className="risika-tray" role="img" aria-label={props.label}>
      {row('attack', roll.seat, roll.losses[0])}
      {row('defence', roll.against, roll.losses[1])}
    </div>
  );
}

function Die({ face, isLost }: { readonly face: number; readonly isLost: boolean }) {
  return (
    <span className={isLost ? 'risika-die lost' : 'risika-die'}>
      <span className="risika-cube" data-face={face} style={{ transform: rotationFor(face, 0) }}>
        {FACES.map((side) => (
          <svg key={side} className={`risika-face face-${side}`} viewBox="0 0 30 30">
            {at(PIPS, side).map((pip) => (
              <circle key={pip} cx={7.5 + 7.5 * (pip % 3)} cy={7.5 + 7.5 * Math.floor(pip / 3)} r="2.7" />
            ))}
          </svg>
        ))}
      </span>
    </span>
  );
}
