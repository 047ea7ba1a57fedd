import './judge.css';
import type { WebPageProps } from '@ludoteca/kit';
import { useEffect } from 'react';
import { BoardEditor } from './board-editor.tsx';
import { PlayTable } from './play-table.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { useJudge } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

/** Where a judge lays any board, plays on it for both sides, and keeps it as a scenario. */
export default function JudgePage(page: WebPageProps) {
  const { language } = page;
  const labels = judgePageTexts[language];
  const judging = useJudge(page);
  useEffect(() => {
    document.title = `${labels.title} · Teferi`;
    return () => {
      document.title = 'Ludoteca';
    };
  }, [labels]);
  return (
    <main className="tf-judge">
      <header className="tf-judge-head">
        <h1>{labels.title}</h1>
        <p>{labels.about}</p>
      </header>
      <PlayTable session={judging} language={language} />
      <BoardEditor session={judging} language={language} />
      <ScenarioPanel session={judging} language={language} />
    </main>
  );
}
