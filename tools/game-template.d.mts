export interface GameNames {
  readonly id: string;
  readonly type: string;
  readonly value: string;
  readonly title: string;
}
export class NewGameError extends Error {}
export const LEFT_OUT: RegExp;
export function namesOf(id: string): GameNames;
export function checkName(names: GameNames, texts: readonly string[]): void;
export function renameIn(text: string, file: string, names: GameNames): string;
