/** Renders docs/screens/terminal-uno.svg from a match in a real terminal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { unoScreen } = await import('./screen-svg/uno.ts');
const { svgOf } = await import('./screen-svg/svg.ts');

const path = fileURLToPath(new URL('../docs/screens/terminal-uno.svg', import.meta.url));
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, svgOf(await unoScreen()));
console.log(path);
