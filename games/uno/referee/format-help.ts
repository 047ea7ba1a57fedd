/** The help text of the referee. */
import type { RefereeTexts } from './texts/index.ts';

export function formatHelp(words: RefereeTexts, called: string): readonly string[] {
  const { usage, options, notes, exitCodes, exitCodesHeading, check, rerun } = words;
  const wide = Math.max(...options.map(([option]) => option.length));
  return [
    `${called} ${usage}`,
    check.usage(called),
    rerun.usage(called),
    '',
    ...options.map(([option, what]) => `  ${option.padEnd(wide)}  ${what}`),
    '',
    ...notes,
    `${exitCodesHeading}: ${exitCodes}`,
  ];
}
