export { othersFrom, type Spot, spotsAround } from './around.ts';
export { Backs, CardBack, MOST_BACKS } from './backs.tsx';
export { Beside, type BesideProps } from './beside.tsx';
export { useFocusKept } from './focus.ts';
export { seatShape, SeatSign } from './sign.tsx';
export { Steps } from './steps.tsx';
export { EASE, type Journey, LASTS, travel } from './travel.ts';
