/** The rules of the layers (613). */
import type { RuleNumber } from '../rule-texts/index.ts';

export const LAYER_RULES = {
  printed: '613.1',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
  rules: '613.11',
} as const satisfies { readonly [layer: string]: RuleNumber };
export type LayerName = keyof typeof LAYER_RULES;
