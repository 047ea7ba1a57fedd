/** The page that inspects and repairs saves of Unstable Students. */
import type { WebPageProps } from '@ludoteca/kit';
import { SaveInspector } from '@ludoteca/kit/web';
import { runInspect } from '../commands/inspect.ts';
import { DIALECTS } from '../files/dialects.ts';

export default function SavesPage(page: WebPageProps) {
  return (
    <SaveInspector
      {...page}
      game="Unstable Students"
      ending=".sav"
      dialects={DIALECTS}
      inspect={runInspect}
    />
  );
}
