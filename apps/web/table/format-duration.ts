/** A duration as a clock shows it: `0:42`, `12:05`, `26:00:00`. */
const two = (count: number): string => String(count).padStart(2, '0');

/** Rounded down to seconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
