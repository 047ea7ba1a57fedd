/** The entry of a game in the catalogue. */
import type { AnyParts, Game, Parts } from '@ludoteca/kernel';
import type { NumericEncoding } from '../encoding/numeric-encoding.ts';
import type { OwnBotProtocol } from '../bots/bot-protocol.ts';
import type { GameCommand } from '../commands/game-command.ts';
import type { ExerciseCollection } from '../exercises/exercise.ts';
import type { Character } from '../players/player.ts';
import type { Heuristics } from '../players/heuristics.ts';
import type { Form } from '../settings/settings-form.ts';
import type { SoloModeLink } from '../solo/solo-mode.ts';
import type { StatisticsReader } from '../statistics/match-record.ts';
import type { AutoPassRules } from '../table/auto-pass.ts';
import type { StandingOrderRules } from '../table/standing-order.ts';
import type { TerminalRenderer } from '../terminal/terminal-renderer.ts';
import type { ByLanguage, GameTexts } from '../text/game-texts.ts';
import type { AddOnLoader } from './add-ons.ts';
import type { OriginalFiles } from './original-files.ts';

export interface CatalogueEntry<P extends Parts> {
  readonly game: Game<P>;
  readonly texts: ByLanguage<GameTexts<P>>;
  readonly form: Form;
  readonly heuristics: Heuristics<P>;
  /** Whether menus show the game. Unlisted games can be played by name. */
  readonly listed: boolean;
  readonly terminal?: TerminalRenderer<P>;
  /** For games in which most questions are answered by passing. */
  readonly autoPass?: AutoPassRules<P>;
  /** For games in which people give the same answers again and again. */
  readonly orders?: StandingOrderRules<P>;
  /** Computer players of this game only, by name. */
  readonly players?: { readonly [name: string]: Character<P> };
  /** For games with decks or cards; other games have statistics of players and lengths. */
  readonly statistics?: StatisticsReader<P>;
  readonly files?: OriginalFiles<P>;
  readonly addOns?: AddOnLoader;
  readonly commands?: readonly GameCommand[];
  /** Tutorials and puzzles. */
  readonly exercises?: readonly ExerciseCollection[];
  /** Drafts and campaigns. */
  readonly soloModes?: readonly SoloModeLink[];
  /** For programs that learn. Created on first use. */
  readonly encoding?: () => NumericEncoding<P>;
  readonly botProtocol?: OwnBotProtocol<P>;
}

export type AnyCatalogueEntry = CatalogueEntry<AnyParts>;

/** Forgets the game's types. This cast lets apps hold all games in one list. */
export const eraseGameType = <P extends Parts>(entry: CatalogueEntry<P>): AnyCatalogueEntry =>
  entry as unknown as AnyCatalogueEntry;
