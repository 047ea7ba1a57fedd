/** Calls a person to a page in the background when it is the own turn: by a sound, and by a notification of the system. */
import { at } from '@ludoteca/kernel';
import { useEffect } from 'react';
import type { IconName } from '../components/icon.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { setTurnAlert, useTexts, useTurnAlertPreference } from '../state/preferences.ts';
import { TURN_ALERTS, type TurnAlert } from '../texts/index.ts';

const ICON_NAMES = { none: 'bellOff', sound: 'sound', notification: 'bell' } as const satisfies {
  readonly [A in TurnAlert]: IconName;
};

/** Two rising tones: frequencies in hertz. */
const TONES = [660, 880] as const;
const TONE_SECONDS = 0.14;
const VOLUME = 0.12;

/** Browsers allow sounds only after the person has used the page. */
async function playSound(): Promise<void> {
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.value = VOLUME;
  gain.connect(audio.destination);
  const tones = TONES.map((frequency, i) => {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(audio.currentTime + i * TONE_SECONDS);
    tone.stop(audio.currentTime + (i + 1) * TONE_SECONDS);
    return tone;
  });
  await new Promise<void>((resolve) => tones.at(-1)?.addEventListener('ended', () => resolve()));
  await audio.close();
}

/** On phones only a service worker can notify. It brings the page to the front when the notification is used. */
async function notify(title: string): Promise<void> {
  const options = { tag: location.pathname };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => window.focus());
}

const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Calls the person when a question is asked while the page is in the background. */
export function useTurnAlert(isAsked: boolean, title: string): void {
  const alert = useTurnAlertPreference();
  useEffect(() => {
    if (!isAsked || alert === 'none' || document.hasFocus()) return;
    // A sound or notification that the browser does not allow is not worth an error.
    void playSound().catch(() => undefined);
    if (alert === 'notification' && mayNotify()) void notify(title).catch(() => undefined);
  }, [isAsked, alert, title]);
}

/** A button that goes through the ways of calling. Without permission there are no notifications. */
export function TurnAlertButton() {
  const { hosted } = useTexts();
  const alert = useTurnAlertPreference();
  const label = `${hosted.turnAlert}: ${hosted.turnAlerts[alert]}`;
  const change = async (): Promise<void> => {
    const next = at(TURN_ALERTS, (TURN_ALERTS.indexOf(alert) + 1) % TURN_ALERTS.length);
    if (next === 'sound') void playSound().catch(() => undefined);
    const isRefused =
      next === 'notification' &&
      (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted');
    setTurnAlert(isRefused ? 'none' : next);
  };
  return (
    <IconButton
      icon={ICON_NAMES[alert]}
      label={label}
      onClick={() => {
        void change();
      }}
    />
  );
}
