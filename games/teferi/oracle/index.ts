/** The parser of Oracle text: turns printed cards into card definitions. */
export { type PrintedCard, parseCard, type CardParseResult, type CardRefusal } from './card.ts';
