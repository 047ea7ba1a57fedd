/** Colours and styles of terminal screenshots. */
import type { ScreenCell } from '../../apps/cli/testing/pty-driver.testing.ts';

/** CSS classes of the sixteen terminal colours; other colours use the text colour. */
const COLOURS: { readonly [colour: number]: string } = {
  2: 'seat2',
  3: 'warn',
  6: 'possible',
  7: 'seat5',
  9: 'seat0',
  12: 'seat1',
  13: 'seat3',
  11: 'seat4',
};

export function styleOf({ colour, bold, dim }: ScreenCell): string {
  if (dim) return 'quiet';
  const named = colour === undefined ? undefined : COLOURS[colour];
  return named ?? (bold ? 'strong' : 'ink');
}

/** Colours for light and dark mode, from the design tokens, adjusted for contrast. */
export const TOKENS = {
  paper: ['#fffdf8', '#24211b'],
  edge: ['#d9d0bf', '#3d382f'],
  ink: ['#23201a', '#efe9dc'],
  quiet: ['#6b6355', '#a69d8b'],
  possible: ['#2c5f8a', '#7fb2dc'],
  warn: ['#9a6b00', '#e0b04c'],
  seat0: ['#c04a26', '#e9794f'],
  seat1: ['#0072b2', '#5aa9e0'],
  seat2: ['#2e7d4f', '#6cc792'],
  seat3: ['#a8508a', '#d998bd'],
  seat4: ['#7d6e00', '#f0e442'],
  seat5: ['#4d4d4d', '#b8b3a8'],
} as const;

const fills = (theme: 0 | 1): string =>
  Object.entries(TOKENS)
    .map(([name, colours]) => `--${name}:${colours[theme]}`)
    .join(';');

const classes = Object.keys(TOKENS)
  .filter((name) => name !== 'paper' && name !== 'edge')
  .map((name) => `.${name}{fill:var(--${name});color:var(--${name})}`)
  .join('');

export const STYLE = `:root{${fills(0)}}@media (prefers-color-scheme:dark){:root{${fills(1)}}}text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;white-space:pre}${classes}.strong{fill:var(--ink);color:var(--ink)}text.strong,text.possible{font-weight:600}.line{fill:none;stroke:currentColor;stroke-width:1.2}.window{fill:var(--paper);stroke:var(--edge)}.rule{stroke:var(--edge)}.cursor{fill:var(--possible);opacity:.45}`;
