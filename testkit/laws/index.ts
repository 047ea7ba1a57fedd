/** The laws of the conformance suite by name. */
import type { MatchMoment, FinishedMatch, ConformanceTrial } from '../random-match.ts';
import { offersOptionsOnce, acceptsEveryOption } from './answers.ts';
import { charactersAreReproducible } from './characters.ts';
import { ranksEverySeat, replaysFromItsArchive } from './endings.ts';
import { playsFromTextsAlone } from './text-only-play.ts';
import { acceptsSubsets } from './subsets.ts';
import { heuristicsChooseOptions } from './heuristics.ts';
import { imagineChangesHiddenCards, imagineReachesEveryPlace } from './imagine.ts';
import { survivesLapses, survivesWithdrawals } from './withdrawals.ts';
import { conservesCards, forksAreIndependent, keepsInvariants, survivesJson } from './positions.ts';
import { refusesTheRest } from './refusals.ts';
import {
  imaginedWorldsArePlayable,
  imagineKeepsObservations,
  eventsRevealOnlyVisible,
  eventsCoverViewChanges,
} from './hidden-information.ts';
import { validatesSettings, setupsAreIndependent } from './settings.ts';
import { fitsTerminalWidth } from './terminal-width.ts';
import { explainsBarredChoices, hasTextsInEveryLanguage, hasOutcomeTexts } from './texts.ts';

type Laws<Subject> = { readonly [law: string]: (subject: Subject) => void | Promise<void> };

/** Laws of every position of a match. */
export const MOMENT_LAWS = {
  'cards are neither made nor lost': conservesCards,
  'the invariants of the game hold': keepsInvariants,
  'a position survives JSON': survivesJson,
  'a fork goes its own way': forksAreIndependent,
  'every offered answer is taken': acceptsEveryOption,
  'every option is offered once': offersOptionsOnce,
  'a subset is gathered in one gesture or one by one': acceptsSubsets,
  'heuristics choose what is offered': heuristicsChooseOptions,
  'everything else is refused and changes nothing': refusesTheRest,
  'what is barred has a reason': explainsBarredChoices,
  'everything has words in every language': hasTextsInEveryLanguage,
  'tables fit any terminal': fitsTerminalWidth,
  'imagining changes nothing that is seen': imagineKeepsObservations,
  'nobody hears what they may not see': eventsRevealOnlyVisible,
  'whoever sees a change has heard of it': eventsCoverViewChanges,
  'imagined worlds are playable': imaginedWorldsArePlayable,
  'a lapse leaves a playable match': survivesLapses,
  'seats can leave at any moment': survivesWithdrawals,
} as const satisfies { readonly [law: string]: (here: MatchMoment) => void };

/** Laws of a finished match. */
export const MATCH_LAWS = {
  'a match ends with a ranking': ranksEverySeat,
  'the end has words in every language': hasOutcomeTexts,
  'an archive replays to the same match': replaysFromItsArchive,
} as const satisfies { readonly [law: string]: (played: FinishedMatch) => void };

/** Laws of a game with a given number of seats. */
export const GAME_LAWS = {
  'settings are read or refused': validatesSettings,
  'every match has a table of its own': setupsAreIndependent,
  'imagining moves what is hidden': imagineChangesHiddenCards,
  'imagining reaches every place': imagineReachesEveryPlace,
  'strangers can play from what they are shown': playsFromTextsAlone,
  'players of the game’s own agree with themselves': charactersAreReproducible,
} as const satisfies Laws<ConformanceTrial>;

export const PLAY_LAW = 'random play ends without a fault';
