/** Shapes of box-drawing characters in SVG. */

/** Size of a character cell, in pixels. */
export const CELL = { width: 8.4, height: 18 } as const;

const { width, height } = CELL;
const x = width / 2;
const y = height / 2;
/** Radius of rounded corners. */
const BEND = 4;

const line = (path: string): string => `<path class="line" d="${path}"/>`;
const solid = (path: string): string => `<path d="${path}"/>`;

/** Size of a suit symbol, centred in its cell. */
const suit = (path: string): string =>
  `<path transform="translate(${x} ${y + 0.5}) scale(0.8)" d="${path}"/>`;

/** Characters that are drawn as paths, so that no font is needed and lines connect. */
export const SHAPES: { readonly [sign: string]: string } = {
  '─': line(`M0 ${y}H${width}`),
  '│': line(`M${x} 0V${height}`),
  '╭': line(`M${x} ${height}V${y + BEND}Q${x} ${y} ${width} ${y}`),
  '╮': line(`M${x} ${height}V${y + BEND}Q${x} ${y} 0 ${y}`),
  '╰': line(`M${x} 0V${y - BEND}Q${x} ${y} ${width} ${y}`),
  '╯': line(`M${x} 0V${y - BEND}Q${x} ${y} 0 ${y}`),
  '▒': line(
    `M0 ${y / 2}L${x} 0M0 ${y}L${width} 0M0 ${y + y / 2}L${width} ${y / 2}M0 ${height}L${width} ${y}M${x} ${height}L${width} ${y + y / 2}`,
  ),
  '●': `<circle cx="${x}" cy="${y}" r="3.6"/>`,
  '■': solid(`M${x - 3.3} ${y - 3.3}h6.6v6.6h-6.6z`),
  '▲': solid(`M${x} ${y - 4}l4.1 7.4h-8.2z`),
  '◆': solid(`M${x} ${y - 4.4}l4.1 4.4l-4.1 4.4l-4.1 -4.4z`),
  '▸': solid(`M${x - 2.4} ${y - 3.6}l5 3.6l-5 3.6z`),
  '◂': solid(`M${x + 2.4} ${y - 3.6}l-5 3.6l5 3.6z`),
  '♥': suit('M0 5.6C-6.6 .8 -5.6 -5 -2.6 -5C-1 -5 -.2 -3.8 0 -2.9C.2 -3.8 1 -5 2.6 -5C5.6 -5 6.6 .8 0 5.6z'),
  '♦': suit('M0 -6Q1.8 -2.6 4.6 0Q1.8 2.6 0 6Q-1.8 2.6 -4.6 0Q-1.8 -2.6 0 -6z'),
  '♣': suit(
    'M-1 1.7A2.7 2.7 0 1 1 -2 -1.7A2.7 2.7 0 1 1 2 -1.7A2.7 2.7 0 1 1 1 1.7Q1 4 2.6 5.6H-2.6Q-1 4 -1 1.7z',
  ),
  '♠': suit(
    'M0 -6C1.6 -3 5.4 -1.4 5.4 1.4C5.4 3.6 2.4 4.4 .9 2.3Q1 4.2 2.6 5.6H-2.6Q-1 4.2 -.9 2.3C-2.4 4.4 -5.4 3.6 -5.4 1.4C-5.4 -1.4 -1.6 -3 0 -6z',
  ),
};
