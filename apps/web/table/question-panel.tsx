/** The panel below the board: the question and options that belong to no item. */
import { at, type Choice, type Reason, type AnyParts } from '@ludoteca/kernel';
import {
  type AutoPassAccess,
  type Hint,
  type VisibleQuestion,
  type PlayerNames,
  formatRefusal,
  type GameTexts,
} from '@ludoteca/kit';
import { PopoverButton, SeatSymbol, WithRuleLinks } from '@ludoteca/kit/web';
import { type RefObject, useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ErrorLine } from '../components/error-line.tsx';
import { formatProblem } from '../texts/index.ts';
import type { LoadedGame } from '../pages/game-modules.ts';
import { AmountChoice } from './amount-choice.tsx';
import type { EventLogLine } from './event-log.ts';
import { allowsHints, HintButton } from './hint-button.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { findAmounts, selectPanelOptions } from './options.ts';
import type { TableState } from './table-session.ts';
import { StandingOrderButtons } from './standing-order-buttons.tsx';
import { SaveButton } from './save-button.tsx';
import type { Confirmation } from './use-confirmation.ts';
import { BarredList } from './barred-list.tsx';

export interface QuestionPanelProps {
  /** The id of the game, for links to its rules. */
  readonly game: string;
  readonly texts: GameTexts<AnyParts>;
  readonly names: PlayerNames;
  readonly state: TableState;
  /** The shown question. */
  readonly asked: VisibleQuestion<AnyParts> | undefined;
  /** The page is passing automatically. */
  readonly isPassing: boolean;
  /** Whether this watcher plays; spectators get a link to the lobby. */
  readonly plays: boolean;
  /** Whether the generic board is used, which leaves more options to the panel. */
  readonly isGeneric: boolean;
  /** The sentences of the log since this person's last answer. */
  readonly since?: readonly EventLogLine[];
  /** The settings of the own seat; absent for a watcher. */
  readonly autoPassAccess: AutoPassAccess | undefined;
  readonly orders: LoadedGame['orders'];
  readonly answer: (...choices: readonly Choice<AnyParts>[]) => void;
  /** A decision that waits for its confirmation. */
  readonly confirmation?: Confirmation;
  readonly why: (choice: unknown) => Promise<Reason>;
  readonly hint: () => Promise<Hint<AnyParts> | undefined>;
  /** The element that receives number keys. */
  readonly table: RefObject<HTMLElement | null>;
}

export function QuestionPanel(given: QuestionPanelProps) {
  const pageTexts = useTexts();
  const { state, names, asked } = given;
  const isAsked = asked !== undefined && asked.seat === state.watcher;
  const parts = ['rail', isAsked && 'asked', !given.isGeneric && 'own-face'];
  return (
    <section
      data-question={asked?.number}
      className={parts.filter((part) => part !== false).join(' ')}
      aria-label={isAsked ? pageTexts.table.yourTurn : undefined}
    >
      {asked !== undefined && isAsked && <OwnQuestion {...given} asked={asked} />}
      {asked !== undefined && !isAsked && (
        <p className="rail-turn">
          <SeatSymbol seat={asked.seat} />
          {pageTexts.table.turn(at(names, asked.seat))}
          <span className="rail-reason">
            {given.texts.question(asked, names, state.shown?.observation.view)}
          </span>
        </p>
      )}
      {asked === undefined && given.isPassing && <p className="rail-turn">{pageTexts.table.passing}</p>}
      {typeof state.watcher === 'number' && state.shown !== undefined && given.plays && (
        <StandingOrderButtons
          orders={given.orders}
          access={given.autoPassAccess}
          observation={state.shown.observation}
          seat={state.watcher}
        />
      )}
      {state.canSave && state.table !== undefined && <SaveButton table={state.table.id} />}
      {state.watcher === 'spectator' && <p className="small">{pageTexts.table.youWatch}</p>}
      {!given.plays && (
        <Link href="/" className="soft rail-out">
          {pageTexts.over.lobby}
        </Link>
      )}
      <RefusalLine {...given} />
    </section>
  );
}

function OwnQuestion(given: QuestionPanelProps & { readonly asked: VisibleQuestion<AnyParts> }) {
  const pageTexts = useTexts();
  const { asked, texts, names, state, isGeneric, since = [], why, hint } = given;
  const { shown, watcher, barred } = state;
  const view = shown?.observation.view ?? null;
  const options = useMemo(
    () => selectPanelOptions(asked, texts.zones(view, watcher, names, asked), isGeneric),
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
        <span className="rail-yours">{pageTexts.table.yourTurn}</span>
        <strong>{texts.question(asked, names, view ?? undefined)}</strong>
      </p>
      {given.confirmation?.pending !== undefined && (
        <ConfirmationLine
          confirmation={given.confirmation}
          sentence={given.confirmation.pending.map(say).join(', ')}
        />
      )}
      {options.length + barred.length > 0 && (
        <div className="rail-answers">
          {options.length > 0 && <Answers {...given} options={options} say={say} />}
          {barred.length > 0 && (
            <BarredList key={asked.number} game={given.game} barred={barred} say={say} why={explain} />
          )}
        </div>
      )}
      {since.length > 1 && (
        <div className="rail-since">
          <PopoverButton className="soft" label={pageTexts.table.sinceTurn}>
            <ol className="since-list">
              {since.map(({ key, sentence }) => (
                <li key={key}>{sentence}</li>
              ))}
            </ol>
          </PopoverButton>
        </div>
      )}
      {'options' in asked && asked.options.length > 1 && allowsHints(state.table) && (
        <HintButton key={asked.number} hint={hint} say={say} />
      )}
    </>
  );
}

function ConfirmationLine(given: { readonly confirmation: Confirmation; readonly sentence: string }) {
  const { table } = useTexts();
  const { confirm, cancel } = given.confirmation;
  return (
    <fieldset className="rail-confirmation" aria-label={table.confirm}>
      <output>{given.sentence}</output>
      <button type="button" className="press" onClick={confirm}>
        {table.confirm}
      </button>
      <button type="button" className="soft" onClick={cancel}>
        {table.cancel}
      </button>
    </fieldset>
  );
}

function Answers(
  given: QuestionPanelProps & {
    readonly asked: VisibleQuestion<AnyParts>;
    readonly options: readonly Choice<AnyParts>[];
    readonly say: (option: Choice<AnyParts>) => string;
  },
) {
  const { asked, options, say, state, answer, table } = given;
  const amounts = findAmounts(options);
  return amounts === undefined ? (
    <OptionButtons options={options} say={say} busy={state.isBusy} onAnswer={answer} table={table} />
  ) : (
    <AmountChoice key={asked.number} amounts={amounts} say={say} isBusy={state.isBusy} onAnswer={answer} />
  );
}

function RefusalLine(given: QuestionPanelProps) {
  const { state, texts, names } = given;
  const pageTexts = useTexts();
  const language = useLanguage();
  const { refusal } = state;
  if (refusal === undefined) return null;
  return (
    <ErrorLine>
      <WithRuleLinks
        game={given.game}
        text={
          'kind' in refusal
            ? formatRefusal(language, refusal, (reason) => texts.reason(reason, names))
            : formatProblem(pageTexts, refusal)
        }
      />
    </ErrorLine>
  );
}
