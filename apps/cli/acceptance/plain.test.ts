import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFastDice, type Match, recordMatch, type AnyParts, startMatch } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { optionKeys } from '../session/option-keys.ts';
import { entryOf } from '../replay/matches.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { runInShell } from './shell.testing.ts';

const SEED = 'plain';
const GUESTS = ['Ada', 'Bea', 'Cam'];
const PEOPLE = GUESTS.map((name) => `you=${name}`).join(',');

/** A random match and the lines that type it: the key of each answer, an empty line for each curtain. */
function typedMatch(game: string): { readonly match: Match<AnyParts>; readonly lines: readonly string[] } {
  const started = startMatch(entryOf(game).game, { seats: GUESTS.length, seed: SEED, settings: {} });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const dice = createFastDice(game);
  const lines: string[] = [];
  for (let { question } = match; question !== undefined; { question } = match) {
    const chosen = question.prompt === 'buy' ? 0 : dice.int(question.options.length);
    lines.push(optionKeys(question)[chosen]!);
    match.choose(question.options[chosen]!);
  }
  return { match, lines };
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

async function savedIn(folder: string, game: string) {
  const saves = new SaveStore(join(folder, 'data'));
  const { slot } = (await saves.list()).matches.find(({ header }) => header.game === game)!;
  const loaded = await saves.load(slot.path);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  return { slot, recording: loaded.value.recording };
}

/** The last screen, from its title to the question. */
function lastSheet(out: readonly string[]): readonly string[] {
  const from = out.findLastIndex((line) => line.startsWith('Rumour · '));
  return out.slice(from).filter((line) => !line.startsWith('? · '));
}

const options = '--plain --lang en --dir data';
const begin = (game: string): string => `ludoteca play ${game} --players ${PEOPLE} --seed ${SEED} ${options}`;

describe('a file of answers as input', () => {
  it.each(['uno', 'rumour'])('plays a match of %s to its end', async (game) => {
    const { match, lines } = typedMatch(game);
    const folder = await makeTempFolder();
    await writeFile(join(folder, 'answers.txt'), textOf(lines));
    const { exit, out, err } = await runInShell(`${begin(game)} < answers.txt`, folder);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out.join('\n')).toContain(entryOf(game).texts.en.outcome(match.outcome!, GUESTS));
    expect(out.join('\n')).not.toContain('\u001b');
    expect((await savedIn(folder, game)).recording.archive).toEqual(match.archive());
  });

  it('may end early: the rest of it continues at the same question', async () => {
    const { match, lines } = typedMatch('rumour');
    const folder = await makeTempFolder();
    const half = lines.length >> 1;
    await writeFile(join(folder, 'first.txt'), textOf(lines.slice(0, half)));
    await writeFile(join(folder, 'rest.txt'), textOf(lines.slice(half)));
    const first = await runInShell(`cat first.txt | ${begin('rumour')}`, folder);
    expect(first.exit).toBe(0);
    const { slot } = await savedIn(folder, 'rumour');
    const again = `ludoteca play rumour --from ${slot.name}`;
    expect(first.err).toEqual([expect.stringContaining(again)]);

    const peek = await runInShell(`${again} ${options}`, folder);
    expect(peek.exit).toBe(0);
    expect(lastSheet(peek.out)).toEqual(lastSheet(first.out));

    const rest = await runInShell(`cat rest.txt | ${again} ${options}`, folder);
    expect({ exit: rest.exit, err: rest.err }).toEqual({ exit: 0, err: [] });
    expect((await savedIn(folder, 'rumour')).recording.digest).toBe(recordMatch(match).digest);
  });
});
