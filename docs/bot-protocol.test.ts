import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rumour } from '@ludoteca/games/rumour';
import { type Schema, startMatch, validate } from '@ludoteca/kernel';
import { createBotProtocolSchema, createJsonLinesProtocol, PROTOCOL_VERSION } from '@ludoteca/players/bots';
import { expect, test } from 'vitest';
import type { Rumour } from '../games/rumour/parts.ts';
import { messageFromBot, messageToBot } from '../players/bots/messages.ts';
import { RefereedMatch } from '../players/process/referee/refereed-match.ts';
import { LIMITS } from '../players/process/sandbox/limits.ts';
import { MAX_LINE_BYTES } from '../players/process/program/line-buffer.ts';
import { OUTPUT_LIMITS, type ReadResult, type Program } from '../players/process/program/program.ts';

const page = readFileSync(join(import.meta.dirname, 'bot-protocol.md'), 'utf8');
const schema = readFileSync(join(import.meta.dirname, 'bot-protocol.schema.json'), 'utf8');
const [, conversation = ''] = /^```text\n([^]*?)\n```$/m.exec(page) ?? [];
const lines = conversation.split('\n');

/** A player that answers with the next line of a script. */
const speaker = (next: () => string, hear: (line: string) => void = () => undefined): Program => ({
  unread: 0,
  write: (text) => text.trimEnd().split('\n').forEach(hear),
  read: (): ReadResult => ({ kind: 'line', bytes: Buffer.from(next()), dropped: 0 }),
  discardOutput: () => undefined,
  end: () => Promise.resolve(),
});

test('the match on the page is the one that is played', async () => {
  const opening: Rumour['event'][] = [];
  const started = startMatch(rumour.game, { seats: 2, seed: '1' }, opening);
  if (!started.ok) throw new Error('the match does not start');
  const replies = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const taken: string[] = [];
  const reply = (): string => {
    const line = replies.shift() ?? '';
    taken.push(`> ${line}`);
    return line;
  };
  const programs = new Map([
    [0, speaker(reply, (line) => taken.push(`< ${line}`))],
    [1, speaker(() => '{"type":"answer","option":0}')],
  ]);
  const sitting = {
    match: started.value,
    opening,
    seats: [{ program: 'Ann' }, { program: 'Bob' }],
    names: ['Ann', 'Bob'],
    protocol: createJsonLinesProtocol({ game: rumour.game, settings: {}, clock: 3000 }),
    clock: 0,
  };
  const { match } = await new RefereedMatch(rumour, sitting, programs).run();
  expect(match.outcome).toBeDefined();
  expect(taken).toEqual(lines);
});

test('every line of the match is a message of the protocol', () => {
  for (const line of lines) {
    const message: unknown = JSON.parse(line.slice(2));
    const schemaFor: Schema<unknown> = line.startsWith('<') ? messageToBot : messageFromBot;
    expect(validate(schemaFor, message)).toEqual({ ok: true, value: message });
  }
});

test('the schema file is generated from the declared messages by tools/bot-protocol-schema.mjs', () => {
  expect(JSON.parse(schema)).toEqual(createBotProtocolSchema());
});

test('the page names every message, the version, and the limits as they are', () => {
  const kinds = Object.keys((JSON.parse(schema) as { $defs: object }).$defs);
  expect(kinds.length).toBeGreaterThan(5);
  for (const kind of kinds) expect(page).toContain(`| \`${kind}\` |`);
  const folded = page.replaceAll(/\s+/g, ' ');
  expect(folded).toContain(`version ${PROTOCOL_VERSION} of the protocol`);
  expect(folded).toContain(`an empty folder of its own, ${LIMITS.folder / 2 ** 20} MiB large`);
  expect(folded).toContain(`files of ${LIMITS.file / 2 ** 20} MiB at most`);
  expect(folded).toContain(
    `${LIMITS.cpu} seconds of computing, ${LIMITS.memory / 2 ** 30} GiB of memory (${LIMITS.addresses / 2 ** 30} GiB of addresses), ${LIMITS.processes} processes and threads, ${LIMITS.descriptors} open files`,
  );
  expect(folded).toContain(`longer than ${MAX_LINE_BYTES / 2 ** 10} KiB`);
  expect([OUTPUT_LIMITS.bytes, OUTPUT_LIMITS.lines]).toEqual([2 ** 20, 10_000]);
});
