export { type PrintedCard, readCard, type Reading, type Refusal } from './card.ts';
