import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { withDetails } from '../../../kit/text/detailed-lots.testing.ts';
import { picks, says, type Shown } from '../ui/fake.testing.ts';
import { computer, people, person, played, sittingOf } from './sit.testing.ts';

const { it, en, pt } = lotsEntry.texts;
const lots = eraseGameType<Lots>({
  ...lotsEntry,
  texts: { it: withDetails(it), en: withDetails(en), pt: withDetails(pt) },
});
const PAIR = [person(0), computer('greedy')];
const draws = [picks('1'), picks('1')];
const read = (shown: readonly Shown[]): Shown => shown.findLast(({ by }) => by === 'read')!;
const cardsOf = ({ body }: Shown): readonly string[] =>
  body.flatMap((line) => /^(\d+)$/.exec(line)?.[1] ?? []);

describe('whoever looks at a thing', () => {
  test('reads what is written on it, on all that are in sight or on those that are named', async () => {
    const { ui } = await played(sittingOf(lots, PAIR), [...draws, says('look')]);
    const all = read(ui.shown);
    expect(all.title).toBe('On the table');
    expect(cardsOf(all).length).toBeGreaterThan(1);
    for (const card of cardsOf(all)) expect(all.body).toContain(`Worth ${card}.`);
    expect(all.body).toContain('No more.');
    const [first] = cardsOf(all);
    const { ui: again } = await played(sittingOf(lots, PAIR), [...draws, says('look', `${first} `)]);
    expect(cardsOf(read(again.shown))).toContain(first);
  });

  test('reads what a word means that stands on something in sight', async () => {
    const { ui } = await played(sittingOf(lots, PAIR), [...draws, says('look', 'no more')]);
    expect(read(ui.shown).body.filter((line) => line !== '')).toEqual(['No more.']);
  });

  test('hears that nothing of that name has more to say, and is asked again', async () => {
    const { ui } = await played(sittingOf(lots, PAIR), [says('look', 'the moon')]);
    expect(ui.shown.at(-1)).toMatchObject({
      by: 'ask',
      complaint: 'Nothing here called "the moon" has more to say.',
    });
  });

  test('sees no card of others', async () => {
    const { ui } = await played(sittingOf(lots, people(2)), [...draws.slice(1), says('look')]);
    const asked = ui.shown.findLast(({ by }) => by === 'ask')!;
    const shownCards = asked.body.join(' ');
    for (const card of cardsOf(read(ui.shown))) expect(shownCards).toContain(card);
  });

  test('is offered the word only where something has more to say', async () => {
    const { ui } = await played(sittingOf(eraseGameType(lotsEntry), PAIR), [says('?')]);
    expect(read(ui.shown).body.join('\n')).not.toContain('look');
    const { ui: more } = await played(sittingOf(lots, PAIR), [says('?')]);
    expect(read(more.shown).body.join('\n')).toContain('look NAME');
  });
});
