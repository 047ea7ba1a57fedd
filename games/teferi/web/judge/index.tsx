/** The judge mode: a page to edit any position, play it for both players and save it as a scenario. */
import './judge.css';
import type { WebPageProps } from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { BoardEditor } from './board-editor.tsx';
import { PlayTable } from './play-table.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { useJudge } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

export default function JudgePage(page: WebPageProps) {
  const { language } = page;
  const labels = judgePageTexts[language];
  const session = useJudge(page);
  usePageTitle(`${labels.title} · Teferi`);
  return (
    <main className="tf-judge">
      <header className="tf-judge-head">
        <h1>{labels.title}</h1>
        <p>{labels.about}</p>
      </header>
      <PlayTable session={session} language={language} />
      <BoardEditor session={session} language={language} />
      <ScenarioPanel session={session} language={language} />
    </main>
  );
}
