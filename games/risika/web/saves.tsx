/** The page that inspects and repairs saves of Risika. */
import type { WebPageProps } from '@ludoteca/kit';
import { SaveInspector } from '@ludoteca/kit/web';
import { runInspect } from '../commands/inspect.ts';
import { DIALECTS } from '../files/dialects.ts';

export default function SavesPage(page: WebPageProps) {
  return <SaveInspector {...page} game="Risika" ending=".rsk" dialects={DIALECTS} inspect={runInspect} />;
}
