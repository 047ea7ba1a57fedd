/** The frame of every page of a report: style, title, links to the other languages. */
import { type Language, LANGUAGES } from '@ludoteca/kit';
import { arenaTexts } from '../texts/arena-texts.ts';
import { Html, html } from './html.ts';

/** The colours are those of docs/look.md. */
const STYLE = `:root { color-scheme: light dark; --paper: light-dark(#f6f1e7, #191713); --sheet: light-dark(#fffdf8, #24211b);
  --line: light-dark(#ddd2bd, #3a352b); --ink: light-dark(#23201a, #efe9dc); --quiet: light-dark(#6b6355, #a69d8b);
  --accent: light-dark(#2f5d50, #8fc3b2); --warn: light-dark(#9a3412, #f0a070); --link: light-dark(#1d5fa8, #9cc8ee); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 80rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; margin: 0.5rem 0; } h2 { font-size: 1.3rem; margin: 2rem 0 0.5rem; }
p { margin: 0.25rem 0; } .quiet { color: var(--quiet); } .warn { color: var(--warn); }
a { color: var(--link); } nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; } nav a { padding: 0.5rem 0; }
.scroll { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
.scroll:focus-visible { outline: 3px solid var(--link); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--quiet); font-weight: 600; } tr:last-child > * { border-bottom: 0; }
tbody th { position: sticky; left: 0; background: var(--sheet); }
th:first-child, td.text, th.text { text-align: left; } td.wrap { white-space: normal; min-width: 16rem; overflow-wrap: anywhere; }
th.vertical { writing-mode: vertical-rl; text-align: left; vertical-align: bottom; }
.bar { min-width: 5rem; width: 100%; } svg { display: block; color: var(--accent); }
figure { margin: 0.5rem 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
figcaption { color: var(--quiet); } .axis { display: flex; justify-content: space-between; color: var(--quiet); font-size: 0.85rem; }
pre { margin: 0; padding: 0.75rem; font-size: 0.85rem; line-height: 1.4; } td pre { padding: 0.25rem 0; white-space: pre-wrap; } ol.steps { margin: 0; padding: 0.75rem 0.75rem 0.75rem 3rem; }`;

export interface ReportPage {
  readonly language: Language;
  readonly title: string;
  /** The address of this page in another language. */
  readonly addressIn: (language: Language) => string;
  readonly content: readonly Html[];
}

/** Formats a complete page without scripts or external files. */
export function formatPage({ language, title, addressIn, content }: ReportPage): string {
  const links = LANGUAGES.filter((other) => other !== language).map(
    (other) =>
      html`<a href="${encodeURI(addressIn(other))}" lang="${other}" hreflang="${other}"
        >${arenaTexts[other].languageName}</a
      >`,
  );
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <nav>${links}</nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;
}

/** A table that scrolls sideways on narrow screens and can be reached with the keyboard. */
export const formatScrollRegion = (label: string, content: Html): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${content}</div> `;

/** A heading of a column; numbers are aligned to the right, texts to the left. */
export const formatHeading = (label: string, className: 'number' | 'text' | 'vertical' = 'number'): Html =>
  html`<th scope="col" class="${className}">${label}</th>`;

/** A table that scrolls; its label is the title of its section. Headings that are texts belong to columns of numbers. */
export const formatTable = (
  label: string,
  headings: readonly (string | Html)[],
  rows: readonly Html[],
): Html =>
  formatScrollRegion(
    label,
    html`<table>
      <thead>
        <tr>
          ${headings.map((heading) => (typeof heading === 'string' ? formatHeading(heading) : heading))}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`,
  );
