/** The analysis of a replayed match: the curve of the chances of winning, turning points, the best answers here. */
import { type AnyParts, at, type Choice } from '@ludoteca/kernel';
import type { GameTexts, PlayerNames, RatedAnswer } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import { findTurningPoints, lossOf } from '@ludoteca/players';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../state/preferences.ts';
import { ReplayClient } from './replay-client.ts';
import type { RatedMoment, ReplayInfo } from './replay-session.ts';
import { REPLAY_TEXTS } from './texts.ts';

interface AnalysisProps {
  readonly bytes: Uint8Array;
  readonly info: ReplayInfo;
  readonly texts: GameTexts<AnyParts>;
  readonly names: PlayerNames;
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

const percent = (chance: number): number => Math.round(chance * 100);

interface AnalysisState {
  /** Ratings of the answers so far, in the order of the match. */
  readonly all: readonly RatedMoment[] | undefined;
  /** The ratings of one question; null if there was nothing to rate. */
  readonly here: RatedMoment | null | undefined;
  readonly isRunning: boolean;
}

/** Analyses run in a worker of their own, which is ended to stop them. */
function useAnalysis(bytes: Uint8Array) {
  const [state, setState] = useState<AnalysisState>({ all: undefined, here: undefined, isRunning: false });
  const client = useRef<ReplayClient>(undefined);
  const stop = (): void => {
    client.current?.close();
    client.current = undefined;
    setState((now) => ({ ...now, isRunning: false }));
  };
  useEffect(() => () => client.current?.close(), []);
  const start = async (place: number | undefined): Promise<void> => {
    stop();
    const own = new ReplayClient();
    client.current = own;
    setState((now) => ({
      ...now,
      isRunning: true,
      ...(place === undefined ? { all: [] } : { here: undefined }),
    }));
    await own.call('open', { bytes });
    let found: RatedMoment | null = null;
    await own.call('analyse', { at: place }, (rated) => {
      found = rated;
      if (place === undefined) setState((now) => ({ ...now, all: [...(now.all ?? []), rated] }));
    });
    if (place !== undefined) setState((now) => ({ ...now, here: found }));
    if (client.current === own) stop();
  };
  return { ...state, start: (place?: number) => void start(place), stop };
}

export function ReplayAnalysis(given: AnalysisProps) {
  const texts = REPLAY_TEXTS[useLanguage()];
  const { info, place, onPlace } = given;
  const { all, here, isRunning, start, stop } = useAnalysis(given.bytes);
  if (info.outcome === undefined || info.end === 0) return null;
  return (
    <section className="replay-analysis" aria-label={texts.analysis}>
      <div className="deeds">
        {isRunning ? (
          <button type="button" className="soft" onClick={stop}>
            {texts.stop}
          </button>
        ) : (
          <>
            {all === undefined && (
              <button type="button" className="soft" onClick={() => start()}>
                {texts.analyse}
              </button>
            )}
            <button type="button" className="soft" onClick={() => start(place)}>
              {texts.bestHere}
            </button>
          </>
        )}
        {isRunning && all !== undefined && <output className="small">{texts.analysed(all.length)}</output>}
      </div>
      {here === null && <p className="small">{texts.nothingToRate}</p>}
      {here !== null && here !== undefined && <RatedAnswers {...given} rated={here} />}
      {all !== undefined && all.length > 0 && (
        <>
          <Curve all={all} info={info} place={place} label={texts.curve} />
          {!isRunning && <TurningPoints {...given} all={all} onPlace={onPlace} />}
        </>
      )}
      {(all !== undefined || here !== undefined) && <p className="small">{texts.estimates}</p>}
    </section>
  );
}

function useFormatAnswer({
  texts,
  names,
}: AnalysisProps): (rated: RatedMoment, choice: Choice<AnyParts>) => string {
  return ({ question, view }, choice) =>
    question === undefined ? '' : texts.option(choice, question, names, view);
}

/** The best answers to a question and the one that was given. */
function RatedAnswers(given: AnalysisProps & { readonly rated: RatedMoment }) {
  const texts = REPLAY_TEXTS[useLanguage()];
  const formatAnswer = useFormatAnswer(given);
  const { rated } = given;
  const isPlayed = (answer: RatedAnswer<AnyParts>): boolean =>
    JSON.stringify(answer.choice) === JSON.stringify(rated.played.choice);
  return (
    <ol className="replay-answers" aria-label={texts.bestHere}>
      {rated.answers.map((answer) => (
        <li key={JSON.stringify(answer.choice)}>
          <meter min={0} max={1} value={answer.chance} aria-hidden="true" />
          <span className="replay-chance">{texts.chance(percent(answer.chance))}</span>
          <span>
            {formatAnswer(rated, answer.choice)}
            {isPlayed(answer) && <em> ({texts.given})</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const CURVE = { width: 300, height: 96 } as const;

/** One line per seat; shapes at the ends tell them apart. */
function Curve(given: {
  readonly all: readonly RatedMoment[];
  readonly info: ReplayInfo;
  readonly place: number;
  readonly label: string;
}) {
  const { all, info } = given;
  const xOf = (place: number): number => (place / Math.max(1, info.end)) * CURVE.width;
  const yOf = (chance: number): number => (1 - chance) * CURVE.height;
  return (
    <figure>
      <svg
        className="replay-curve"
        viewBox={`-6 -6 ${CURVE.width + 12} ${CURVE.height + 12}`}
        aria-hidden="true"
      >
        <path className="replay-half" d={`M0 ${yOf(0.5)}H${CURVE.width}`} />
        <path className="replay-now" d={`M${xOf(given.place)} 0V${CURVE.height}`} />
        {Array.from({ length: info.seats }, (_, seat) => {
          const own = all.filter((rated) => rated.seat === seat);
          return (
            <g key={seat} style={{ color: `var(--seat-sign-${seat}, var(--seat-${seat}))` }}>
              <polyline
                points={own.map(({ number, played }) => `${xOf(number)},${yOf(played.chance)}`).join(' ')}
              />
              {own.map(({ number, played }) => (
                <circle key={number} cx={xOf(number)} cy={yOf(played.chance)} r="1.6" />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption className="small">{given.label}</figcaption>
    </figure>
  );
}

function TurningPoints(given: AnalysisProps & { readonly all: readonly RatedMoment[] }) {
  const texts = REPLAY_TEXTS[useLanguage()];
  const formatAnswer = useFormatAnswer(given);
  const points = findTurningPoints(given.all);
  if (points.length === 0) return <p className="small">{texts.noTurningPoints}</p>;
  return (
    <>
      <h3>{texts.turningPoints}</h3>
      <ul className="replay-points">
        {points.map((point) => (
          <li key={point.number}>
            <button type="button" className="replay-point" onClick={() => given.onPlace(point.number)}>
              <SeatSymbol seat={point.seat} size={12} />
              <span>
                {point.number + 1}. {formatAnswer(point, point.played.choice)};{' '}
                {texts.better(formatAnswer(point, at(point.answers, 0).choice), percent(lossOf(point)))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
