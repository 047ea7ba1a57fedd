/** The entry point of `npm run strength`: measures the levels of every game and writes the tables of docs/strength.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '@ludoteca/games';
import { evaluateSprt } from '@ludoteca/players/arena';
import { LADDER_SPRT_BOUNDS, countScores, formatLadder, type MeasuredPairing } from './format-ladder.ts';
import { listPairings, type Pairing, pairingKey, playDeal } from './ladder.ts';
import { type JournalResult, LadderJournal } from './ladder-journal.ts';

const HELP = `npm run strength -- [OPTIONS]

  --only GAME     measures one game; can be repeated
  --deals N       at most so many deals for each pair of players, each played from both sides (default 400)
  --out FILE      the journal (default out/strength/journal.jsonl): the same command continues it

Each pair of players is measured until a sequential test (SPRT, 0 against ${LADDER_SPRT_BOUNDS.elo1} Elo, errors 5 %) is decided.
`;
const DOCUMENT = fileURLToPath(new URL('../../docs/strength.md', import.meta.url));
const [BEGIN, END] = ['<!-- ladder: written by npm run strength -->', '<!-- end of the ladder -->'];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    deals: { type: 'string', default: '400' },
    out: { type: 'string', default: 'out/strength/journal.jsonl' },
    help: { type: 'boolean', default: false },
  },
});

/** The results of the deals from 0 on, without a gap. */
function listResults(journal: LadderJournal, pairing: Pairing): readonly JournalResult[] {
  const byDeal = journal.of(pairingKey(pairing));
  const results: JournalResult[] = [];
  for (let found = byDeal.get(0); found !== undefined; found = byDeal.get(results.length))
    results.push(found);
  return results;
}

function measurePairing(journal: LadderJournal, pairing: Pairing, deals: number): MeasuredPairing {
  const results = [...listResults(journal, pairing)];
  const isDecided = (): boolean =>
    evaluateSprt(countScores(results), LADDER_SPRT_BOUNDS).verdict !== 'undecided';
  while (results.length < deals && !isDecided()) {
    const start = performance.now();
    const { score, times } = playDeal(pairing, results.length, () => performance.now());
    const result = { score, times, seconds: (performance.now() - start) / 1000 };
    journal.add(pairingKey(pairing), results.length, result);
    results.push(result);
  }
  return { pairing, results };
}

/** Replaces the tables of the document. */
function writeTables(tables: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before] = text.split(BEGIN);
  const after = text.split(END)[1] ?? '\n';
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`);
}

if (values.help) process.stdout.write(HELP);
else {
  const journal = new LadderJournal(values.out);
  const deals = Number(values.deals);
  if (!Number.isSafeInteger(deals) || deals < 1) throw new Error('--deals must be a whole number from 1');
  const entries = catalogue.filter((entry) => entry.listed);
  for (const name of values.only)
    if (!entries.some(({ game }) => game.id === name)) throw new Error(`--only ${name}: no such game`);
  const pairings = entries.flatMap(listPairings);
  const measured = pairings.map((pairing) => {
    const { id } = pairing.entry.game;
    if (values.only.length > 0 && !values.only.includes(id))
      return { pairing, results: listResults(journal, pairing) };
    const result = measurePairing(journal, pairing, deals);
    process.stderr.write(`${id} ${pairing.players.join(' : ')} ${result.results.length} deals\n`);
    return result;
  });
  const command = ['npm run strength --', ...process.argv.slice(2)].join(' ');
  const tables = formatLadder(measured);
  process.stdout.write(`${tables}\n`);
  writeTables(`Last run: \`${command}\`, ${new Date().toISOString().slice(0, 10)}.\n\n${tables}`);
}
