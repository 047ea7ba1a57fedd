/** The controls of a replay: slider, steps, playback, turns. */
import { useEffect } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { useLanguage } from '../state/preferences.ts';
import type { ReplayInfo } from './replay-session.ts';
import { REPLAY_TEXTS } from './texts.ts';
import { type Playback, SPEEDS } from './use-replay.ts';

export function ReplayControls(given: {
  readonly playback: Playback;
  readonly info: ReplayInfo;
  /** The place that the board shows. */
  readonly shown: number;
}) {
  const texts = REPLAY_TEXTS[useLanguage()];
  const { playback, info } = given;
  const { place, isPlaying, speed, goTo, toggle, setSpeed } = playback;
  useKeys(playback, info.end);
  const turn = info.turns.findLast((one) => one.place <= place);
  return (
    <section className="rail replay-controls" aria-label={texts.controls} data-place={given.shown}>
      <input
        type="range"
        aria-label={texts.place}
        aria-valuetext={texts.of(place, info.end)}
        min={0}
        max={info.end}
        value={place}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <div className="replay-buttons">
        <IconButton className="soft" icon="first" label={texts.first} onClick={() => goTo(0)} />
        <IconButton className="soft" icon="back" label={texts.previous} onClick={() => goTo(place - 1)} />
        <IconButton
          className="soft"
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? texts.pause : texts.play}
          onClick={toggle}
        />
        <IconButton className="soft" icon="forward" label={texts.next} onClick={() => goTo(place + 1)} />
        <IconButton className="soft" icon="last" label={texts.last} onClick={() => goTo(info.end)} />
        <output className="replay-place">{texts.of(place, info.end)}</output>
        <select
          className="field"
          aria-label={texts.turn}
          value={turn?.place ?? ''}
          onChange={({ target }) => goTo(Number(target.value))}
        >
          {turn === undefined && <option value="">{texts.turn}</option>}
          {info.turns.map((one) => (
            <option key={one.place} value={one.place}>
              {texts.turnNumber(one.number)}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label={texts.speed}
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {texts.perSecond(one)}
            </option>
          ))}
        </select>
      </div>
      {info.isCutOff && place === info.end && <p className="small">{texts.cutOff}</p>}
    </section>
  );
}

/** Arrow keys step, the space bar plays, Home and End go to the ends; form fields keep their own keys. */
function useKeys({ place, goTo, toggle }: Playback, end: number): void {
  useEffect(() => {
    const actions: { readonly [key: string]: () => void } = {
      ArrowLeft: () => goTo(place - 1),
      ArrowRight: () => goTo(place + 1),
      Home: () => goTo(0),
      End: () => goTo(end),
      ' ': toggle,
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const action = actions[key];
      const isTaken =
        target instanceof Element && target.closest('input, select, button, dialog, ol, a') !== null;
      if (action === undefined || isTaken || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [place, goTo, toggle, end]);
}
