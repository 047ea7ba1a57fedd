/** Icons on a 24 grid. They are hidden from screen readers; a text or label accompanies each. */
import type { ReactElement } from 'react';

const ICONS = {
  back: <path d="M14.5 5.5 8 12l6.5 6.5" />,
  bell: <path d="M6 17h12l-1.500-2.500V10a4.500 4.500 0 0 0-9 0v4.500ZM10 20h4" />,
  bellOff: <path d="M6 17h12l-1.500-2.500V10a4.500 4.500 0 0 0-9 0v4.500ZM10 20h4M4 4l16 16" />,
  book: (
    <path d="M4 5.5c3-1.2 5.6-1 8 .7 2.4-1.7 5-1.9 8-.7v13c-3-1.2-5.6-1-8 .7-2.4-1.7-5-1.9-8-.7ZM12 6.2v13" />
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chip: (
    <path d="M7 7h10v10H7zM10.5 10.5h3v3h-3zM9.5 7V3.5M14.5 7V3.5M9.5 20.5V17M14.5 20.5V17M7 9.5H3.5M7 14.5H3.5M20.5 9.5H17M20.5 14.5H17" />
  ),
  column: <path d="M4 5h16v14H4zM14.500 5v14" />,
  copy: <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />,
  download: <path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14" />,
  door: <path d="M14 4.5H5.5v15H14M10.5 12h9M16 8.5l3.5 3.5-3.5 3.5" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  first: <path d="M6.500 5.500v13M17.500 5.500 11 12l6.500 6.500" />,
  forward: <path d="M9.500 5.500 16 12l-6.500 6.500" />,
  last: <path d="M17.500 5.500v13M6.500 5.500 13 12l-6.500 6.500" />,
  pause: <path d="M8.500 6v12M15.500 6v12" />,
  play: <path d="m7.500 5 11 7-11 7Z" />,
  flag: <path d="M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6" />,
  half: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v16a8 8 0 0 0 0-16Z" fill="currentColor" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.5v.01" />
    </>
  ),
  hourglass: (
    <path d="M7 4h10M7 20h10M8 4c0 4 1.500 6 4 8-2.500 2-4 4-4 8M16 4c0 4-1.500 6-4 8 2.500 2 4 4 4 8" />
  ),
  list: <path d="M4.500 6.500h15M4.500 12h15M4.500 17.500h15" />,
  minus: <path d="M5 12h14" />,
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  pencil: <path d="m5 19 .8-4L15.5 5.3l3.2 3.2L9 18.2ZM13.5 7.3l3.2 3.2" />,
  person: (
    <>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.8-4 3.3-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  plus: <path d="M5 12h14M12 5v14" />,
  question: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.3 9.4a2.8 2.8 0 1 1 4 2.5c-.9.5-1.3 1-1.3 2M12 17v.01" />
    </>
  ),
  scales: (
    <path d="M12 4v16M7.5 20h9M5 7h14M5 7l-2.5 6.5h5ZM19 7l-2.5 6.5h5ZM2.5 13.5a2.5 2.5 0 0 0 5 0M16.5 13.5a2.5 2.5 0 0 0 5 0" />
  ),
  skip: <path d="m5 6 7 6-7 6ZM12 6l7 6-7 6ZM20 6v12" />,
  sliders: <path d="M4 8h9M17 8h3M4 16h3M11 16h9M15 5.500v5M9 13.500v5" />,
  sound: (
    <path d="M4 9.500h3.500L12 5.500v13l-4.500-4H4ZM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />
  ),
  speech: <path d="M4 5.5h16v10.5h-8.5L7 20v-4H4ZM8 9.5h8M8 12.5h5" />,
  undo: <path d="M9 5 4.500 9.500 9 14M5 9.500h8.500a5 5 0 0 1 0 10H9" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7" />
    </>
  ),
} as const satisfies { readonly [name: string]: ReactElement };

export type IconName = keyof typeof ICONS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  );
}
