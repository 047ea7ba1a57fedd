/** Completes the service worker with the list of the files that the build has written. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files that the page loads; compressed copies are what the server sends for them. */
const KEPT = /\.(css|html|js|svg|woff2|png|webmanifest)$/;
const NOT_KEPT = /^(modules\/|service-worker\.js$)/;

export function writeServiceWorker(folder: string, template: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => KEPT.test(name) && !NOT_KEPT.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  const text = readFileSync(template, 'utf8')
    .replace("'__FILES__'", JSON.stringify(files.map((file) => `/${file}`)))
    .replace('__VERSION__', hash.digest('hex').slice(0, 16));
  writeFileSync(join(folder, 'service-worker.js'), text);
}
