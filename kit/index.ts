/** The public interface of the kit without its React parts. */
export type { AddOn, AddOnLoader } from './catalogue/add-ons.ts';
export { memoizeByObject, memoizeByText } from './memoize.ts';
export { runAllInOrder } from './run-all-in-order.ts';
export { foldForSearch } from './text/fold-for-search.ts';
export { decodeUnknownText, skipByteOrderMark } from './text/decode-unknown-text.ts';
export type { BotProtocol, BotMessage } from './bots/bot-protocol.ts';
export type { Chair, MatchUpdate, Observation } from './table/chair.ts';
export { type AnyCatalogueEntry, type CatalogueEntry, eraseGameType } from './catalogue/catalogue-entry.ts';
export type { CommandEnvironment, CommandHelp, GameCommand } from './commands/game-command.ts';
export type { RenderContext, StandingOrder, TerminalRenderer } from './terminal/terminal-renderer.ts';
export type { TextRow, TextSpan } from './terminal/text-row.ts';
export {
  type OriginalFiles,
  type FileFolder,
  type SaveListing,
  type FileWriter,
  type HostSnapshot,
  takeHostSnapshot,
  type OpenedSave,
  type SaveContext,
} from './catalogue/original-files.ts';
export {
  choiceField,
  type FormField,
  type FileField,
  flagField,
  type Form,
  FILE_TOO_LARGE,
  MAX_FILE_BYTES,
  numberField,
  parseFileSetting,
  parseSettings,
  type SettingsOf,
} from './settings/settings-form.ts';
export type { Heuristics } from './players/heuristics.ts';
export { BotTranscript } from './bots/bot-transcript.ts';
export type { Character, Player, SynchronousPlayer, Explanation, SeatExplanation } from './players/player.ts';
export {
  runCommand,
  type CommandContext,
  EXIT_CODES,
  type CommandSyntax,
  parseLanguageOption,
  parseArguments,
  type CommandArguments,
  type ArgumentMistake,
} from './commands/run-command.ts';
export { formatEnglishOrdinal } from './text/english-ordinal.ts';
export { formatZone } from './text/format-zone.ts';
export { singleLanguage } from './text/single-language.ts';
export {
  type BotFailure,
  type Contestant,
  type StopSignal,
  type IsolationMode,
  ISOLATION_MODES,
  type Referee,
  type RefereeReport,
  type RefereedMatchSetup,
  type RefereeObserver,
} from './bots/referee.ts';
export type { AutoPass, AutoPassRules } from './table/auto-pass.ts';
export { MatchHost, observe, type MatchHostHooks } from './table/match-host.ts';
export { type HistoryStep, MatchHistory } from './table/match-history.ts';
export {
  type VisibleQuestion,
  type ByLanguage,
  type FieldText,
  type FormText,
  type ItemShape,
  type Language,
  LANGUAGES,
  type PlayerNames,
  optionsOf,
  type TextRole,
  type GameTexts,
  type ZoneItem,
  type Zone,
} from './text/game-texts.ts';
export type {
  WebBoard,
  WebBoardProps,
  WebLogLine,
  WebLogLineProps,
  WebPage,
  WebPageProps,
} from './catalogue/web-board.ts';
export { wilsonInterval } from './statistics/wilson-interval.ts';
export {
  type ReasonFacts,
  prefixLineNumber,
  type ReasonTexts,
  formatRefusal,
  formatReason,
  formatWinners,
} from './text/format-reason.ts';
export { hiddenPiles, redeal, toVisiblePile, type VisiblePile, removeCard } from './piles.ts';
export { didYouMean } from './text/did-you-mean.ts';
export { editDistance } from './text/edit-distance.ts';
export { placesByFewest, seatsAfter } from './seats.ts';
export { WinCounter, type WinRate, formatWinRate } from './statistics/win-rate.ts';
export { Canvas } from './terminal/canvas.ts';
export {
  placeSideBySide,
  drawBox,
  splitGraphemes,
  truncateRow,
  flowRows,
  padRow,
  toPlainText,
  maxRowWidth,
  rowWidth,
  stackBlocks,
  textWidth,
  wrapRow,
} from './terminal/row-layout.ts';
export { drawTable, drawZones, seatSymbol } from './terminal/draw-zones.ts';
