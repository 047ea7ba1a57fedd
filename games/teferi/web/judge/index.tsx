import './judge.css';
import type { WebPageProps } from '@ludoteca/kit';
import { useEffect } from 'react';
import { BoardEditor } from './board-editor.tsx';
import { PlayTable } from './play-table.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { useJudge } from './use-judge.ts';
import { words } from './words.ts';

/** Where a judge lays any board, plays on it for both sides, and keeps it as a scenario. */
export default function JudgePage(page: WebPageProps) {
  const { language } = page;
  const said = words[language];
  const judging = useJudge(page);
  useEffect(() => {
    document.title = `${said.title} · Teferi`;
    return () => {
      document.title = 'Ludoteca';
    };
  }, [said]);
  return (
    <main className="tf-judge">
      <header className="tf-judge-head">
        <h1>{said.title}</h1>
        <p>{said.about}</p>
      </header>
      <PlayTable judging={judging} language={language} />
      <BoardEditor judging={judging} language={language} />
      <ScenarioPanel judging={judging} language={language} />
    </main>
  );
}
