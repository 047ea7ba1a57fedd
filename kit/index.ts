export type { AddOn, AddOns } from './face/add-ons.ts';
export { allOf } from './all-of.ts';
export { folded } from './folded.ts';
export { foreignText } from './foreign-text.ts';
export type { BotProtocol, BotSaid } from './face/bots.ts';
export type { Chair, News, Sight } from './face/chair.ts';
export {
  type Command,
  type CommandHands,
  type CommandHelp,
  type Drawing,
  type Entry,
  type Gesture,
  type Row,
  type SomeEntry,
  someEntry,
  type Span,
  type TerminalFace,
} from './face/entry.ts';
export {
  type Files,
  type Folder,
  type FoundSave,
  type Keeping,
  type Moment,
  momentOf,
  type Opened,
  type Sat,
} from './face/files.ts';
export {
  choice,
  type Field,
  type FileField,
  flag,
  type Form,
  LARGE_FILE,
  LARGEST_FILE,
  number,
  readFile,
  readForm,
  type SettingsOf,
} from './face/form.ts';
export type { Heuristics } from './face/heuristics.ts';
export { Page } from './face/page.ts';
export type { Character, Player, QuickPlayer, Remark, Said } from './face/player.ts';
export { atDesk, type Desk, EXIT, type Grammar, languageIn } from './face/order.ts';
export { englishOrdinal } from './face/ordinal.ts';
export { zoneLine } from './face/plain.ts';
export {
  type BotNote,
  type Contestant,
  type Interruption,
  type Isolation,
  ISOLATIONS,
  type Referee,
  type Report,
  type Sitting,
  type Witness,
} from './face/referee.ts';
export type { Passing, Stops } from './face/stops.ts';
export { LocalTable, sightOf, type TableCare } from './face/table.ts';
export {
  type Asked,
  type ByLanguage,
  type FieldWords,
  type FormWords,
  type Language,
  LANGUAGES,
  type Names,
  optionsIn,
  type Role,
  type Texts,
  type Thing,
  type Zone,
} from './face/texts.ts';
export type { WebFace, WebFaceProps, WebLine, WebLineProps, WebPage, WebPageProps } from './face/web.ts';
export { wilson } from './interval.ts';
export { type Facts, placedOf, type ReasonWords, refusalOf, sentenceOf, winnersOf } from './face/words.ts';
export { hiddenFrom, redeal, show, type Shown, takeOut } from './piles.ts';
export { slipsBetween } from './slips.ts';
export { placesByFewest, seatsAfter } from './seats.ts';
export { Tally, type Tried, triedText } from './tally.ts';
export { Canvas } from './terminal/canvas.ts';
export {
  beside,
  box,
  charactersOf,
  cutRow,
  flowRows,
  padRow,
  plainText,
  rowsWidth,
  rowWidth,
  stacked,
  widthOf,
  wrapRow,
} from './terminal/rows.ts';
export { drawTable, drawZones, seatSign } from './terminal/zones.ts';
