/** The messages between the page of cards and decks and its worker. */
import type { Reason } from '@ludoteca/kernel';
import type { Deck } from '../../abilities/index.ts';
import type { CardFileFault } from '../../card-files/index.ts';
import type { CoverageSurvey } from '../../coverage/survey.ts';

/** How many cards cost how much mana, without lands: the index is the mana value, the last one that and more. */
export type ManaCurve = readonly number[];

/** Imports a card file, measures the stored cards, or builds a deck from a list with them. */
export type CardRequest =
  | { readonly ask: 'import'; readonly file: Blob }
  | { readonly ask: 'survey'; readonly index: Blob }
  | { readonly ask: 'build'; readonly index: Blob | undefined; readonly list: string; readonly name: string };

export type CardReply =
  | { readonly kind: 'imported'; readonly index: Blob; readonly survey: CoverageSurvey }
  | { readonly kind: 'surveyed'; readonly survey: CoverageSurvey }
  | {
      readonly kind: 'built';
      readonly deck: Deck;
      readonly curve: ManaCurve;
      /** The names of the cards that cannot be read. */
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'invalid file'; readonly fault: CardFileFault }
  | { readonly kind: 'invalid list'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'failed' };
