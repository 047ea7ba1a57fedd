import type { Here, Played, Trial } from '../walk.ts';
import { offersEachOnce, takesWhatItOffers } from './answers.ts';
import { charactersAgree } from './characters.ts';
import { ranksEverybody, replaysFromItsArchive } from './endings.ts';
import { strangersCanPlay } from './faces.ts';
import { gathersSubsets } from './gathering.ts';
import { advisesWell } from './heuristics.ts';
import { imaginationMoves, imaginationReaches } from './imagination.ts';
import { survivesLapses, survivesLeaving } from './leaving.ts';
import { conservesCards, forksApart, keepsInvariants, survivesJson } from './positions.ts';
import { refusesTheRest } from './refusals.ts';
import { imaginesPlayableWorlds, imaginesUnseen, tellsOnlyWhatIsSeen, tellsWhatChanges } from './secrets.ts';
import { readsSettings, setsUpAfresh } from './settings.ts';
import { fitsAnyTerminal } from './tables.ts';
import { explainsWhatIsBarred, speaksEveryLanguage, speaksOfTheEnd } from './words.ts';

type Laws<Subject> = { readonly [law: string]: (subject: Subject) => void | Promise<void> };

/** Laws of every moment of a match. */
export const MOMENT_LAWS = {
  'cards are neither made nor lost': conservesCards,
  'the invariants of the game hold': keepsInvariants,
  'a position survives JSON': survivesJson,
  'a fork goes its own way': forksApart,
  'every offered answer is taken': takesWhatItOffers,
  'every option is offered once': offersEachOnce,
  'a subset is gathered in one gesture or one by one': gathersSubsets,
  'heuristics choose what is offered': advisesWell,
  'everything else is refused and changes nothing': refusesTheRest,
  'what is barred has a reason': explainsWhatIsBarred,
  'everything has words in every language': speaksEveryLanguage,
  'tables fit any terminal': fitsAnyTerminal,
  'imagining changes nothing that is seen': imaginesUnseen,
  'nobody hears what they may not see': tellsOnlyWhatIsSeen,
  'whoever sees a change has heard of it': tellsWhatChanges,
  'imagined worlds are playable': imaginesPlayableWorlds,
  'a lapse leaves a playable match': survivesLapses,
  'seats can leave at any moment': survivesLeaving,
} as const satisfies { readonly [law: string]: (here: Here) => void };

/** Laws of a match that has ended. */
export const MATCH_LAWS = {
  'a match ends with a ranking': ranksEverybody,
  'the end has words in every language': speaksOfTheEnd,
  'an archive replays to the same match': replaysFromItsArchive,
} as const satisfies { readonly [law: string]: (played: Played) => void };

/** Laws of a game with so many seats. */
export const GAME_LAWS = {
  'settings are read or refused': readsSettings,
  'every match has a table of its own': setsUpAfresh,
  'imagining moves what is hidden': imaginationMoves,
  'imagining reaches every place': imaginationReaches,
  'strangers can play from what they are shown': strangersCanPlay,
  'players of the game’s own agree with themselves': charactersAgree,
} as const satisfies Laws<Trial>;

/** Random play ends, and no rule fails on the way. */
export const PLAY_LAW = 'random play ends without a fault';
