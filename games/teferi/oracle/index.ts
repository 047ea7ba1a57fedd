export { type PrintedCard, parseCard, type CardParseResult, type CardRefusal } from './card.ts';
