/** The board of the edited position from the side of the acting player, with the buttons that advance the game. */
import { type Language, optionsOf } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { Teferi } from '../../parts.ts';
import { PLAYERS } from '../../scenario-runner/format.ts';
import { texts, teferiTexts } from '../../text/index.ts';
import { TeferiBoard } from '../board.tsx';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function PlayTable({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { match, seat, asked, events, answer, why } = session;
  return (
    <section className="tf-judge-play" aria-label={labels.play}>
      <div className="tf-judge-felt">
        <TeferiBoard
          view={match.view}
          watcher={seat}
          asked={asked}
          outcome={undefined}
          events={events}
          names={PLAYERS}
          texts={texts[language]}
          language={language}
          barred={[]}
          isBusy={false}
          isRefused={false}
          isMotionless={prefersReducedMotion()}
          answer={answer}
          why={why}
        />
      </div>
      <div className="tf-judge-rail">
        <SeatSelector session={session} language={language} />
        <QuestionPanel session={session} language={language} />
        <TurnButtons session={session} language={language} />
        <p className="tf-judge-trouble" role="alert">
          {session.problem}
        </p>
      </div>
    </section>
  );
}

/** Selects the player for whom the judge acts. */
function SeatSelector({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  return (
    <fieldset className="tf-judge-seats">
      <legend>{labels.actAs}</legend>
      {PLAYERS.map((player, seat) => (
        <button
          key={player}
          type="button"
          className="soft"
          aria-pressed={session.seat === seat}
          onClick={() => session.selectSeat(seat)}
        >
          <SeatSymbol seat={seat} size={14} />
          {player}
        </button>
      ))}
    </fieldset>
  );
}

/** The open question, with buttons for the options that the board does not show. */
function QuestionPanel({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table, asked, isTrial, answer } = session;
  const { missing } = table;
  if (missing !== undefined) return <MissingAnswer session={session} language={language} />;
  if (table.match.isOver) {
    const { winner } = table.match;
    return (
      <p className="tf-judge-question">
        {labels.over}{' '}
        {winner === null || winner === undefined ? labels.drawn : labels.wins(PLAYERS[winner] ?? '')}
      </p>
    );
  }
  if (asked === undefined) return <p className="tf-judge-question">{labels.noQuestion}</p>;
  const wordOptions =
    asked.gather === undefined ? optionsOf<Teferi>(asked).filter((one) => typeof one === 'string') : [];
  return (
    <>
      <p className="tf-judge-question">{texts[language].question(asked, PLAYERS, session.match.view)}</p>
      {isTrial && (
        <div className="deeds">
          {wordOptions.map((option) => (
            <button key={option} type="button" className="press" onClick={() => answer(option)}>
              {texts[language].option(option, asked, PLAYERS, session.match.view)}
            </button>
          ))}
          {!wordOptions.includes('cancel') && (
            <button type="button" className="soft" onClick={session.cancelTrial}>
              {labels.cancel}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Labels for arranging all looked-at cards at once. */
const ARRANGE_LABELS = { top: 'toTop', away: 'toAway' } as const;

function MissingAnswer({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { missing } = session.table;
  if (missing === undefined) return null;
  const { player, prompt, options } = missing;
  const choices =
    prompt === 'arrange'
      ? (['top', 'away'] as const).map((word) => ({ word, label: labels[ARRANGE_LABELS[word]] }))
      : options.map((word) => ({ word, label: formatWord(language, word) }));
  return (
    <>
      <p className="tf-judge-question">{labels.answer(player)}</p>
      <div className="deeds">
        {choices.map(({ word, label }) => (
          <button
            key={word}
            type="button"
            className="press"
            onClick={() =>
              session.perform((table) => table.answer(/^-?\d+$/.test(word) ? Number(word) : [word]))
            }
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="soft"
          onClick={() => session.perform((table) => table.discardPending())}
        >
          {labels.cancel}
        </button>
      </div>
    </>
  );
}

const KNOWN_WORDS = ['yes', 'no', 'done', 'none'] as const;

function formatWord(language: Language, word: string): string {
  const known = KNOWN_WORDS.find((one) => one === word);
  return known === undefined ? word : teferiTexts[language].options[known];
}

/** Resolves the stack, declares combat and advances the step. */
function TurnButtons({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table, isTrial } = session;
  const { view, isOver } = table.match;
  if (isTrial || isOver || table.missing !== undefined)
    return table.canUndo ? <UndoButton session={session} language={language} /> : null;
  const isCombat = view.battlefield.some(({ attacking }) => attacking !== undefined);
  return (
    <div className="deeds tf-judge-course">
      {view.stack.length > 0 && (
        <button
          type="button"
          className="press"
          onClick={() =>
            session.perform(() => table.perform({ turn: view.turn, step: view.step, do: 'resolve' }))
          }
        >
          {labels.resolve}
        </button>
      )}
      {!isCombat && view.stack.length === 0 && (
        <button type="button" className="soft" onClick={() => session.declare('attack')}>
          {labels.attack}
        </button>
      )}
      {isCombat && view.step === 'declare-attackers' && (
        <button type="button" className="soft" onClick={() => session.declare('block')}>
          {labels.block}
        </button>
      )}
      <button type="button" className="soft" onClick={session.step}>
        {labels.next}
      </button>
      {table.canUndo && <UndoButton session={session} language={language} />}
    </div>
  );
}

function UndoButton({ session, language }: JudgePanelProps) {
  return (
    <button type="button" className="soft" onClick={() => session.perform((table) => void table.undo())}>
      {judgePageTexts[language].undo}
    </button>
  );
}
