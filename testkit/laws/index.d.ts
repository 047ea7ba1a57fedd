import { offersEachOnce, takesWhatItOffers } from './answers.ts';
import { ranksEverybody, replaysFromItsArchive } from './endings.ts';
import { strangersCanPlay } from './faces.ts';
import { imaginationMoves, imaginationReaches } from './imagination.ts';
import { survivesLapses, survivesLeaving } from './leaving.ts';
import { conservesCards, forksApart, keepsInvariants, survivesJson } from './positions.ts';
import { refusesTheRest } from './refusals.ts';
import { imaginesPlayableWorlds, imaginesUnseen, tellsOnlyWhatIsSeen } from './secrets.ts';
import { readsSettings, setsUpAfresh } from './settings.ts';
import { explainsWhatIsBarred, speaksEveryLanguage, speaksOfTheEnd } from './words.ts';
/** Laws of every moment of a match. */
export declare const MOMENT_LAWS: {
  readonly 'cards are neither made nor lost': typeof conservesCards;
  readonly 'the invariants of the game hold': typeof keepsInvariants;
  readonly 'a position survives JSON': typeof survivesJson;
  readonly 'a fork goes its own way': typeof forksApart;
  readonly 'every offered answer is taken': typeof takesWhatItOffers;
  readonly 'every option is offered once': typeof offersEachOnce;
  readonly 'everything else is refused and changes nothing': typeof refusesTheRest;
  readonly 'what is barred has a reason': typeof explainsWhatIsBarred;
  readonly 'everything has words in every language': typeof speaksEveryLanguage;
  readonly 'imagining changes nothing that is seen': typeof imaginesUnseen;
  readonly 'nobody hears what they may not see': typeof tellsOnlyWhatIsSeen;
  readonly 'imagined worlds are playable': typeof imaginesPlayableWorlds;
  readonly 'a lapse leaves a playable match': typeof survivesLapses;
  readonly 'seats can leave at any moment': typeof survivesLeaving;
};
/** Laws of a match that has ended. */
export declare const MATCH_LAWS: {
  readonly 'a match ends with a ranking': typeof ranksEverybody;
  readonly 'the end has words in every language': typeof speaksOfTheEnd;
  readonly 'an archive replays to the same match': typeof replaysFromItsArchive;
};
/** Laws of a game with so many seats. */
export declare const GAME_LAWS: {
  readonly 'settings are read or refused': typeof readsSettings;
  readonly 'every match has a table of its own': typeof setsUpAfresh;
  readonly 'imagining moves what is hidden': typeof imaginationMoves;
  readonly 'imagining reaches every place': typeof imaginationReaches;
  readonly 'strangers can play from what they are shown': typeof strangersCanPlay;
};
/** Random play ends, and no rule fails on the way. */
export declare const PLAY_LAW = 'random play ends without a fault';
