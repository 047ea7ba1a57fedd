import './dice.css';
import { at } from '@ludoteca/kernel';
import { EASING } from '@ludoteca/kit/web';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../parts.ts';
import { ArmySymbol } from './army-symbol.tsx';
import type { RollResult } from './turn-summary.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

/** Where the pips are on a face, on a grid of three by three, from the upper left. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;
const FACES = [1, 2, 3, 4, 5, 6];

/** How a die is turned so that a face is in front. */
const FACE_ROTATIONS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

const rotationFor = (face: number, rounds: number): string => {
  const [x, y] = at(FACE_ROTATIONS, face);
  return `rotateX(${x + 360 * rounds}deg) rotateY(${y + 360 * rounds}deg)`;
};

/** In milliseconds; the last die comes to rest before the table goes on. */
const ROLL_DURATIONS = { first: 320, later: 40 } as const;

/** How the dice fell: those of the attacker above those of the defender, pair by pair, and who lost by each. */
export function DiceTray(given: {
  readonly roll: RollResult;
  readonly view: View;
  readonly words: RisikaBoardTexts;
  readonly label: string;
  readonly still: boolean;
}) {
  const { roll, view, words, still } = given;
  const tray = useRef<HTMLDivElement>(null);
  const rolled = useRef<RollResult>(undefined);
  useLayoutEffect(() => {
    // A roll is rolled once, whatever else is drawn anew.
    if (rolled.current === roll) return;
    rolled.current = roll;
    if (still) return;
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
    // What came of it is told when they lie still.
    for (const loss of tray.current?.querySelectorAll('.risika-losses, .lost') ?? []) {
      const before = { opacity: loss.matches('.lost') ? 1 : 0 };
      loss.animate([before, { ...before, offset: 0.8 }, {}], {
        duration: ROLL_DURATIONS.first + ROLL_DURATIONS.later * 3,
      });
    }
  }, [roll, still]);

  const compared = Math.min(roll.attack.length, roll.defence.length);
  const lost = (i: number, side: 'attack' | 'defence'): boolean =>
    i < compared && at(roll.attack, i) > at(roll.defence, i) === (side === 'defence');
  const row = (side: 'attack' | 'defence', seat: number, losses: number) => (
    <div className={`risika-dice ${side}`}>
      <span className="risika-side-name">
        <ArmySymbol seat={seat} colour={at(view.colours, seat)} size={16} />
        {words.dice[side]}
      </span>
      {roll[side].map((face, i) => {
        // Equal dice are told apart by their place: a roll has its order.
        const key = `${i} ${face}`;
        return <Die key={key} face={face} isLost={lost(i, side)} />;
      })}
      <span className="risika-losses">{losses > 0 && words.dice.lost(losses)}</span>
    </div>
  );
  return (
    <div ref={tray} className="risika-tray" role="img" aria-label={given.label}>
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
