/** The laws of the conformance suite by name. */
import type { MatchMoment, FinishedMatch, ConformanceTrial } from '../random-match.ts';
import { offersOptionsOnce, acceptsEveryOption } from './answers.ts';
import { charactersAreReproducible } from './characters.ts';
import { ranksEverySeat, replaysFromItsArchive } from './endings.ts';
import { playsFromTextsAlone } from './text-only-play.ts';
import { acceptsSubsets } from './subsets.ts';
import { heuristicsChooseOptions } from './heuristics.ts';
import {
  imagineChangesHiddenCards,
  imagineDependsOnKnowledgeAlone,
  imagineReachesEveryPlace,
} from './imagine.ts';
import { survivesLapses, survivesWithdrawals } from './withdrawals.ts';
import { conservesCards, forksAreIndependent, keepsInvariants, survivesJson } from './positions.ts';
import { refusesIllegalAnswers } from './refusals.ts';
import {
  imaginedWorldsArePlayable,
  imagineKeepsObservations,
  imaginesFromKnowledge,
  eventsRevealOnlyVisible,
  eventsCoverViewChanges,
  lazyViewsEqualViews,
} from './hidden-information.ts';
import { validatesSettings, setupsAreIndependent } from './settings.ts';
import { fitsTerminalWidth } from './terminal-width.ts';
import { explainsBarredChoices, hasTextsInEveryLanguage, hasOutcomeTexts } from './texts.ts';

type Laws<Subject> = { readonly [law: string]: (subject: Subject) => void | Promise<void> };

/** Laws of every position of a match. */
export const MOMENT_LAWS = {
  'cards are neither created nor lost': conservesCards,
  'the invariants of the game hold': keepsInvariants,
  'a state survives JSON': survivesJson,
  'a fork is independent': forksAreIndependent,
  'every offered option is accepted': acceptsEveryOption,
  'every option is offered once': offersOptionsOnce,
  'a subset can be answered at once or one by one': acceptsSubsets,
  'heuristics choose offered options': heuristicsChooseOptions,
  'illegal answers are refused and change nothing': refusesIllegalAnswers,
  'every barred choice has a reason': explainsBarredChoices,
  'everything has texts in every language': hasTextsInEveryLanguage,
  'tables fit any terminal': fitsTerminalWidth,
  'a lazy view equals the view': lazyViewsEqualViews,
  'imagining preserves observations': imagineKeepsObservations,
  'imagined positions depend on what the seat knows': imaginesFromKnowledge,
  'events reveal only visible information': eventsRevealOnlyVisible,
  'every visible change comes with an event': eventsCoverViewChanges,
  'imagined worlds are playable': imaginedWorldsArePlayable,
  'a match can continue after a lapse': survivesLapses,
  'seats can withdraw at any moment': survivesWithdrawals,
} as const satisfies { readonly [law: string]: (here: MatchMoment) => void };

/** Laws of a finished match. */
export const MATCH_LAWS = {
  'a match ends with a ranking': ranksEverySeat,
  'the outcome has texts in every language': hasOutcomeTexts,
  'an archive replays to the same match': replaysFromItsArchive,
} as const satisfies { readonly [law: string]: (played: FinishedMatch) => void };

/** Laws of a game with a given number of seats. */
export const GAME_LAWS = {
  'settings are parsed or refused': validatesSettings,
  'matches share no state': setupsAreIndependent,
  'imagining changes hidden cards': imagineChangesHiddenCards,
  'every hidden card is imagined in every place': imagineReachesEveryPlace,
  'imagining depends on knowledge alone': imagineDependsOnKnowledgeAlone,
  'matches can be played from texts alone': playsFromTextsAlone,
  'characters are reproducible': charactersAreReproducible,
} as const satisfies Laws<ConformanceTrial>;

export const PLAY_LAW = 'random play ends without an error';
