/** Sentences about the clock of a remote table: whom the match waits for, and the time left. */
import type { TableInfo } from '@ludoteca/wire';

export interface ClockTexts {
  /** `time`: such as `1:05`. */
  waiting(name: string, time: string): string;
  left(name: string, time: string): string;
  readonly unlimited: string;
}

export function formatClockLines({ waiting, seats }: TableInfo, texts: ClockTexts): readonly string[] {
  if (waiting === undefined) return [];
  const asked = texts.waiting(seats[waiting.seat]?.name ?? '', formatTime(waiting.milliseconds));
  if (waiting.remaining === undefined) return [asked, texts.unlimited];
  const left = waiting.remaining.flatMap((milliseconds, seat) => {
    const info = seats[seat];
    return info?.guest === undefined ? [] : [texts.left(info.name, formatTime(milliseconds))];
  });
  return [asked, ...left];
}

const pad = (count: number): string => String(count).padStart(2, '0');

/** Minutes and seconds, with hours if there are some. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pad(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${pad(minutes)}:${rest}`;
}
