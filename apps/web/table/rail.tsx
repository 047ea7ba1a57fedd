import { at, type Choice, type Reason, type SomeParts } from '@ludoteca/kernel';
import { type Asked, type Names, refusalOf, type Texts } from '@ludoteca/kit';
import { SeatSign } from '@ludoteca/kit/web';
import { useLanguage, useWords } from '../taste.ts';
import { problemIn } from '../words/index.ts';
import { Amount } from './amount.tsx';
import { Listed } from './listed.tsx';
import { gestureOf, listed } from './options.ts';
import type { RoomState } from './room.ts';
import { WhyNot } from './why-not.tsx';

export interface RailProps {
  readonly texts: Texts<SomeParts>;
  readonly names: Names;
  readonly state: RoomState;
  /** The face that fits all gathers subsets by itself; other faces need the rail for what is no thing. */
  readonly isGeneric: boolean;
  readonly answer: (...choices: readonly Choice<SomeParts>[]) => void;
  readonly why: (choice: unknown) => Promise<Reason>;
}

/** The near rim of the table: what is asked, and the answers that are not things on it. */
export function Rail(given: RailProps) {
  const words = useWords();
  const { state, names } = given;
  const asked = state.moment?.sight.asked;
  const isAsked = asked !== undefined && asked.seat === state.watcher;
  return (
    <section
      className={isAsked ? 'rail asked' : 'rail'}
      aria-label={isAsked ? words.table.yourTurn : undefined}
    >
      {asked !== undefined && isAsked && <OwnQuestion {...given} asked={asked} />}
      {asked !== undefined && !isAsked && (
        <p className="rail-turn">
          <SeatSign seat={asked.seat} />
          {words.table.turn(at(names, asked.seat))}
        </p>
      )}
      {state.watcher === 'spectator' && <p className="small">{words.table.youWatch}</p>}
      <RefusalLine {...given} />
    </section>
  );
}

function OwnQuestion(given: RailProps & { readonly asked: Asked<SomeParts> }) {
  const words = useWords();
  const { asked, texts, names, state, answer } = given;
  const gesture = gestureOf(asked);
  const zones = texts.zones(state.moment?.sight.view ?? null, state.watcher, names, asked);
  const say = (option: Choice<SomeParts>): string => texts.option(option, asked, names);
  return (
    <>
      <p className="rail-question">
        <SeatSign seat={asked.seat} />
        <span className="rail-yours">{words.table.yourTurn}</span>
        <strong>{texts.question(asked, names)}</strong>
      </p>
      <div className="rail-answers">
        {gesture.kind === 'amount' && (
          <Amount
            key={asked.number}
            amounts={gesture.amounts}
            say={say}
            busy={state.busy}
            onAnswer={answer}
          />
        )}
        {(gesture.kind === 'single' || (gesture.kind === 'subset' && !given.isGeneric)) && (
          <Listed options={listed(asked, zones)} say={say} busy={state.busy} onAnswer={answer} />
        )}
        {state.barred.length > 0 && (
          <WhyNot
            key={asked.number}
            barred={state.barred}
            say={say}
            why={async (choice) => texts.reason(await given.why(choice), names)}
          />
        )}
      </div>
    </>
  );
}

function RefusalLine({ state, texts, names }: RailProps) {
  const words = useWords();
  const language = useLanguage();
  const { refusal } = state;
  if (refusal === undefined) return null;
  const sentence =
    'kind' in refusal
      ? refusalOf(language, refusal, (reason) => texts.reason(reason, names))
      : problemIn(words, refusal);
  return (
    <p className="trouble" role="alert">
      {sentence}
    </p>
  );
}
