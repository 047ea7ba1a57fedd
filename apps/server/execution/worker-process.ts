/** Starts worker processes and exchanges packets with them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import process from 'node:process';
import { CONNECTION_DESCRIPTOR, type Packet, PacketReader } from './packets.ts';

/** How a worker ended. */
export interface WorkerEnd {
  /** Another process has killed it. If not, it has crashed, for example for lack of memory. */
  readonly isKilledFromOutside: boolean;
  readonly description: string;
}

export interface WorkerListener {
  /** The first packet tells that the worker is ready; every other one answers the oldest request. */
  onPacket(packet: Packet): void;
  onEnd(end: WorkerEnd): void;
}

export interface RunningWorker {
  send(packet: Buffer): void;
  kill(): void;
  /** The CPU time used so far, in milliseconds; undefined where the system does not tell. */
  cpuTime(): number | undefined;
}

export type StartWorker = (listener: WorkerListener) => RunningWorker;

/** Longest reply that is accepted: several times the news of the longest matches. */
const MAX_REPLY_BYTES = 64 * 1024 * 1024;
/** Length of the end of the standard error that is logged when a worker ends. */
const MAX_ERROR_TEXT = 2000;
/** Signals with which a process ends itself. */
const CRASH_SIGNALS: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGTRAP',
]);

/** Starts processes that run the given file with a heap of at most that size. */
export const createProcessStarter =
  (file: string, heapMegabytes: number): StartWorker =>
  (listener) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, file], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const socket = child.stdio[CONNECTION_DESCRIPTOR] as Socket;
    const reader = new PacketReader(MAX_REPLY_BYTES);
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const packet of reader.read(chunk)) listener.onPacket(packet);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        child.kill('SIGABRT');
        socket.destroy();
      }
    });
    // The end of the process is what counts.
    socket.on('error', () => undefined);
    let errorText = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errorText = (errorText + text).slice(-MAX_ERROR_TEXT);
    });
    child.on('error', (error) => {
      errorText += error.message;
    });
    // Unlike `exit`, `close` comes after the last reply.
    child.on('close', (code, signal) => listener.onEnd(describeEnd(code, signal, errorText)));
    return {
      send: createBatchWriter(socket),
      kill: () => void child.kill('SIGKILL'),
      cpuTime: () => readCpuTime(child),
    };
  };

const describeEnd = (code: number | null, signal: NodeJS.Signals | null, text: string): WorkerEnd => ({
  isKilledFromOutside: signal !== null && !CRASH_SIGNALS.has(signal),
  description: `${signal ?? `exit code ${code}`} ${text}`.trim(),
});

/** Packets of one turn of the event loop are written together. */
function createBatchWriter(socket: Socket): (packet: Buffer) => void {
  let isCorked = false;
  return (packet) => {
    if (!isCorked) {
      isCorked = true;
      socket.cork();
      setImmediate(() => {
        isCorked = false;
        socket.uncork();
      });
    }
    socket.write(packet);
  };
}

/** Linux counts CPU time in hundredths of a second: the 14th and 15th value of `stat`, after the name in parentheses. */
function readCpuTime({ pid }: ChildProcess): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return undefined;
  }
}
