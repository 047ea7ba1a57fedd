export { othersFrom, type Spot, spotsAround } from './around.ts';
export { Backs, CardBack } from './backs.tsx';
export { Beside, type BesideProps } from './beside.tsx';
export { useFocusKept } from './focus.ts';
export { SeatSign } from './sign.tsx';
export { type Journey, travel } from './travel.ts';
