/** Power, toughness and abilities that something gets, gains, has or loses. */
import type { Ability, Change, PlainKeyword, Value } from '../abilities/index.ts';
import { plainKeyword } from './keyword-names.ts';
import { keyword } from './keywords.ts';
import { quoted } from './quoting.ts';
import type { Reader } from './reader.ts';
import { forEach, times } from './values.ts';

const SIGNED = /^([+-])(\d{1,3}|x)\/([+-])(\d{1,3}|x)$/;

function half(reader: Reader, sign: string | undefined, digits: string | undefined): Value {
  if (digits !== 'x') return digits === '0' ? 0 : Number(`${sign}${digits}`);
  if (reader.context.x !== true) reader.mean({ owesX: true });
  return sign === '-' ? { times: 'X', by: -1 } : 'X';
}

/** "+2/-1", "-X/-X". */
function signedStats(reader: Reader): readonly [Value, Value] | undefined {
  const token = reader.take(({ text }) => SIGNED.test(text));
  const parts = token === undefined ? null : SIGNED.exec(token.text);
  return parts === null ? undefined : [half(reader, parts[1], parts[2]), half(reader, parts[3], parts[4])];
}

export function gets(reader: Reader): readonly Change[] | undefined {
  if (reader.oneOf('gets', 'get') === undefined) return undefined;
  const stats = signedStats(reader);
  if (stats === undefined) return undefined;
  return scaled([{ change: 'add', power: stats[0], toughness: stats[1] }], forEach(reader));
}

/** So much for each of something. */
export function scaled(changes: readonly Change[], by: Value | undefined): readonly Change[] | undefined {
  if (by === undefined) return changes;
  const [only] = changes;
  if (changes.length !== 1 || only?.change !== 'add') return undefined;
  const [power, toughness] = [often(only.power, by), often(only.toughness, by)];
  return power === undefined || toughness === undefined ? undefined : [{ change: 'add', power, toughness }];
}

const often = (amount: Value, by: Value): Value | undefined => (amount === 0 ? 0 : times(amount, by));

/** Keywords and quoted abilities with commas and "and" between them. */
export function abilityList(reader: Reader): readonly Ability[] | undefined {
  const first = reader.first<readonly Ability[]>(keyword, quoted);
  if (first === undefined) return undefined;
  const list = [...first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined
        ? undefined
        : inner.first<readonly Ability[]>(keyword, quoted),
    );
    if (next === undefined) return list;
    list.push(...next);
  }
}

export function gains(reader: Reader): readonly Change[] | undefined {
  if (reader.oneOf('gains', 'gain', 'has', 'have') === undefined) return undefined;
  const abilities = abilityList(reader);
  return abilities === undefined ? undefined : [{ change: 'gain', abilities }];
}

export function loses(reader: Reader): readonly Change[] | undefined {
  if (reader.oneOf('loses', 'lose') === undefined) return undefined;
  if (reader.says('all abilities')) return [{ change: 'lose', keywords: 'all' }];
  const first = plainKeyword(reader);
  if (first === undefined) return undefined;
  const list: PlainKeyword[] = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined ? undefined : plainKeyword(inner),
    );
    if (next === undefined) return [{ change: 'lose', keywords: list }];
    list.push(next);
  }
}
