import { type Language, optionsOf } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { Teferi } from '../../parts.ts';
import { PLAYERS } from '../../scenario-runner/format.ts';
import { texts, messages as gameWords } from '../../text/index.ts';
import { Board } from '../board.tsx';
import type { EditorProps } from './use-judge.ts';
import { words } from './words.ts';

/** Whether somebody wishes that nothing moves. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The table as players see it, from the side of whoever acts, and what goes on by itself. */
export function PlayTable({ judging, language }: EditorProps) {
  const said = words[language];
  const { desk, seat, asked, events, answer, why } = judging;
  return (
    <section className="tf-judge-play" aria-label={said.play}>
      <div className="tf-judge-felt">
        <Board
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
          isMotionless={isStill()}
          answer={answer}
          why={why}
        />
      </div>
      <div className="tf-judge-rail">
        <Seats judging={judging} language={language} />
        <Asking judging={judging} language={language} />
        <Course judging={judging} language={language} />
        <p className="tf-judge-trouble" role="alert">
          {judging.trouble}
        </p>
      </div>
    </section>
  );
}

/** For whom the judge acts. */
function Seats({ judging, language }: EditorProps) {
  const said = words[language];
  return (
    <fieldset className="tf-judge-seats">
      <legend>{said.actAs}</legend>
      {PLAYERS.map((player, seat) => (
        <button
          key={player}
          type="button"
          className="soft"
          aria-pressed={judging.seat === seat}
          onClick={() => judging.sit(seat)}
        >
          <SeatSymbol seat={seat} size={14} />
          {player}
        </button>
      ))}
    </fieldset>
  );
}

/** What somebody has to say besides pressing things: an answer that is missing, yes or no, a colour. */
function Asking({ judging, language }: EditorProps) {
  const said = words[language];
  const { table, asked, isTrial, answer } = judging;
  const { missing } = table;
  if (missing !== undefined) return <MissingAnswer judging={judging} language={language} />;
  if (table.match.isOver) {
    const { winner } = table.match;
    return (
      <p className="tf-judge-question">
        {said.over} {winner === null || winner === undefined ? said.drawn : said.wins(PLAYERS[winner] ?? '')}
      </p>
    );
  }
  if (asked === undefined) return <p className="tf-judge-question">{said.nobody}</p>;
  const spoken =
    asked.gather === undefined ? optionsOf<Teferi>(asked).filter((one) => typeof one === 'string') : [];
  return (
    <>
      <p className="tf-judge-question">{texts[language].question(asked, PLAYERS, judging.desk.view)}</p>
      {isTrial && (
        <div className="deeds">
          {spoken.map((option) => (
            <button key={option} type="button" className="press" onClick={() => answer(option)}>
              {texts[language].option(option, asked, PLAYERS, judging.desk.view)}
            </button>
          ))}
          {!spoken.includes('cancel') && (
            <button type="button" className="soft" onClick={judging.drop}>
              {said.drop}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** What cards that are looked at may do is said of all of them. */
const SPREAD = { top: 'toTop', away: 'toAway' } as const;

function MissingAnswer({ judging, language }: EditorProps) {
  const said = words[language];
  const { missing } = judging.table;
  if (missing === undefined) return null;
  const { player, prompt, options } = missing;
  const choices =
    prompt === 'arrange'
      ? (['top', 'away'] as const).map((word) => ({ word, label: said[SPREAD[word]] }))
      : options.map((word) => ({ word, label: shownWord(language, word) }));
  return (
    <>
      <p className="tf-judge-question">{said.answer(player)}</p>
      <div className="deeds">
        {choices.map(({ word, label }) => (
          <button
            key={word}
            type="button"
            className="press"
            onClick={() =>
              judging.deed((table) => table.answer(/^-?\d+$/.test(word) ? Number(word) : [word]))
            }
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="soft"
          onClick={() => judging.deed((table) => table.discardPending())}
        >
          {said.drop}
        </button>
      </div>
    </>
  );
}

const SAID = ['yes', 'no', 'done', 'none'] as const;

function shownWord(language: Language, word: string): string {
  const known = SAID.find((one) => one === word);
  return known === undefined ? word : gameWords[language].options[known];
}

/** What goes on by itself: the stack, the steps, combat. */
function Course({ judging, language }: EditorProps) {
  const said = words[language];
  const { table, isTrial } = judging;
  const { view, isOver } = table.match;
  if (isTrial || isOver || table.missing !== undefined)
    return table.canUndo ? <Undo judging={judging} language={language} /> : null;
  const fights = view.battlefield.some(({ attacking }) => attacking !== undefined);
  return (
    <div className="deeds tf-judge-course">
      {view.stack.length > 0 && (
        <button
          type="button"
          className="press"
          onClick={() =>
            judging.deed(() => table.perform({ turn: view.turn, step: view.step, do: 'resolve' }))
          }
        >
          {said.resolve}
        </button>
      )}
      {!fights && view.stack.length === 0 && (
        <button type="button" className="soft" onClick={() => judging.declare('attack')}>
          {said.attack}
        </button>
      )}
      {fights && view.step === 'declare-attackers' && (
        <button type="button" className="soft" onClick={() => judging.declare('block')}>
          {said.block}
        </button>
      )}
      <button type="button" className="soft" onClick={judging.step}>
        {said.next}
      </button>
      {table.canUndo && <Undo judging={judging} language={language} />}
    </div>
  );
}

function Undo({ judging, language }: EditorProps) {
  return (
    <button type="button" className="soft" onClick={() => judging.deed((table) => void table.undo())}>
      {words[language].undo}
    </button>
  );
}
