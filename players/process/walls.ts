import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { at, ok, refuse, type Result } from '@ludoteca/kernel';
import { type Cell, faultIn, LANG, type Level } from './cell.ts';
import type { Launch } from './child.ts';
import { copyForAll } from './copy.ts';
import { limited } from './limits.ts';
import { isOpenToAll } from './paths.ts';
import { type Room, roomFor } from './room.ts';

/** A command of the system that puts up walls around another. One process of it stands outside, one inside, the program behind them. */
export interface Walls {
  readonly level: Level;
  /** The words that run a command in a room. Whatever has to be built for that is built in the given folder. */
  around(room: Room, folder: string, command: readonly string[]): readonly string[];
}

/** What is to run behind walls. */
interface Inmate {
  readonly program: string;
  readonly words: readonly string[];
  /** The programs that play against it. */
  readonly others: readonly string[];
  readonly countsProcesses: boolean;
}

/** Whoever may do everything starts programs as somebody who may do nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** How a program behind walls is started; what has to be built for it is built in the folder. */
export function enclosed(walls: Walls, folder: string, inmate: Inmate): Launch {
  const { program, words, others, countsProcesses } = inmate;
  const site = mkdtempSync(join(folder, 'room-'));
  chmodSync(site, 0o755);
  const asNobody = process.getuid?.() === 0;
  const room = roomFor(program, {
    others,
    reads: (path) => !asNobody || isOpenToAll(path),
    copyOf: (path) => {
      const copy = join(site, 'copy');
      copyForAll(path, copy);
      return copy;
    },
  });
  const all = walls.around(room, site, [...limited(countsProcesses), program, ...words]);
  return {
    file: at(all, 0),
    args: all.slice(1),
    cwd: '/',
    env: { PATH: room.path, LANG },
    wrappers: 2,
    ...(asNobody ? { as: NOBODY } : {}),
  };
}

/** Programs behind walls, with limits on what they may use. */
export function walledCell(walls: Walls, folder: string, countsProcesses: boolean): Cell {
  const built = new Map<string, Result<Launch, string>>();
  const build = (path: string, others: readonly string[]): Result<Launch, string> => {
    try {
      return ok(enclosed(walls, folder, { program: realpathSync(path), words: [], others, countsProcesses }));
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    level: walls.level,
    launch: (path, others) => {
      const fault = faultIn(path);
      if (fault !== undefined) return fault;
      const key = [path, ...others].join('\0');
      const launch = built.get(key) ?? build(path, others);
      built.set(key, launch);
      return launch;
    },
  };
}
