import type { Watcher } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import type { Opened } from '../archives.ts';
import type { Ended } from '../play/sitting.ts';
import type { Ui } from '../ui/ui.ts';

/** How somebody wants to watch. */
export interface Watching {
  readonly language: Language;
  /** Whose eyes; absent: the judge's, who sees all. */
  readonly watcher?: Watcher;
  /** After how many entries to begin; absent: at the start. */
  readonly at?: number;
  /** The archive file: logs are written beside it unless told otherwise. */
  readonly file?: string;
}

/** Lets somebody watch a recorded match, forward and back, through any eyes. A match that cannot even start is a Complaint. */
export async function watchReplay(
  ui: Ui,
  { entry }: Opened,
  { language }: Watching,
): Promise<Exclude<Ended, 'over'>> {
  ui.tell([[{ text: entry.texts[language].name }]]);
  return 'left';
}
