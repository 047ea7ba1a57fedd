/** Two soft notes when this person is asked, if the person wants sounds. */
import { useEffect } from 'react';
import { useSound } from '../state/preferences.ts';

/** In hertz: a fifth. */
const NOTES = [440, 660] as const;
/** In seconds. */
const NOTE_LENGTH = 0.16;
const VOLUME = 0.08;

let context: AudioContext | undefined;

function playNotes(): void {
  context ??= new AudioContext();
  // A browser that allows no sound before the first click keeps the context suspended.
  if (context.state === 'suspended') void context.resume();
  for (const [i, note] of NOTES.entries()) {
    const start = context.currentTime + i * NOTE_LENGTH;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: note });
    const gain = new GainNode(context, { gain: VOLUME });
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + NOTE_LENGTH);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + NOTE_LENGTH);
  }
}

/** `isAsked`: whether a question for this person is shown. */
export function useTurnSound(isAsked: boolean): void {
  const isOn = useSound();
  useEffect(() => {
    if (isAsked && isOn) playNotes();
  }, [isAsked, isOn]);
}
