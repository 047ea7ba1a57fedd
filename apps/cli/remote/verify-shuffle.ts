/** Checks the shuffle of an archive with the evidence of a client that was at the table. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, ByLanguage, Language } from '@ludoteca/kit';
import { checkFairness, fairnessTexts, type FairnessVerdict } from '@ludoteca/wire';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { readFileBytes } from '../files/read-file.ts';
import { formatPath } from '../terminal/sanitize.ts';
import { describeFailures } from './fairness-report.ts';
import { FAIRNESS_EXTENSION, readFairnessFile } from './fairness-store.ts';

interface ShuffleTexts {
  noEvidence(path: string): string;
  unfair(sentences: string): string;
}

const TEXTS: ByLanguage<ShuffleTexts> = {
  en: {
    noEvidence: (path) => `${path} is not the evidence of a finished match`,
    unfair: (sentences) => `the shuffle cannot be trusted: ${sentences}`,
  },
  it: {
    noEvidence: (path) => `${path} non contiene le prove di una partita finita`,
    unfair: (sentences) => `la mescolata non è affidabile: ${sentences}`,
  },
  pt: {
    noEvidence: (path) => `${path} não contém as provas de uma partida terminada`,
    unfair: (sentences) => `o embaralhamento não é confiável: ${sentences}`,
  },
};

const evidencePathOf = (archive: string): string | undefined =>
  archive.endsWith(ARCHIVE_EXTENSION)
    ? `${archive.slice(0, -ARCHIVE_EXTENSION.length)}${FAIRNESS_EXTENSION}`
    : undefined;

/** The verdict, undefined without evidence, or why the shuffle is refused. `given`: evidence that is not beside the archive. */
export async function verifyShuffle(
  archive: string,
  entry: AnyCatalogueEntry,
  given: string | undefined,
  language: Language,
): Promise<Result<FairnessVerdict | undefined, string>> {
  const path = given ?? evidencePathOf(archive);
  const record = path === undefined ? undefined : await readFairnessFile(path);
  if (path === undefined || (record === undefined && given === undefined)) return ok(undefined);
  const texts = TEXTS[language];
  const bytes = await readFileBytes(archive);
  if (record === undefined || record === 'unreadable' || !bytes.ok)
    return refuse(texts.noEvidence(formatPath(path)));
  const result = checkFairness(entry, record, bytes.value);
  if (result === undefined) return refuse(texts.noEvidence(formatPath(path)));
  if (result.verdict !== 'broken') return ok(result.verdict);
  return refuse(texts.unfair(describeFailures(fairnessTexts[language], result, record).join(' ')));
}
