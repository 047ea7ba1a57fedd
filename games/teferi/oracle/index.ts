/** The parser of Oracle text: turns printed cards into card definitions. */
export { type PrintedCardText, parseCard, type CardParseResult, type CardRefusal } from './card.ts';
