/** The names of the original files and of those beside them. */

export const SAVE_EXTENSION = '.rsk';
/** The only name that the original program accepts. */
export const SAVE_FILE = 'salvataggio.rsk';
/** The spelling of some programs on systems that ignore case. */
export const CAPITALIZED_SAVE_FILE = 'Salvataggio.rsk';
/** Written at every start of a round. */
export const AUTOSAVE_FILE = 'salvataggio-automatico.rsk';
export const SIDECAR_FILE = 'salvataggio.extra.json';
export const LOG_FILE = 'log.txt';
export const STATISTICS_FILE = 'statistiche.bin';
export const STATISTICS_SIDECAR_FILE = 'statistiche.extra.json';
/** The statistics of another program, read if there are none of our own. */
export const FOREIGN_STATISTICS_FILE = 'stat';
