import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import type { Lots } from '../../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../../kit/catalogue/lots-entry.testing.ts';
import { withDetails } from '../../../../kit/text/detailed-lots.testing.ts';
import { pick, typeCommand, type ShownScreen } from '../../terminal/fake-ui.testing.ts';
import { computer, people, person, playScript, localSession } from '../session.testing.ts';

const { it, en, pt } = lotsEntry.texts;
const lots = eraseGameType<Lots>({
  ...lotsEntry,
  texts: { it: withDetails(it), en: withDetails(en), pt: withDetails(pt) },
});
const PAIR = [person(0), computer('greedy')];
const draws = [pick('1'), pick('1')];
const read = (shown: readonly ShownScreen[]): ShownScreen => shown.findLast(({ by }) => by === 'read')!;
const cardsOf = ({ body }: ShownScreen): readonly string[] =>
  body.flatMap((line) => /^(\d+)$/.exec(line)?.[1] ?? []);

describe('the look command', () => {
  test('shows the details of all items in sight, or of the named ones', async () => {
    const { ui } = await playScript(localSession(lots, PAIR), [...draws, typeCommand('look')]);
    const all = read(ui.shown);
    expect(all.title).toBe('On the table');
    expect(cardsOf(all).length).toBeGreaterThan(1);
    for (const card of cardsOf(all)) expect(all.body).toContain(`Worth ${card}.`);
    expect(all.body).toContain('No more.');
    const [first] = cardsOf(all);
    const { ui: again } = await playScript(localSession(lots, PAIR), [
      ...draws,
      typeCommand('look', `${first} `),
    ]);
    expect(cardsOf(read(again.shown))).toContain(first);
  });

  test('explains a word that begins a line of details', async () => {
    const { ui } = await playScript(localSession(lots, PAIR), [...draws, typeCommand('look', 'no more')]);
    expect(read(ui.shown).body.filter((line) => line !== '')).toEqual(['No more.']);
  });

  test('reports an unknown name and repeats the question', async () => {
    const { ui } = await playScript(localSession(lots, PAIR), [typeCommand('look', 'the moon')]);
    expect(ui.shown.at(-1)).toMatchObject({
      by: 'ask',
      error: 'There is no card called "the moon" here that has a text.',
    });
  });

  test('shows no hidden card', async () => {
    const { ui } = await playScript(localSession(lots, people(2)), [...draws.slice(1), typeCommand('look')]);
    const asked = ui.shown.findLast(({ by }) => by === 'ask')!;
    const shownCards = asked.body.join(' ');
    for (const card of cardsOf(read(ui.shown))) expect(shownCards).toContain(card);
  });

  test('is available only if an item has details', async () => {
    const { ui } = await playScript(localSession(eraseGameType(lotsEntry), PAIR), [typeCommand('?')]);
    expect(read(ui.shown).body.join('\n')).not.toContain('look');
    const { ui: more } = await playScript(localSession(lots, PAIR), [typeCommand('?')]);
    expect(read(more.shown).body.join('\n')).toContain('look NAME');
  });
});
