/** Global set-up of browser tests: the built page, and a Chromium to start. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../tools/chromium.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built page. */
    pages: string;
    /** The path of the browser. */
    chromium: string;
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

export default async function setUp({ provide }: TestProject): Promise<() => void> {
  const build = promisify(execFile)(process.execPath, [join(root, 'tools/build-web.mjs')]);
  // A browser that is missing is installed while the page is built.
  const [chromium] = await Promise.all([findChromium(), build]);
  // A copy, so that a concurrent build does not change what is tested.
  const pages = mkdtempSync(join(root, 'out/web-test-'));
  cpSync(join(root, 'out/web'), pages, { recursive: true });
  provide('pages', pages);
  provide('chromium', chromium);
  return () => rmSync(pages, { recursive: true });
}
