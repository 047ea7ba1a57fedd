/** The page of one match: why programs failed in it, its steps, and what was exchanged with the programs. */
import type { Language } from '@ludoteca/kit';
import { arenaTexts } from '../texts/arena-texts.ts';
import { type Html, html } from './html.ts';
import { formatPage, formatScrollRegion } from './page.ts';

/** What was exchanged with a program that failed. */
interface ProgramTranscript {
  readonly name: string;
  readonly lines: string;
  readonly stderr: string;
}

export interface MatchPage {
  readonly language: Language;
  readonly number: number;
  readonly names: readonly string[];
  readonly seed: string;
  /** One sentence for each failure. */
  readonly failures: readonly string[];
  readonly steps: readonly string[];
  readonly transcripts: readonly ProgramTranscript[];
  readonly back: string;
  readonly addressIn: (language: Language) => string;
}

export function formatMatchPage(page: MatchPage): string {
  const { language, number, names, seed, failures, steps, transcripts, back, addressIn } = page;
  const texts = arenaTexts[language].report;
  return formatPage({
    language,
    title: `${texts.match} ${number}`,
    addressIn,
    content: [
      html`<p><a href="${encodeURI(back)}">${texts.back}</a></p>
        <p>${names.join(', ')}; ${texts.seed}: ${seed}</p> `,
      ...failures.map((failure) => html`<p class="warn">${failure}</p> `),
      html`<h2>${texts.steps}</h2> `,
      formatScrollRegion(texts.steps, html`<pre>${steps.join('\n')}</pre>`),
      ...transcripts.map((transcript) => formatTranscript(transcript, language)),
    ],
  });
}

const formatSection = (label: string, note: string, text: string): Html =>
  html`<h2>${label}</h2>
    <p class="quiet">${note}</p>
    ${formatScrollRegion(label, html`<pre>${text}</pre>`)}`;

function formatTranscript({ name, lines, stderr }: ProgramTranscript, language: Language): Html {
  const texts = arenaTexts[language].report;
  const own = formatSection(`${name}: ${texts.transcript}`, texts.transcriptNote, lines);
  return stderr === '' ? own : html`${own}${formatSection(`${name}: ${texts.stderr}`, '', stderr)}`;
}
