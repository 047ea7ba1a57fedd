/** Icons on a 24 grid for values, elements, types and states; a text says the same beside each. */
import { PathIcon } from '@ludoteca/kit/web';

const SHIELD = 'M12 3 5 5.5v6c0 4.6 2.8 7.7 7 9.5 4.2-1.8 7-4.9 7-9.5v-6Z';
const TOWER = 'M6 21V9H4V4h3v2h3V4h4v2h3V4h3v5h-2v12ZM10 21v-5h4v5';
const SWORD = 'M20.5 3.5 16 4 7 13l4 4 9-9ZM4.5 13.5l6 6M7.500 16.500l-4 4';

const ICONS = {
  attack: SWORD,
  defence: SHIELD,
  health: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  points: TOWER,
  energy: 'M13 2.5 5 14h6l-1 7.5L18.5 10H12Z',
  deck: 'M8 3h11v15H8ZM8 6H5v15h11v-3',
  discard: 'M4 6h16M9 6V3.500h6V6M6 6l1 15h10l1-15M10 10v7M14 10v7',
  skull: 'M12 3a8 8 0 0 0-5 14v3.500h10V17a8 8 0 0 0-5-14ZM9 12v.5M15 12v.5M12 20.500v-3',

  fire: 'M12 2.500c1 4 5.500 6 5.500 11a5.500 5.500 0 0 1-11 0c0-2.600 1.500-4 2.500-6 .8 1.600 1.400 2.300 2 2.500.6-2 .9-4.500 1-7.500Z',
  water: 'M12 3c3.500 4.500 6 7.500 6 11a6 6 0 0 1-12 0c0-3.500 2.500-6.500 6-11Z',
  earth: 'M2.500 19.500 9 7l4 7 2.500-4 6 9.500Z',
  air: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h6.500a2.300 2.300 0 1 1-2.300 2.300',
  light:
    'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.800 1.800M17.200 17.200 19 19M19 5l-1.800 1.800M6.800 17.200 5 19',
  shadow: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z',
  neutral: 'M12 4l8 8-8 8-8-8Z',

  character: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.8-4 3.700-6 7.500-6s6.700 2 7.500 6',
  structure: TOWER,
  spell:
    'M12 2.500l2.600 6.300 6.900.6-5.200 4.500 1.600 6.600L12 17l-5.900 3.500 1.600-6.600L2.500 9.400l6.900-.6Z',
  equipment: SWORD,

  stunned:
    'M12 3v4M12 17v4M3 12h4M17 12h4M5.500 5.500 8.500 8.500M15.500 15.500l3 3M18.500 5.500l-3 3M8.500 15.500l-3 3',
  poisoned: 'M9 3h6M10 3v5l-4.500 9A2.700 2.700 0 0 0 8 21h8a2.700 2.700 0 0 0 2.500-4L14 8V3M8 15h8',
  paralysed: 'M6 4v16M12 4v16M18 4v16M3 12h18',
  stealth: 'M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6ZM4 20 20 4',
  immunity: `${SHIELD}M9 12l2.200 2.200L15.500 10`,
  cursed: 'M12 4v15M6 13l6 6 6-6',
  blessed: 'M12 20V5M6 11l6-6 6 6',
  regeneration: 'M12 4v16M4 12h16',
  vulnerable: `${SHIELD}M12 4l-2 6 4 3-2 7`,
  fortified: 'M4 20V9h3v3h3V9h4v3h3V9h3v11ZM4 5h16',
  rooted: 'M12 3v9M12 12c-4 0-6 3-6 8M12 12c4 0 6 3 6 8M12 12v9',
  silenced: 'M4 9v6h3l5 4V5L7 9ZM16 9.500l5 5M21 9.500l-5 5',
} as const;
export type IconName = keyof typeof ICONS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <PathIcon className={`ly-sign ly-sign-${name}`} path={ICONS[name]} />
);
