/** Creates the state of a match before its first frame. */
import { COMMON_FACT_COUNT, STEPS } from './abilities/index.ts';
import type { CardIndex, Settings, PlayerSide, State } from './state.ts';

export const createSide = (life: number, library: readonly CardIndex[]): PlayerSide => ({
  life,
  poison: 0,
  library: [...library],
  libraryKnown: library.map(() => 0),
  hand: [],
  handKnown: [],
  graveyard: [],
  exile: [],
  mana: [0, 0, 0, 0, 0, 0],
  snow: [0, 0, 0, 0, 0, 0],
  limited: [],
  grant: 'none',
  turnBegan: 0,
  landsPlayed: 0,
  extraLands: 0,
  mulligans: 0,
  drewFromEmpty: false,
  verdict: 'none',
  left: false,
  facts: Array.from({ length: COMMON_FACT_COUNT }, () => 0),
  sealed: [],
  looking: [],
});

export const createState = (settings: Settings, cards: State['cards'], sides: PlayerSide[]): State => {
  const { life, rulesVersion, windows, first } = settings;
  return {
    cards,
    settings: { life, rulesVersion, windows, first },
    sides,
    battlefield: [],
    stack: [],
    aside: [],
    announced: null,
    triggered: [],
    effects: [],
    shields: [],
    delayed: [],
    wounds: [],
    remembered: [],
    combat: null,
    turn: 0,
    active: 0,
    step: 'untap',
    begun: STEPS.map(() => 0),
    turnOf: 0,
    extraTurns: [],
    phases: ['combat', 'main2'],
    nextId: 1,
    time: 1,
    version: 0,
    clock: 0,
    checked: -1,
    replacing: null,
    unchosen: [],
  };
};
