import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { drain } from './complaints.ts';
import { interrupt, killGroup } from './groups.ts';
import { STREAMS } from './inherited.ts';
import { Lines } from './lines.ts';
import { type Ended, FLOOD, GRACE, type Heard, MOST_UNREAD, type Program } from './program.ts';

/** How a program is started. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: { readonly [name: string]: string };
  /** How many processes stand between the one that is started and the program itself. */
  readonly wrappers: number;
  /** A folder of its own, removed when it has gone. */
  readonly folder?: string;
  /** Who runs it, if not whoever starts it. */
  readonly as?: { readonly uid: number; readonly gid: number };
}

export interface ChildCare {
  /** Hears what it writes to its standard error. */
  complained(text: string): void;
  /** The process group was started; all that belongs to it ends with it. */
  started(group: number): void;
  gone(group: number): void;
}

/** How long the end of its output may take after the end of a program: something that it has started may hold on to it. */
const LAST_WORDS = 100;

const nothing = (): void => undefined;

/** The file was looked at before: what is missing is the program that should run it. */
const PROBLEMS: { readonly [code: string]: string } = {
  ENOENT: 'no interpreter',
  EACCES: 'not executable',
  // The same, as whatever stands around a program says it when it ends: that is how shells and their kin do.
  127: 'no interpreter',
  126: 'not executable',
};

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  return PROBLEMS[code] ?? code;
}

/** A program as a child process, leader of a process group of its own. */
export class Child implements Program {
  private readonly child: ChildProcess | undefined;
  private readonly lines = new Lines();
  private readonly launch: Launch;
  private readonly care: ChildCare;
  private problem: string | undefined;
  private ended: Ended | undefined;
  private pushed = 0;
  /** How many bytes and lines of its output were taken when it was last written to. */
  private before = 0;
  private linesSince = 0;
  private dropped = 0;
  /** It wrote more than is taken in before somebody asks. */
  private paused = false;
  private waiter: ((heard: Heard) => void) | undefined;
  private deadline = Number.POSITIVE_INFINITY;
  private alarm: NodeJS.Timeout | undefined;
  private ending: Promise<void> | undefined;
  private readonly over: Promise<void>;
  private done = nothing;

  constructor(launch: Launch, care: ChildCare) {
    this.launch = launch;
    this.care = care;
    this.over = new Promise((done) => {
      this.done = done;
    });
    this.child = this.start();
  }

  get unread(): number {
    return this.dropped === 0 ? 0 : this.dropped + (this.child?.stdin?.writableLength ?? 0);
  }

  write(text: string): void {
    const stdin = this.child?.stdin;
    this.before = this.taken;
    this.linesSince = 0;
    if (!stdin?.writable) return;
    if (this.dropped > 0 || stdin.writableLength > MOST_UNREAD) this.dropped += text.length;
    else stdin.write(text);
  }

  read(deadline: number): Heard | Promise<Heard> {
    const heard = this.next();
    if (heard !== undefined) return heard;
    return new Promise((resolve) => {
      this.waiter = resolve;
      this.deadline = deadline;
      if (this.alarm === undefined) this.setAlarm();
    });
  }

  forget(): void {
    this.lines.clear();
    this.takeIn();
  }

  end(): Promise<void> {
    this.ending ??= this.finish();
    return this.ending;
  }

  private get taken(): number {
    return this.pushed - this.lines.size;
  }

  private start(): ChildProcess | undefined {
    const { file, args, cwd, env, as } = this.launch;
    let child: ChildProcess;
    try {
      child = spawn(file, args, { cwd, env, ...as, stdio: [...STREAMS], detached: true });
    } catch (error) {
      this.problem = problemOf(error);
      this.done();
      return undefined;
    }
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      this.problem = problemOf(error);
      this.answer();
      this.done();
    });
    if (child.pid === undefined) return undefined;
    this.care.started(child.pid);
    const { stdin, stdout, stderr } = child as { stdin: Writable; stdout: Readable; stderr: Readable };
    stdin.on('error', nothing);
    stdout.on('error', nothing);
    stdout.on('data', (chunk: Buffer) => this.hear(chunk));
    drain(stderr, (text) => this.care.complained(text));
    child.on('exit', (code, signal) => this.exited(child, { code, signal }));
    return child;
  }

  private hear(chunk: Buffer): void {
    this.lines.push(chunk);
    this.pushed += chunk.length;
    if (this.waiter !== undefined) this.answer();
    if (!this.lines.full) return;
    this.paused = true;
    this.child?.stdout?.pause();
  }

  /** What there is to say without waiting. */
  private next(): Heard | undefined {
    const line = this.lines.take();
    this.takeIn();
    const bytes = this.taken - this.before;
    if (bytes > FLOOD.bytes || this.linesSince > FLOOD.lines) return { kind: 'flood', bytes };
    if (line !== undefined) {
      this.linesSince++;
      return { kind: 'line', bytes: line.bytes, dropped: line.dropped };
    }
    if (this.problem !== undefined) return { kind: 'not started', problem: this.problem };
    if (this.ended !== undefined) return { kind: 'ended', end: this.ended, part: this.lines.part };
    return undefined;
  }

  /** There is room again for what it writes. */
  private takeIn(): void {
    if (!this.paused || this.lines.full) return;
    this.paused = false;
    this.child?.stdout?.resume();
  }

  private answer(heard = this.next()): void {
    const { waiter } = this;
    if (heard === undefined || waiter === undefined) return;
    this.waiter = undefined;
    waiter(heard);
  }

  /** One alarm serves many questions: it looks whether time is up when it rings, and is set again if not. */
  private setAlarm(): void {
    const { deadline } = this;
    if (deadline === Number.POSITIVE_INFINITY) return;
    this.alarm = setTimeout(
      () => {
        this.alarm = undefined;
        if (this.waiter === undefined) return;
        if (performance.now() < this.deadline) return this.setAlarm();
        // What it wrote in time may lie there unread because this process was busy: it is read first.
        setImmediate(() => this.answer(this.next() ?? { kind: 'late', part: this.lines.part }));
      },
      Math.max(1, Math.ceil(deadline - performance.now())),
    );
  }

  /** Its last lines may still be on their way: what holds on to its output is ended, and then they have come. */
  private exited(child: ChildProcess, end: Ended): void {
    const group = child.pid ?? 0;
    killGroup(group);
    this.care.gone(group);
    const { folder } = this.launch;
    const cleared =
      folder === undefined ? undefined : rm(folder, { recursive: true, force: true }).catch(nothing);
    const over = (): void => {
      clearTimeout(tooLong);
      if (this.pushed === 0 && end.code !== null) this.problem ??= PROBLEMS[end.code];
      this.ended ??= end;
      this.answer();
      if (cleared === undefined) this.done();
      else void cleared.then(this.done);
    };
    const tooLong = setTimeout(() => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      over();
    }, LAST_WORDS);
    child.once('close', over);
  }

  private async finish(): Promise<void> {
    const { child } = this;
    clearTimeout(this.alarm);
    if (child?.pid === undefined) return this.over;
    // Nobody reads it any more, so nothing may wait there for a reader.
    child.stdout?.removeAllListeners('data').resume();
    child.stdin?.destroy();
    if (child.exitCode === null && child.signalCode === null) {
      interrupt(child.pid, this.launch.wrappers);
      const made = setTimeout(() => killGroup(child.pid ?? 0), GRACE);
      await this.over;
      clearTimeout(made);
    } else await this.over;
  }
}
