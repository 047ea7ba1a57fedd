import { at } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import { FACULTIES } from '../board.ts';
import type { Risika, View } from '../parts.ts';
import { ArmySymbol } from './army-symbol.tsx';
import type { TurnSummary } from './turn-summary.ts';
import { TURN_PHASES, findPhase, findTurnSeat } from './seat-status.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

/** Whose turn it is, and how far it has come. */
export function PhaseBar(given: {
  readonly view: View;
  readonly asked: VisibleQuestion<Risika> | undefined;
  readonly names: PlayerNames;
  readonly words: RisikaBoardTexts;
}) {
  const { view, asked, names, words } = given;
  const phase = findPhase(view, asked);
  const seat = findTurnSeat(asked);
  const steps = view.round === 0 ? TURN_PHASES.slice(0, 1) : TURN_PHASES.slice(1);
  return (
    <div className="risika-phases">
      {view.round > 0 && <span className="risika-round">{words.round(view.round)}</span>}
      {seat !== undefined && (
        <span className="risika-turn">
          <ArmySymbol seat={seat} colour={at(view.colours, seat)} size={18} />
          {words.turn(at(names, seat))}
        </span>
      )}
      <ol aria-label={words.phase}>
        {steps.map((step) => (
          <li key={step} aria-current={step === phase ? 'step' : undefined}>
            {words.phases[step]}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the armies of this turn come from. */
export function Income({
  recall,
  reserve,
  words,
}: {
  readonly recall: TurnSummary;
  readonly reserve: number;
  readonly words: RisikaBoardTexts;
}) {
  const { income, set } = recall;
  if (income === undefined) return null;
  const said = words.income;
  const parts = [
    { of: said.territories(income.territories), armies: income.third },
    ...income.faculties.map((faculty) => ({
      of: at(words.faculties, faculty),
      armies: at(FACULTIES, faculty).bonus,
    })),
    ...(set === undefined ? [] : [{ of: said.set, armies: set.worth + set.own.length }]),
  ];
  const lost = income.lost + (set?.lost ?? 0);
  return (
    <div className="risika-income">
      <p>
        {said.title} <strong>{income.armies + (set?.armies ?? 0)}</strong>
        {reserve > 0 && <span className="risika-reserve">{said.left(reserve)}</span>}
      </p>
      <ul>
        {parts.map(({ of, armies }) => (
          <li key={of}>
            <b>+{armies}</b> {of}
          </li>
        ))}
        {lost > 0 && <li className="risika-lost">{said.lost(lost)}</li>}
      </ul>
    </div>
  );
}
