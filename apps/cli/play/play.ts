import type { Ui } from '../ui/ui.ts';
import type { Ended, Manner, Sitting } from './sitting.ts';

/** Plays a match at this terminal until it is over or left. Whatever happens, the slot holds it as it last was. */
export async function playSitting(ui: Ui, sitting: Sitting, manner: Manner): Promise<Ended> {
  ui.show({ title: [{ text: sitting.entry.texts[manner.language].name }], body: () => [], news: [] });
  return 'left';
}
