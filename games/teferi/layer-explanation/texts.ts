/** Formats layer explanations in three languages. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { formatKeywords } from '../text/keyword-names.ts';
import type { LayerStep } from './index.ts';
import { LAYER_RULES } from './layer-rules.ts';

interface LayerTexts {
  readonly printed: string;
  readonly layer: (layer: string) => string;
  readonly counters: string;
  readonly gains: (what: string) => string;
  readonly loses: (what: string) => string;
  readonly colours: (colours: string) => string;
  readonly none: string;
  readonly rule: string;
}

const layerTexts: ByLanguage<LayerTexts> = {
  it: {
    printed: 'come stampata',
    layer: (layer) => `strato ${layer}`,
    counters: 'segnalini',
    gains: (what) => `ha ${what}`,
    loses: (what) => `perde ${what}`,
    colours: (colours) => `colori ${colours}`,
    none: 'nessuno',
    rule: 'una regola in più',
  },
  en: {
    printed: 'as printed',
    layer: (layer) => `layer ${layer}`,
    counters: 'counters',
    gains: (what) => `has ${what}`,
    loses: (what) => `loses ${what}`,
    colours: (colours) => `colours ${colours}`,
    none: 'none',
    rule: 'a rule more',
  },
  pt: {
    printed: 'como impressa',
    layer: (layer) => `camada ${layer}`,
    counters: 'marcadores',
    gains: (what) => `tem ${what}`,
    loses: (what) => `perde ${what}`,
    colours: (colours) => `cores ${colours}`,
    none: 'nenhuma',
    rule: 'uma regra a mais',
  },
};

function formatStep(
  step: LayerStep,
  before: LayerStep | undefined,
  sized: boolean,
  language: Language,
): string {
  const texts = layerTexts[language];
  const size = `${step.power}/${step.toughness}`;
  if (before === undefined) return sized ? `${texts.printed}: ${size}` : texts.printed;
  const parts = [
    ...(step.gained.length > 0 ? [texts.gains(formatKeywords(step.gained, language))] : []),
    ...(step.lost.length > 0 ? [texts.loses(formatKeywords(step.lost, language))] : []),
    ...(step.colours === undefined ? [] : [texts.colours(step.colours.join('') || texts.none)]),
    ...(step.rules.length > 0 ? [texts.rule] : []),
    ...(step.power !== before.power || step.toughness !== before.toughness ? [`→ ${size}`] : []),
  ];
  const name = step.layer === 'rules' ? '' : `${texts.layer(step.layer)}, `;
  const source = step.counters ? texts.counters : step.card;
  return `${name}${LAYER_RULES[step.layer]}, ${source}: ${parts.join('; ')}`;
}

/** One line for each step. `sized`: the permanent has power and toughness. */
export const formatLayerSteps = (
  steps: readonly LayerStep[],
  sized: boolean,
  language: Language,
): readonly string[] => steps.map((step, i) => formatStep(step, steps[i - 1], sized, language));
