/** What players do or what happens to them: read after the player was named, or without one for "you". */
import type { Effect, Value, Who } from '../language.ts';
import { noun } from '../nouns.ts';
import type { Reader, Rule } from '../reader.ts';
import { count, forEach, number, plainNumber, times, value } from '../values.ts';
import { create } from './create.ts';
import { searchOf } from './library.ts';
import { control } from './control.ts';
import { CLUE } from './token-cards.ts';

type Verb = (reader: Reader, who: Who) => readonly Effect[] | undefined;

/** "3 life", "life equal to its power", "1 life for each …". */
function lifeAmount(reader: Reader): Value | undefined {
  if (reader.says('life equal to')) return value(reader);
  if (reader.context.amount === true && reader.says('that much life')) return 'that much';
  const some = number(reader);
  if (some === undefined || !reader.says('life')) return undefined;
  return times(some, forEach(reader));
}

const life: Verb = (reader, who) => {
  const verb = reader.oneOf('gains', 'gain', 'loses', 'lose');
  if (verb === undefined) return undefined;
  const half = reader.oneOf('half their life, rounded up', 'half your life, rounded up');
  const amount: Value | undefined =
    half === undefined ? lifeAmount(reader) : { half: { life: who }, round: 'up' };
  if (amount === undefined) return undefined;
  reader.mean({ amount: true });
  return [{ do: verb.startsWith('gain') ? 'gain life' : 'lose life', who, amount }];
};

/** "two cards", "a card for each …", "cards equal to …". */
function cardCount(reader: Reader): Value | undefined {
  if (reader.says('cards equal to')) return value(reader);
  const some = count(reader);
  reader.says('additional');
  if (some === undefined || reader.oneOf('cards', 'card') === undefined) return undefined;
  return times(some, forEach(reader));
}

const draw: Verb = (reader, who) => {
  if (reader.oneOf('draws', 'draw') === undefined) return undefined;
  const many = cardCount(reader);
  return many === undefined ? undefined : [{ do: 'draw', who, count: many }];
};

const discard: Verb = (reader, who) => {
  if (reader.oneOf('discards', 'discard') === undefined) return undefined;
  if (reader.oneOf('their hand', 'your hand', 'all the cards in their hand') !== undefined)
    return [{ do: 'discard', who, count: 'hand' }];
  const some = reader.try(cardCount);
  if (some === undefined) return discardKind(reader, who);
  return [
    { do: 'discard', who, count: some, ...(reader.says('at random') ? { random: true as const } : {}) },
  ];
};

/** "discards a creature card". */
function discardKind(reader: Reader, who: Who): readonly Effect[] | undefined {
  const many = count(reader);
  const found = many === undefined ? undefined : noun(reader);
  if (many === undefined || found?.says !== 'card' || found.filter.zone !== undefined) return undefined;
  return [{ do: 'discard', who, count: many, what: { ...found.filter, zone: 'hand' } }];
}

const mill: Verb = (reader, who) => {
  if (reader.oneOf('mills', 'mill') === undefined) return undefined;
  const many = cardCount(reader);
  return many === undefined ? undefined : [{ do: 'mill', who, count: many }];
};

const arrange: Verb = (reader, who) => {
  const verb = reader.oneOf('scry', 'scries', 'surveil', 'surveils');
  const many = verb === undefined ? undefined : number(reader);
  if (verb === undefined || many === undefined) return undefined;
  return [{ do: verb.startsWith('scr') ? 'scry' : 'surveil', who, count: many }];
};

/** 701.21: of one's own, chosen by who sacrifices. */
const sacrifice: Verb = (reader, who) => {
  if (reader.oneOf('sacrifices', 'sacrifice') === undefined) return undefined;
  const another = reader.says('another');
  const many = another ? 1 : count(reader);
  const found = many === undefined ? undefined : noun(reader);
  if (many === undefined || found?.says !== 'permanent') return undefined;
  const { controller, ...filter } = found.filter;
  if (controller !== undefined && !(controller === 'you' && who === 'you')) return undefined;
  if ((another || filter.other === true) && (reader.bearer.spell || who !== 'you')) return undefined;
  reader.oneOf('of their choice', 'of your choice', 'they control');
  const what = another ? { ...filter, other: true as const } : filter;
  const each = forEach(reader);
  const sum = times(many, each);
  reader.speakOfNothing();
  // What was sacrificed is remembered as it was.
  if (sum === 1 && who === 'you') reader.mean({ was: 'made' });
  return sum === undefined ? undefined : [{ do: 'sacrifice some', who, what, count: sum }];
};

const poison: Verb = (reader, who) => {
  if (reader.oneOf('gets', 'get') === undefined) return undefined;
  const many = count(reader);
  if (many === undefined || reader.oneOf('poison counter', 'poison counters') === undefined) return undefined;
  return [{ do: 'poison', who, amount: many }];
};

const OUTCOMES: { readonly [words: string]: (who: Who) => Effect } = {
  'loses the game': (who) => ({ do: 'lose', who }),
  'lose the game': (who) => ({ do: 'lose', who }),
  'wins the game': (who) => ({ do: 'win', who }),
  'win the game': (who) => ({ do: 'win', who }),
  'takes an extra turn after this one': (who) => ({ do: 'extra turn', who }),
  'take an extra turn after this one': (who) => ({ do: 'extra turn', who }),
  'reveals their hand': (who) => ({ do: 'reveal hand', who }),
  'reveal your hand': (who) => ({ do: 'reveal hand', who }),
  'shuffles their library': (who) => ({ do: 'shuffle', who }),
  shuffles: (who) => ({ do: 'shuffle', who }),
  'shuffle your library': (who) => ({ do: 'shuffle', who }),
};
const outcome: Verb = (reader, who) => {
  for (const [words, effect] of Object.entries(OUTCOMES)) if (reader.says(words)) return [effect(who)];
  return undefined;
};

const setLife: Verb = (reader, who) => {
  if (reader.oneOf("'s life total becomes", 'life total becomes') === undefined) return undefined;
  const amount = plainNumber(reader);
  return amount === undefined ? undefined : [{ do: 'set life', who, amount }];
};

const investigate: Verb = (reader, who) =>
  reader.oneOf('investigate', 'investigates') === undefined
    ? undefined
    : [{ do: 'create', token: CLUE, count: reader.says('twice') ? 2 : 1, ...(who === 'you' ? {} : { who }) }];

const VERBS: readonly Verb[] = [
  outcome,
  life,
  draw,
  discard,
  mill,
  arrange,
  sacrifice,
  poison,
  create,
  investigate,
  setLife,
  searchOf,
  (reader, who) => (who === 'you' ? control(reader) : undefined),
];

/** One thing that this player does. */
export const playerDoes = (reader: Reader, who: Who): readonly Effect[] | undefined =>
  reader.first<readonly Effect[]>(
    ...VERBS.map(
      (verb): Rule<readonly Effect[]> =>
        (inner) =>
          verb(inner, who),
    ),
  );
