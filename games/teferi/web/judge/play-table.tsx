import { type Language, optionsOf } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { Teferi } from '../../parts.ts';
import { PLAYERS } from '../../scenario-runner/format.ts';
import { texts, messages as gameWords } from '../../text/index.ts';
import { TeferiBoard } from '../board.tsx';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

/** Whether somebody wishes that nothing moves. */
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The table as players see it, from the side of whoever acts, and what goes on by itself. */
export function PlayTable({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { match: desk, seat, asked, events, answer, why } = judging;
  return (
    <section className="tf-judge-play" aria-label={labels.play}>
      <div className="tf-judge-felt">
        <TeferiBoard
          view={desk.view}
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
        <SeatSelector session={judging} language={language} />
        <QuestionPanel session={judging} language={language} />
        <TurnButtons session={judging} language={language} />
        <p className="tf-judge-trouble" role="alert">
          {judging.problem}
        </p>
      </div>
    </section>
  );
}

/** For whom the judge acts. */
function SeatSelector({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  return (
    <fieldset className="tf-judge-seats">
      <legend>{labels.actAs}</legend>
      {PLAYERS.map((player, seat) => (
        <button
          key={player}
          type="button"
          className="soft"
          aria-pressed={judging.seat === seat}
          onClick={() => judging.selectSeat(seat)}
        >
          <SeatSymbol seat={seat} size={14} />
          {player}
        </button>
      ))}
    </fieldset>
  );
}

/** What somebody has to say besides pressing things: an answer that is missing, yes or no, a colour. */
function QuestionPanel({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table, asked, isTrial, answer } = judging;
  const { missing } = table;
  if (missing !== undefined) return <MissingAnswer session={judging} language={language} />;
  if (table.match.isOver) {
    const { winner } = table.match;
    return (
      <p className="tf-judge-question">
        {labels.over}{' '}
        {winner === null || winner === undefined ? labels.drawn : labels.wins(PLAYERS[winner] ?? '')}
      </p>
    );
  }
  if (asked === undefined) return <p className="tf-judge-question">{labels.nobody}</p>;
  const spoken =
    asked.gather === undefined ? optionsOf<Teferi>(asked).filter((one) => typeof one === 'string') : [];
  return (
    <>
      <p className="tf-judge-question">{texts[language].question(asked, PLAYERS, judging.match.view)}</p>
      {isTrial && (
        <div className="deeds">
          {spoken.map((option) => (
            <button key={option} type="button" className="press" onClick={() => answer(option)}>
              {texts[language].option(option, asked, PLAYERS, judging.match.view)}
            </button>
          ))}
          {!spoken.includes('cancel') && (
            <button type="button" className="soft" onClick={judging.cancelTrial}>
              {labels.drop}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** What cards that are looked at may do is said of all of them. */
const ARRANGE_LABELS = { top: 'toTop', away: 'toAway' } as const;

function MissingAnswer({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { missing } = judging.table;
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
              judging.perform((table) => table.answer(/^-?\d+$/.test(word) ? Number(word) : [word]))
            }
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="soft"
          onClick={() => judging.perform((table) => table.discardPending())}
        >
          {labels.drop}
        </button>
      </div>
    </>
  );
}

const KNOWN_WORDS = ['yes', 'no', 'done', 'none'] as const;

function formatWord(language: Language, word: string): string {
  const known = KNOWN_WORDS.find((one) => one === word);
  return known === undefined ? word : gameWords[language].options[known];
}

/** What goes on by itself: the stack, the steps, combat. */
function TurnButtons({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table, isTrial } = judging;
  const { view, isOver } = table.match;
  if (isTrial || isOver || table.missing !== undefined)
    return table.canUndo ? <UndoButton session={judging} language={language} /> : null;
  const fights = view.battlefield.some(({ attacking }) => attacking !== undefined);
  return (
    <div className="deeds tf-judge-course">
      {view.stack.length > 0 && (
        <button
          type="button"
          className="press"
          onClick={() =>
            judging.perform(() => table.perform({ turn: view.turn, step: view.step, do: 'resolve' }))
          }
        >
          {labels.resolve}
        </button>
      )}
      {!fights && view.stack.length === 0 && (
        <button type="button" className="soft" onClick={() => judging.declare('attack')}>
          {labels.attack}
        </button>
      )}
      {fights && view.step === 'declare-attackers' && (
        <button type="button" className="soft" onClick={() => judging.declare('block')}>
          {labels.block}
        </button>
      )}
      <button type="button" className="soft" onClick={judging.step}>
        {labels.next}
      </button>
      {table.canUndo && <UndoButton session={judging} language={language} />}
    </div>
  );
}

function UndoButton({ session: judging, language }: JudgePanelProps) {
  return (
    <button type="button" className="soft" onClick={() => judging.perform((table) => void table.undo())}>
      {judgePageTexts[language].undo}
    </button>
  );
}
