/** Preferences of the user: language, theme, explanations, pace, event log and its column, turn alert, reduced motion. */
import type { Language } from '@ludoteca/kit';
import { createStore, useStore } from '@ludoteca/kit/web';
import { PLAY_PACES, type PlayPace } from '@ludoteca/wire';
import { loadValue, saveValue } from './local-storage.ts';
import {
  isLanguage,
  chooseLanguage,
  type Theme,
  THEMES,
  TURN_ALERTS,
  type TurnAlert,
  type PageTexts,
  TEXTS,
} from '../texts/index.ts';

const isPace = (value: unknown): value is PlayPace => PLAY_PACES.includes(value as PlayPace);
const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);
const isTurnAlert = (value: unknown): value is TurnAlert => TURN_ALERTS.includes(value as TurnAlert);

const storedLanguage = loadValue('language');
const language = createStore<Language>(
  isLanguage(storedLanguage) ? storedLanguage : chooseLanguage(navigator.languages),
);
const storedReasons = loadValue('reasons');
const reasons = createStore(typeof storedReasons === 'boolean' ? storedReasons : undefined);
const storedPace = loadValue('pace');
const pace = createStore<PlayPace>(isPace(storedPace) ? storedPace : 'relaxed');
const storedRoutine = loadValue('all events');
const routine = createStore(storedRoutine === true);
const storedLog = loadValue('log');
const log = createStore(storedLog !== false);
const storedConfirming = loadValue('confirm');
const confirming = createStore(storedConfirming === true);
const storedTheme = loadValue('theme');
const theme = createStore<Theme>(isTheme(storedTheme) ? storedTheme : 'system');
const storedAlert = loadValue('turn alert');
const turnAlert = createStore<TurnAlert>(isTurnAlert(storedAlert) ? storedAlert : 'none');

/** Sets language and theme on the document for screen readers and style sheets; theme.js does it before the first paint. */
function applyToDocument(): void {
  const { documentElement } = document;
  documentElement.lang = language.get();
  if (theme.get() === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme.get();
}
applyToDocument();

export function setLanguage(next: Language): void {
  saveValue('language', next);
  language.set(next);
  applyToDocument();
}

export function setTheme(next: Theme): void {
  saveValue('theme', next);
  theme.set(next);
  applyToDocument();
}

/** Sets how fast this page shows what others do. */
export function setPace(next: PlayPace): void {
  saveValue('pace', next);
  pace.set(next);
}

/** Sets what calls the person to this page when it is in the background. */
export function setTurnAlert(next: TurnAlert): void {
  saveValue('turn alert', next);
  turnAlert.set(next);
}

/** Sets whether computer players explain their choices. */
export function setExplanations(isShown: boolean): void {
  saveValue('reasons', isShown);
  reasons.set(isShown);
}

/** Sets whether the event log shows every event. */
export function setRoutineShown(isShown: boolean): void {
  saveValue('all events', isShown);
  routine.set(isShown);
}

/** Sets whether the event log stands beside the board. */
export function setLogShown(isShown: boolean): void {
  saveValue('log', isShown);
  log.set(isShown);
}

/** Sets whether every decision waits for a confirmation. */
export function setConfirming(isOn: boolean): void {
  saveValue('confirm', isOn);
  confirming.set(isOn);
}

export const useConfirming = (): boolean => useStore(confirming);
export const useLogShown = (): boolean => useStore(log);
export const useRoutineShown = (): boolean => useStore(routine);
export const useExplanationPreference = (): boolean | undefined => useStore(reasons);
export const usePace = (): PlayPace => useStore(pace);
export const currentPace = (): PlayPace => pace.get();
export const useTurnAlertPreference = (): TurnAlert => useStore(turnAlert);
export const useLanguage = (): Language => useStore(language);
export const useTheme = (): Theme => useStore(theme);
export const useTexts = (): PageTexts => TEXTS[useStore(language)];
export const currentTexts = (): PageTexts => TEXTS[language.get()];

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const prefersReducedMotion = (): boolean => reducedMotion.matches;
