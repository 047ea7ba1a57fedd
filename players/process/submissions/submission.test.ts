/** Submissions of all kinds become programs, or are refused with a reason. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { COMPILER, NO_COMPILER_NOTE } from '../../../games/uno/referee/bot-programs.testing.ts';
import { freshFolder } from '../referee/programs.testing.ts';
import { openSubmissionBuilder } from './prepare-submission.ts';
import { classifySubmission } from './submission-files.ts';

/** Creates a submission; names of executable files begin with an asterisk. */
async function submission(files: { readonly [path: string]: string }): Promise<string> {
  const folder = await freshFolder();
  chmodSync(folder, 0o755);
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name.replace('*', ''));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { encoding: 'latin1', mode: name.includes('*') ? 0o755 : 0o644 });
  }
  return folder;
}

const SCRIPT = '#!/bin/sh\necho hello\n';
const MAIN =
  '#include <stdio.h>\nint answer(void);\nint main(void) { printf("%d\\n", answer()); return 0; }\n';
const ANSWER = 'int answer(void) { return 42; } /* int main(void) { } */\n';

describe('a submission', () => {
  test.each<[string, { readonly [path: string]: string }, object]>([
    ['nothing', {}, { what: 'empty' }],
    ['texts', { 'readme.md': 'hello' }, { what: 'no program' }],
    ['a script', { '*bot': SCRIPT }, { kind: 'script', file: 'bot', interpreter: undefined }],
    [
      'a script without first line',
      { 'src/ana.py': 'print(1)' },
      { kind: 'script', file: 'src/ana.py', interpreter: '#!/usr/bin/env python3' },
    ],
    [
      'a script and its helpers',
      { '*ana': SCRIPT, '*run.sh': SCRIPT, '*test': SCRIPT },
      { kind: 'script', file: 'ana' },
    ],
    ['two scripts', { '*one': SCRIPT, '*two': SCRIPT }, { what: 'several programs', files: ['one', 'two'] }],
    ['a Makefile', { Makefile: 'all:\n', 'x.c': MAIN }, { kind: 'make' }],
    [
      'C sources in folders',
      { 'main.c': MAIN, 'lib/a.c': ANSWER },
      { kind: 'c', files: ['lib/a.c', 'main.c'] },
    ],
    [
      'several main functions',
      { 'a.c': MAIN, 'b.c': MAIN },
      { what: 'several mains', files: ['a.c', 'b.c'] },
    ],
    ['sources whose main is not recognized', { 'a.c': ANSWER }, { kind: 'c', files: ['a.c'] }],
    ['a Makefile in a folder', { 'src/Makefile': 'all:\n', 'x.c': MAIN }, { kind: 'make', folder: 'src' }],
    [
      'a program without permission to execute',
      { ana: readFileSync(process.execPath, 'latin1').slice(0, 64) },
      { kind: 'executable', file: 'ana' },
    ],
    [
      'a program for another system',
      { 'ana.exe': 'MZ\u0090\0', 'readme.md': 'hello' },
      { what: 'other machine', files: ['ana.exe'] },
    ],
    ['type declarations', { 'ana.d.ts': 'export {};' }, { what: 'no program' }],
  ])('of %s is recognized', async (_, files, kind) => {
    expect(classifySubmission(await submission(files), 'ana')).toMatchObject(kind);
  });

  test.runIf(COMPILER).each([
    ['auto', 0o755],
    ['none', 0o700],
  ] as const)(
    `of C sources is built with isolation %s, by compiler or Makefile${NO_COMPILER_NOTE}`,
    async (isolation, mode) => {
      const builder = await openSubmissionBuilder(isolation);
      const target = await freshFolder();
      chmodSync(target, mode);
      const make = 'bot: main.c a.c\n\tcc -o bot main.c a.c\n\tcp bot bot_debug\n';
      for (const [name, files] of Object.entries({
        sources: { 'main.c': MAIN, 'lib/a.c': ANSWER },
        makefile: { 'main.c': MAIN, 'a.c': ANSWER, Makefile: make },
      })) {
        const prepared = await builder.prepare(await submission(files), join(target, name), name);
        if (!prepared.ok) throw new Error(JSON.stringify(prepared.problem));
        expect(execFileSync(prepared.value.path).toString()).toBe('42\n');
      }
      const lacking = await builder.prepare(
        await submission({ 'a.c': ANSWER }),
        join(target, 'lacking'),
        'a',
      );
      expect(lacking).toEqual({ ok: false, problem: { what: 'no main' } });
      const secret = `#include "${import.meta.filename}"\n${MAIN}`;
      const refused = await builder.prepare(
        await submission({ 'main.c': secret }),
        join(target, 'thief'),
        'thief',
      );
      expect(refused).toMatchObject({
        ok: false,
        problem: { what: 'build failed', output: expect.stringContaining('main.c') as string },
      });
      await builder.close();
    },
  );

  test('keeps the original as it is', async () => {
    const builder = await openSubmissionBuilder('none');
    const source = await submission({ 'ana.py': 'print(1)\n' });
    const prepared = await builder.prepare(source, join(await freshFolder(), 'ana'), 'ana');
    await builder.close();
    expect(prepared.ok && readFileSync(prepared.value.path, 'utf8')).toBe(
      '#!/usr/bin/env python3\nprint(1)\n',
    );
    expect(readFileSync(join(source, 'ana.py'), 'utf8')).toBe('print(1)\n');
  });
});
