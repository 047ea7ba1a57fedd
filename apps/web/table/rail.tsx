import { at, type Choice, type Reason, type AnyParts } from '@ludoteca/kernel';
import { type VisibleQuestion, type PlayerNames, formatRefusal, type GameTexts } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import { type RefObject, useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../taste.ts';
import { TroubleLine } from '../trouble-line.tsx';
import { problemIn } from '../words/index.ts';
import { Amount } from './amount.tsx';
import { Listed } from './listed.tsx';
import { amountsIn, railOptions } from './options.ts';
import type { RoomState } from './room.ts';
import { SaveButton } from './save-button.tsx';
import { WhyNot } from './why-not.tsx';

export interface RailProps {
  readonly texts: GameTexts<AnyParts>;
  readonly names: PlayerNames;
  readonly state: RoomState;
  /** What is asked, as far as it is shown. */
  readonly asked: VisibleQuestion<AnyParts> | undefined;
  /** The page answers by itself what is asked. */
  readonly passing: boolean;
  /** Whether this watcher is in the match: who only looks on is offered the way out. */
  readonly plays: boolean;
  /** The face that fits all leaves more to the rail than one that a game brings. */
  readonly isGeneric: boolean;
  readonly answer: (...choices: readonly Choice<AnyParts>[]) => void;
  readonly why: (choice: unknown) => Promise<Reason>;
  /** The table that the rail belongs to. */
  readonly table: RefObject<HTMLElement | null>;
}

/** The near rim of the table: what is asked, and the answers that are not things on it. */
export function Rail(given: RailProps) {
  const words = useWords();
  const { state, names, asked } = given;
  const isAsked = asked !== undefined && asked.seat === state.watcher;
  const parts = ['rail', isAsked && 'asked', !given.isGeneric && 'own-face'];
  return (
    <section
      className={parts.filter((part) => part !== false).join(' ')}
      aria-label={isAsked ? words.table.yourTurn : undefined}
    >
      {asked !== undefined && isAsked && <OwnQuestion {...given} asked={asked} />}
      {asked !== undefined && !isAsked && (
        <p className="rail-turn">
          <SeatSymbol seat={asked.seat} />
          {words.table.turn(at(names, asked.seat))}
        </p>
      )}
      {asked === undefined && given.passing && <p className="rail-turn">{words.table.passing}</p>}
      {state.savable && state.table !== undefined && <SaveButton table={state.table.id} />}
      {state.watcher === 'spectator' && <p className="small">{words.table.youWatch}</p>}
      {!given.plays && (
        <Link href="/" className="soft rail-out">
          {words.over.lobby}
        </Link>
      )}
      <RefusalLine {...given} />
    </section>
  );
}

function OwnQuestion(given: RailProps & { readonly asked: VisibleQuestion<AnyParts> }) {
  const words = useWords();
  const { asked, texts, names, state, isGeneric, why } = given;
  const { moment, watcher, barred } = state;
  const view = moment?.sight.view ?? null;
  const options = useMemo(
    () => railOptions(asked, texts.zones(view, watcher, names, asked), isGeneric),
    [asked, texts, view, watcher, names, isGeneric],
  );
  const say = (option: Choice<AnyParts>): string => texts.option(option, asked, names, view ?? undefined);
  const explain = useCallback(
    async (choice: Choice<AnyParts>) => texts.reason(await why(choice), names),
    [texts, why, names],
  );
  return (
    <>
      <p className="rail-question">
        <SeatSymbol seat={asked.seat} />
        <span className="rail-yours">{words.table.yourTurn}</span>
        <strong>{texts.question(asked, names, view ?? undefined)}</strong>
      </p>
      {options.length + barred.length > 0 && (
        <div className="rail-answers">
          {options.length > 0 && <Answers {...given} options={options} say={say} />}
          {barred.length > 0 && <WhyNot key={asked.number} barred={barred} say={say} why={explain} />}
        </div>
      )}
    </>
  );
}

function Answers(
  given: RailProps & {
    readonly asked: VisibleQuestion<AnyParts>;
    readonly options: readonly Choice<AnyParts>[];
    readonly say: (option: Choice<AnyParts>) => string;
  },
) {
  const { asked, options, say, state, answer, table } = given;
  const amounts = amountsIn(options);
  return amounts === undefined ? (
    <Listed options={options} say={say} busy={state.busy} onAnswer={answer} table={table} />
  ) : (
    <Amount key={asked.number} amounts={amounts} say={say} busy={state.busy} onAnswer={answer} />
  );
}

function RefusalLine({ state, texts, names }: RailProps) {
  const words = useWords();
  const language = useLanguage();
  const { refusal } = state;
  if (refusal === undefined) return null;
  return (
    <TroubleLine>
      {'kind' in refusal
        ? formatRefusal(language, refusal, (reason) => texts.reason(reason, names))
        : problemIn(words, refusal)}
    </TroubleLine>
  );
}
