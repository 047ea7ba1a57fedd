/** Bot programs as child processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { drainStderr } from './drain-stderr.ts';
import { findSignalName, interruptGroup, killGroup } from './process-group.ts';
import { STDIO_STREAMS } from './stdio-streams.ts';
import { LineBuffer } from './line-buffer.ts';
import {
  type ExitStatus,
  OUTPUT_LIMITS,
  TERMINATION_GRACE,
  type ReadResult,
  MAX_UNREAD_BYTES,
  type Program,
} from './program.ts';

/** The command that starts a program. */
export interface LaunchCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: { readonly [name: string]: string };
  /** Number of processes between the started one and the program. */
  readonly wrappers: number;
  /** Working folder, removed when the program has ended. */
  readonly folder?: string;
  /** The user that runs the program, if not the current one. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Called when the program has ended. */
  readonly onExit?: () => void;
}

export interface ChildHandlers {
  onStderr(text: string): void;
  onStart(group: number): void;
  onExit(group: number): void;
}

/** Milliseconds to wait for remaining output after the exit, since children may keep the pipe open. */
const OUTPUT_GRACE = 100;

/** Characters of standard error that are kept as evidence. */
const STDERR_TAIL = 500;

const nothing = (): void => undefined;

const settlesWithin = (promise: Promise<void>, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    void promise.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

/** Resolves after the output that has already arrived was read. */
const nextPoll = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

/** Problems by error code. The file itself was checked before, so a missing file is the interpreter. */
const LAUNCH_PROBLEMS: { readonly [code: string]: string } = {
  ENOENT: 'no interpreter',
  EACCES: 'not executable',
  // Exit codes of shells and sandbox tools for the same problems.
  127: 'no interpreter',
  126: 'not executable',
};

function describeLaunchError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  return LAUNCH_PROBLEMS[code] ?? code;
}

/** A program as a child process that leads its own process group. */
export class ChildProgram implements Program {
  private readonly child: ChildProcess | undefined;
  private readonly lines = new LineBuffer();
  private readonly launch: LaunchCommand;
  private readonly handlers: ChildHandlers;
  private problem: string | undefined;
  private ended: ExitStatus | undefined;
  private receivedBytes = 0;
  /** Bytes and lines of output taken at the last write. */
  private takenAtWrite = 0;
  private linesSinceWrite = 0;
  private droppedInput = 0;
  private stderrTail = '';
  /** Output is paused because the buffer is full. */
  private paused = false;
  private pendingRead: ((result: ReadResult) => void) | undefined;
  private deadline = Number.POSITIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  private endPromise: Promise<void> | undefined;
  private readonly exitPromise: Promise<void>;
  private resolveExit = nothing;

  constructor(launch: LaunchCommand, handlers: ChildHandlers) {
    this.launch = launch;
    this.handlers = handlers;
    this.exitPromise = new Promise((done) => {
      this.resolveExit = done;
    });
    void this.exitPromise.then(() => launch.onExit?.());
    this.child = this.start();
  }

  get unread(): number {
    return this.droppedInput === 0 ? 0 : this.droppedInput + (this.child?.stdin?.writableLength ?? 0);
  }

  write(text: string): void {
    const stdin = this.child?.stdin;
    this.takenAtWrite = this.takenBytes;
    this.linesSinceWrite = 0;
    if (!stdin?.writable) return;
    if (this.droppedInput > 0 || stdin.writableLength > MAX_UNREAD_BYTES) this.droppedInput += text.length;
    else stdin.write(text);
  }

  read(deadline: number): ReadResult | Promise<ReadResult> {
    const available = this.next();
    if (available !== undefined) return available;
    return new Promise((resolve) => {
      this.pendingRead = resolve;
      this.deadline = deadline;
      if (this.timer === undefined) this.startTimer();
    });
  }

  discardOutput(): void {
    this.lines.clear();
    this.resumeOutput();
  }

  end(): Promise<void> {
    this.endPromise ??= this.finish();
    return this.endPromise;
  }

  private get takenBytes(): number {
    return this.receivedBytes - this.lines.size;
  }

  private start(): ChildProcess | undefined {
    const { file, args, cwd, env, user } = this.launch;
    let child: ChildProcess;
    try {
      child = spawn(file, args, { cwd, env, ...user, stdio: [...STDIO_STREAMS], detached: true });
    } catch (error) {
      this.problem = describeLaunchError(error);
      this.resolveExit();
      return undefined;
    }
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      this.problem = describeLaunchError(error);
      this.settleRead();
      this.resolveExit();
    });
    if (child.pid === undefined) return undefined;
    this.handlers.onStart(child.pid);
    const { stdin, stdout, stderr } = child as { stdin: Writable; stdout: Readable; stderr: Readable };
    stdin.on('error', nothing);
    stdout.on('error', nothing);
    stdout.on('data', (chunk: Buffer) => this.onOutput(chunk));
    drainStderr(stderr, (text) => this.onStderr(text));
    child.on('exit', (code, signal) => this.onChildExit(child, this.toExitStatus(code, signal)));
    return child;
  }

  private onStderr(text: string): void {
    if (this.isEnding) return;
    this.stderrTail = (this.stderrTail + text).slice(-STDERR_TAIL);
    this.handlers.onStderr(text);
  }

  /** Sandbox processes report the signal that ended the program as an exit code. */
  private toExitStatus(code: number | null, signal: string | null): ExitStatus {
    const inner = code === null || this.launch.wrappers === 0 ? undefined : findSignalName(code);
    return inner === undefined ? { code, signal } : { code: null, signal: inner };
  }

  private onOutput(chunk: Buffer): void {
    this.lines.push(chunk);
    this.receivedBytes += chunk.length;
    if (this.pendingRead !== undefined) this.settleRead();
    if (!this.lines.isFull) return;
    this.paused = true;
    this.child?.stdout?.pause();
  }

  /** Returns the next result that needs no waiting. */
  private next(): ReadResult | undefined {
    const line = this.lines.take();
    this.resumeOutput();
    const bytes = this.takenBytes - this.takenAtWrite;
    if (bytes > OUTPUT_LIMITS.bytes || this.linesSinceWrite > OUTPUT_LIMITS.lines)
      return { kind: 'flood', bytes, part: line?.bytes ?? this.lines.partialLine };
    if (line !== undefined) {
      this.linesSinceWrite++;
      return { kind: 'line', bytes: line.bytes, dropped: line.dropped };
    }
    if (this.problem !== undefined) return { kind: 'not started', problem: this.problem };
    const { ended, stderrTail } = this;
    return ended && { kind: 'ended', end: ended, part: this.lines.partialLine, stderr: stderrTail };
  }

  /** Resumes the output if the buffer has room. */
  private resumeOutput(): void {
    if (!this.paused || this.lines.isFull) return;
    this.paused = false;
    this.child?.stdout?.resume();
  }

  private settleRead(result = this.next()): void {
    const { pendingRead } = this;
    if (result === undefined || pendingRead === undefined) return;
    this.pendingRead = undefined;
    pendingRead(result);
  }

  /** Starts one timer for many reads: when it fires before the current deadline, it is started again. */
  private startTimer(): void {
    const { deadline } = this;
    if (deadline === Number.POSITIVE_INFINITY) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        if (this.pendingRead === undefined) return;
        if (performance.now() < this.deadline) return this.startTimer();
        // Output that arrived in time may still be unread because this process was busy, so it is read first.
        setImmediate(() => this.settleRead(this.next() ?? { kind: 'late', part: this.lines.partialLine }));
      },
      Math.max(1, Math.ceil(deadline - performance.now())),
    );
  }

  /** Kills the rest of the process group and waits for the remaining output. */
  private onChildExit(child: ChildProcess, end: ExitStatus): void {
    const group = child.pid ?? 0;
    killGroup(group);
    this.handlers.onExit(group);
    const { folder } = this.launch;
    const folderRemoved =
      folder === undefined ? undefined : rm(folder, { recursive: true, force: true }).catch(nothing);
    const finish = (): void => {
      clearTimeout(outputTimer);
      if (this.receivedBytes === 0 && end.code !== null) this.problem ??= LAUNCH_PROBLEMS[end.code];
      this.ended ??= end;
      this.settleRead();
      if (folderRemoved === undefined) this.resolveExit();
      else void folderRemoved.then(this.resolveExit);
    };
    const outputTimer = setTimeout(() => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      finish();
    }, OUTPUT_GRACE);
    child.once('close', finish);
  }

  private async finish(): Promise<void> {
    const { child } = this;
    clearTimeout(this.timer);
    if (child?.pid === undefined) return this.exitPromise;
    await nextPoll();
    this.isEnding = true;
    // The output is drained so that the program cannot block on it.
    child.stdout?.removeAllListeners('data').resume();
    child.stdin?.end();
    if (!(await settlesWithin(this.exitPromise, TERMINATION_GRACE.input))) {
      interruptGroup(child.pid, this.launch.wrappers);
      if (!(await settlesWithin(this.exitPromise, TERMINATION_GRACE.interrupt))) killGroup(child.pid);
    }
    child.stdin?.destroy();
    await this.exitPromise;
  }
}
