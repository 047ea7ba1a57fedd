/** The structured log of a server: JSON lines for programs, short lines for a terminal. Nothing secret is written. */
import { type Logger, pino } from 'pino';
import { describeError, type ErrorDescription } from './describe-error.ts';

/** From few lines to many. */
export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/** What a line is about. Only these fields are written, so that no secret gets in by accident. */
export interface LogFields {
  /** The id of a table. */
  readonly table?: string;
  /** The number of the first entry concerned, and how many there are. */
  readonly entry?: number;
  readonly entries?: number;
  /** The id of a REST request, or of a message on a connection. */
  readonly request?: string | number;
  readonly connection?: number;
  readonly method?: string;
  /** The pattern of the address, such as `/api/tables/:id`. */
  readonly route?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly problem?: string;
  readonly count?: number;
  readonly address?: string;
}

/** Logs an error from which the server goes on. */
export type ErrorLog = (message: string, error: unknown, fields?: LogFields) => void;

export interface LogDestination {
  write(line: string): void;
}

/** `isTerminal`: lines for people instead of JSON. */
export function createLogger(level: LogLevel, destination: LogDestination, isTerminal: boolean): Logger {
  const options = {
    level,
    // One server writes one log: process and host are known to its reader.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return pino(options, isTerminal ? { write: (line) => destination.write(formatLine(line)) } : destination);
}

export const createErrorLog =
  (logger: Logger): ErrorLog =>
  (message, error, fields = {}) =>
    logger.error({ ...fields, err: error }, message);

interface LogLine extends LogFields {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly err?: ErrorDescription;
}

/** Such as `12:41:36 error the match is opened again table=abc entry=7`, followed by the error. */
function formatLine(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line) as LogLine;
  const facts = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const head = [time.slice(11, 19), level, msg, ...facts].join(' ');
  return err === undefined ? `${head}\n` : `${head}\n${formatError(err)}`;
}

function formatError({ type, message = '', code, frames = [], cause }: ErrorDescription): string {
  const head = `    ${type}${code === undefined ? '' : ` ${code}`}${message === '' ? '' : `: ${message}`}`;
  const lines = [head, ...frames.map((frame) => `      ${frame}`)].join('\n');
  return cause === undefined ? `${lines}\n` : `${lines}\n    caused by\n${formatError(cause)}`;
}
