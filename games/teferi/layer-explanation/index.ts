/** Explains the characteristics of a permanent: which effect changed it in which layer (613). All of this is public information. */
import { at } from '@ludoteca/kernel';
import type { CardType, Colour, ObjectRule } from '../abilities/index.ts';
import type { ReadonlyTeferiState } from '../layers/board-state.ts';
import { compileCards, type Characteristics } from '../layers/compiled-cards.ts';
import { type LayerTraceStep, traceLayers } from '../layers/index.ts';
import { coloursIn, typesIn } from '../layers/bit-masks.ts';
import type { ObjectId } from '../state.ts';
import type { LayerName } from './layer-rules.ts';

/** One effect, and the characteristics after it. */
export interface LayerStep {
  readonly layer: LayerName;
  /** The source of the effect, which may have left the battlefield. */
  readonly source: ObjectId;
  readonly card: string;
  readonly counters: boolean;
  readonly power: number;
  readonly toughness: number;
  /** Types, subtypes and keywords that it gains, as printed on cards. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** All colours after the effect, if it changes them. */
  readonly colours?: readonly Colour[];
  readonly rules: readonly ObjectRule['is'][];
}

function layerNameOf({ layer, change }: LayerTraceStep): LayerName {
  if (change === 'printed') return 'printed';
  if (layer === 7) return change === 'defining' ? '7a' : '7b';
  return layer === 8
    ? '7c'
    : layer === 9
      ? '7d'
      : layer === 10
        ? 'rules'
        : layer === 4
          ? '4'
          : layer === 5
            ? '5'
            : '6';
}

/** Types, subtypes and keywords as printed on cards. */
const traitWords = ({ types, subtypes, abilities }: Characteristics): readonly string[] => [
  ...typesIn(types).map((type: CardType): string => type),
  ...subtypes,
  ...new Set(
    abilities.keywordAbilities.map((word) => (word.keyword === 'landwalk' ? word.name : word.keyword)),
  ),
];

const wordsWithout = (from: readonly string[], all: readonly string[]): string[] =>
  all.filter((word) => !from.includes(word));

function toLayerStep(state: ReadonlyTeferiState, step: LayerTraceStep, before: Characteristics): LayerStep {
  const { now, source, kind, change } = step;
  const [old, fresh] = [traitWords(before), traitWords(now)];
  return {
    layer: layerNameOf(step),
    source,
    card: at(compileCards(state.cards), kind).card.name,
    counters: change === 'counters',
    power: now.power,
    toughness: now.toughness,
    gained: wordsWithout(old, fresh),
    lost: wordsWithout(fresh, old),
    ...(now.colours === before.colours ? {} : { colours: coloursIn(now.colours) }),
    rules: now.objectRules.slice(before.objectRules.length).map(({ is }) => is),
  };
}

const hasNoEffect = ({ layer, gained, lost, colours, rules }: LayerStep, changes: boolean): boolean =>
  layer !== 'printed' &&
  gained.length + lost.length + rules.length === 0 &&
  colours === undefined &&
  !changes;

/** The steps for the permanent with this battlefield index. The first step is the printed card; effects that change nothing are left out. */
export const explainPermanent = (state: ReadonlyTeferiState, place: number): readonly LayerStep[] =>
  toLayerSteps(state, at(traceLayers(state), place));

/** The steps for all permanents, by battlefield index. */
export const explainBattlefield = (state: ReadonlyTeferiState): readonly (readonly LayerStep[])[] =>
  traceLayers(state).map((steps) => toLayerSteps(state, steps));

function toLayerSteps(state: ReadonlyTeferiState, steps: readonly LayerTraceStep[]): readonly LayerStep[] {
  return steps.flatMap((step, i) => {
    const before = at(steps, Math.max(0, i - 1)).now;
    const made = toLayerStep(state, step, before);
    const { power, toughness } = before;
    return hasNoEffect(made, power !== made.power || toughness !== made.toughness) ? [] : [made];
  });
}
