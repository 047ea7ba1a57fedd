/** The phase bar and the reinforcements of the turn. */
import { at } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import { FACULTIES } from '../board.ts';
import type { Risika } from '../parts.ts';
import type { View } from '../view-types.ts';
import { ArmySymbol } from './army-symbol.tsx';
import type { TurnSummary } from './turn-summary.ts';
import { TURN_PHASES, findPhase, findTurnSeat } from './seat-status.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

/** The round, the seat to play and the phase of its turn. */
export function PhaseBar(props: {
  readonly view: View;
  readonly asked: VisibleQuestion<Risika> | undefined;
  readonly names: PlayerNames;
  readonly boardTexts: RisikaBoardTexts;
}) {
  const { view, asked, names, boardTexts } = props;
  const phase = findPhase(view, asked);
  const seat = findTurnSeat(asked);
  const steps = view.round === 0 ? TURN_PHASES.slice(0, 1) : TURN_PHASES.slice(1);
  return (
    <div className="risika-phases">
      {view.round > 0 && <span className="risika-round">{boardTexts.round(view.round)}</span>}
      {seat !== undefined && (
        <span className="risika-turn">
          <ArmySymbol seat={seat} colour={at(view.colours, seat)} size={18} />
          {boardTexts.turn(at(names, seat))}
        </span>
      )}
      <ol aria-label={boardTexts.phase}>
        {steps.map((step) => (
          <li key={step} aria-current={step === phase ? 'step' : undefined}>
            {boardTexts.phases[step]}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The sources of the reinforcements of this turn. */
export function Income({
  summary,
  reserve,
  boardTexts,
}: {
  readonly summary: TurnSummary;
  readonly reserve: number;
  readonly boardTexts: RisikaBoardTexts;
}) {
  const { income, set } = summary;
  if (income === undefined) return null;
  const texts = boardTexts.income;
  const parts = [
    { source: texts.territories(income.territories), armies: income.third },
    ...income.faculties.map((faculty) => ({
      source: at(boardTexts.faculties, faculty),
      armies: at(FACULTIES, faculty).bonus,
    })),
    ...(set === undefined ? [] : [{ source: texts.set, armies: set.worth + set.own.length }]),
  ];
  const lost = income.lost + (set?.lost ?? 0);
  return (
    <div className="risika-income">
      <p>
        {texts.title} <strong>{income.armies + (set?.armies ?? 0)}</strong>
        {reserve > 0 && <span className="risika-reserve">{texts.left(reserve)}</span>}
      </p>
      <ul>
        {parts.map(({ source, armies }) => (
          <li key={source}>
            <b>+{armies}</b> {source}
          </li>
        ))}
        {lost > 0 && <li className="risika-lost">{texts.lost(lost)}</li>}
      </ul>
    </div>
  );
}
