/** Parses effects of which the controller chooses one as they happen (608.2d): "tap or untap", "gains your choice of flying or haste". */
import type {
  AbilityEffect,
  EffectDuration,
  KeywordAbility,
  ObjectReference,
} from '../../abilities/index.ts';
import { parseDuration } from '../durations.ts';
import { parseKeyword } from '../keywords.ts';
import { parseObject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';

/** "tap or untap target creature" */
export function parseTapOrUntap(parser: Parser): ParsedEffects {
  if (parser.acceptAny('tap or untap', 'untap or tap') === undefined) return undefined;
  const found = parseObject(parser);
  if (found?.kind !== 'permanent' || found.plural || found.choices.length > 0) return undefined;
  const { what } = found;
  const options = [
    { label: 'tap', effects: [{ do: 'tap', what }] },
    { label: 'untap', effects: [{ do: 'untap', what }] },
  ] as const;
  return [{ do: 'choose effect', who: 'you', options }];
}

/** "your choice of flying, vigilance, or haste" */
function parseKeywordChoice(parser: Parser): readonly (readonly KeywordAbility[])[] | undefined {
  if (!parser.accept('your choice of')) return undefined;
  const list = parser.listOf(parseKeyword, [', or', 'or', ',']);
  return list === undefined || list.length < 2 ? undefined : list;
}

/** "gains your choice of vigilance, lifelink, or haste until end of turn", behind the object. */
export function parseGainedChoice(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  const from = parser.acceptAny('gains', 'gain') === undefined ? undefined : parser.index;
  const list = from === undefined ? undefined : parseKeywordChoice(parser);
  const span = list === undefined ? undefined : (parser.try(parseDuration) ?? until);
  if (list === undefined || span === undefined) return undefined;
  const options = list.map((abilities) => ({
    label: abilities.map(({ keyword }) => keyword).join(' '),
    effects: [
      { do: 'change', what, changes: [{ change: 'gain', abilities }], until: span },
    ] satisfies readonly AbilityEffect[],
  }));
  return [{ do: 'choose effect', who: 'you', options }];
}
