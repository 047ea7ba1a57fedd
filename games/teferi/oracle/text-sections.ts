/** Parses the parts of a text that apply from a level on: chapters of Sagas, levels of Classes and of creatures (711, 714 and 716). */
import type { Ability, Condition, Cost } from '../abilities/index.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { parseInstructions } from './ability-lines.ts';
import type { Parser, ParsedAbilities } from './parser.ts';

const CHAPTERS: { readonly [numeral: string]: number } = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6 };

/** 714.2: "I, II — Draw a card." */
export function parseChapter(parser: Parser): ParsedAbilities {
  if (!parser.source.selfNouns.includes('saga')) return undefined;
  const chapters = parser.listOf((inner) => inner.acceptWord(CHAPTERS), [',']);
  if (chapters === undefined || !parser.accept('—')) return undefined;
  parser.updateContext({ it: undefined, them: undefined, targets: [] });
  const does = parseInstructions(parser);
  if (does === undefined) return undefined;
  const when = { on: 'counters', what: 'this', kind: 'lore', reaching: chapters } as const;
  return [{ kind: 'triggered', when, ...does }];
}

const CLASS_LEVEL = 'class level';
const levelIs = (counters: string, min: number, max?: number): Condition => ({
  compare: { counters, on: 'this' },
  min,
  ...(max === undefined ? {} : { max }),
});

/** The beginning of a part of the text: its own abilities, and the condition under which the following lines apply. */
export interface TextSection {
  readonly abilities: readonly Ability[];
  readonly condition: Condition;
}

const CLASS_LINE = /^((?:\{[^{}]+\})+): Level (\d)(?: \([^)]*\))?$/;
const LEVEL_LINE = /^LEVEL (\d+)(?:-(\d+)|\+)$/;

/** 716.2a: "{1}{W}: Level 2"; 711.2: "LEVEL 1-4". */
export function parseSectionStart(line: string): TextSection | undefined {
  const [, mana = '', level] = CLASS_LINE.exec(line) ?? [];
  if (level !== undefined && parseManaCost(mana) !== undefined) {
    const before = Number(level) - 2;
    const cost: readonly Cost[] = [{ pay: 'mana', mana }];
    const gain: Ability = {
      kind: 'activated',
      cost,
      timing: 'sorcery',
      condition: levelIs(CLASS_LEVEL, before, before),
      effects: [{ do: 'put counters', what: 'this', kind: CLASS_LEVEL, count: 1 }],
    };
    return { abilities: [gain], condition: levelIs(CLASS_LEVEL, before + 1) };
  }
  const [, min, max] = LEVEL_LINE.exec(line) ?? [];
  if (min === undefined) return undefined;
  return {
    abilities: [],
    condition: levelIs('level', Number(min), max === undefined ? undefined : Number(max)),
  };
}

const STATS_LINE = /^(\d{1,2})\/(\d{1,2})$/;

/** 711.2: the power and toughness of a level. */
export function parseLevelStats(line: string, condition: Condition): Ability | undefined {
  const [, power, toughness] = STATS_LINE.exec(line) ?? [];
  if (power === undefined) return undefined;
  const changes = [{ change: 'base', power: Number(power), toughness: Number(toughness) }] as const;
  return { kind: 'static', affects: 'this', changes, while: condition };
}

/** The abilities of a level, which the permanent has while the condition holds. */
export const limitToSection = (abilities: readonly Ability[], condition: Condition): Ability => ({
  kind: 'static',
  affects: 'this',
  changes: [{ change: 'gain', abilities }],
  while: condition,
});
