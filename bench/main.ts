/** The entry point of `npm run bench`. It needs an idle machine; no test depends on it. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '@ludoteca/games';
import { uno } from '@ludoteca/games/uno';
import { createFastDice } from '@ludoteca/kernel';
import { eraseGameType } from '@ludoteca/kit';
import { type BotFigures, formatBotFigures, measureBots } from './bots.ts';
import { UnoLoop } from './uno-loop.ts';
import { type RowResult, measure, type BenchRow } from './measure.ts';
import { playBoardgameIoClient, playBoardgameIoReducer } from './boardgame-io.ts';
import * as rows from './rows.ts';
import { measureServer } from './server/index.ts';
import type { Percentiles } from './server/measure-at-rate.ts';
import { measureWeb } from './web/index.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9' },
    bots: { type: 'boolean', default: false },
  },
});

if (values.bots) {
  console.log(JSON.stringify(await measureBots()));
  process.exit();
}

const UNO_MATCHES = 8000;
const AUTOMATIC_MATCHES = 100;

const loopRow = (seats: number): BenchRow => ({
  name: `uno ${seats} seats: bare typed-array loop`,
  unit: 'decisions',
  run: (round) => {
    const table = new UnoLoop(seats);
    const choice = createFastDice(`choice ${round}`);
    for (let i = 0; i < UNO_MATCHES; i++) table.play(createFastDice(`${round}/${i}`), choice);
    return table.decisions;
  },
});

const boardgameIoRow = (seats: number, what: string, play: typeof playBoardgameIoClient): BenchRow => ({
  name: `uno ${seats} seats: boardgame.io 0.50.2, ${what}`,
  unit: 'decisions',
  run: (round) => play(seats, 30, createFastDice(`choice ${round}`)),
});

const unoRows = [2, 4].flatMap((seats): BenchRow[] => {
  const options = { entry: eraseGameType(uno), seats, matches: UNO_MATCHES };
  return [
    loopRow(seats),
    rows.silent(options, 'fast'),
    rows.silent(options, 'chacha'),
    rows.redacted(options),
    rows.answersByValue(options),
    boardgameIoRow(seats, 'client', playBoardgameIoClient),
    boardgameIoRow(seats, 'reducer', playBoardgameIoReducer),
  ];
});

const gameRows = catalogue.flatMap((entry): BenchRow[] => {
  const options = rows.sizeRow(entry, Math.min(4, entry.game.seats.max), 100_000);
  return [
    rows.silent(options, 'fast', 'uniform'),
    rows.wholeMatches(options),
    rows.forks(options),
    rows.imaginedWorlds(options),
  ];
});

const automaticRows = catalogue
  .filter(({ players }) => players !== undefined)
  .map((entry) =>
    rows.characters({ entry, seats: Math.min(4, entry.game.seats.max), matches: AUTOMATIC_MATCHES }),
  );

// Bots are measured in their own process, because a large process starts others more slowly.
const bots = JSON.parse(
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--bots'], { encoding: 'utf8' }),
) as BotFigures;
const rounds = Number(values.rounds);
const measured = measure([...unoRows, ...gameRows, ...automaticRows], rounds, (round) => {
  if (process.stderr.isTTY) process.stderr.write(`\rround ${round + 1}  `);
});
if (process.stderr.isTTY) process.stderr.write('\r            \r');

const rateOf = (name: string): number => measured.find((row) => row.name === name)?.perSecond ?? 0;
const ratios = [2, 4].map((seats) => {
  const [bare, quiet, told, other] = [
    'bare typed-array loop',
    'silent, fast dice',
    'redacted for every seat',
    'boardgame.io 0.50.2, client',
  ].map((what) => rateOf(`uno ${seats} seats: ${what}`)) as [number, number, number, number];
  return {
    seats,
    silentToLoop: quiet / bare,
    redactedToSilent: told / quiet,
    silentToBoardgameIo: quiet / other,
  };
});

const server = await measureServer();
const web = await measureWeb();

if (values.json) {
  console.log(
    JSON.stringify({ node: process.version, rounds, measured, ratios, server, web, bots }, null, 2),
  );
} else {
  for (const row of measured) console.log(formatRow(row));
  for (const { seats, silentToLoop, redactedToSilent, silentToBoardgameIo } of ratios)
    console.log(
      `uno ${seats} seats: silent is ${formatPercent(silentToLoop)} of the loop and ${Math.round(silentToBoardgameIo)} times boardgame.io; redacted is ${formatPercent(redactedToSilent)} of silent`,
    );
  const { tables, rate, answer, echo, most } = server;
  console.log(
    `server, ${tables} tables at ${rate} answers/s: ${formatPercentiles(answer)}; bare echo: ${formatPercentiles(echo)}`,
  );
  console.log(`server, ${tables} tables answered as soon as they ask: ${Math.round(most)} answers/s`);
  console.log(
    `web, a first visit from the lobby to a table that can be seen: half within ${Math.round(web.half)} ms, all within ${Math.round(web.most)} ms`,
  );
  for (const line of formatBotFigures(bots)) console.log(line);
}

function formatPercentiles({ p50, p99 }: Percentiles): string {
  return `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`;
}

function formatPercent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)} %`;
}

function formatRow({ name, unit, perSecond }: RowResult): string {
  const rate =
    perSecond >= 1e6
      ? `${(perSecond / 1e6).toFixed(2)} M`
      : perSecond >= 1e3
        ? `${(perSecond / 1e3).toFixed(1)} k`
        : perSecond.toFixed(0);
  const each = unit === 'decisions' ? '' : `  (${(1e6 / perSecond).toFixed(2)} µs each)`;
  return `${name.padEnd(48)} ${rate.padStart(9)} ${unit}/s${each}`;
}
