/** The page of cards and decks: imports card files, shows which cards can be played, and builds decks from lists. */
import './cards.css';
import type { Language, WebPageProps } from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { useEffect, useState } from 'react';
import { cardCommandTexts } from '../../commands/card-texts.ts';
import type { CoverageSurvey } from '../../coverage/survey.ts';
import type { CardReply } from './card-messages.ts';
import { DeckFromList } from './deck-from-list.tsx';
import { cardPageTexts } from './texts.ts';
import { useCardWorker } from './use-card-worker.ts';

const INDEX_NAME = 'cards';

export default function CardsPage(page: WebPageProps) {
  const { language, recallFile, rememberFile } = page;
  const labels = cardPageTexts[language];
  usePageTitle(`${labels.title} · Teferi`);
  const worker = useCardWorker();
  const { ask } = worker;
  const [index, setIndex] = useState<Blob>();
  const [survey, setSurvey] = useState<CoverageSurvey>();
  const [problem, setProblem] = useState<string>();
  const [fileName, setFileName] = useState('');
  useEffect(() => {
    void recallFile(INDEX_NAME).then((stored) => {
      setIndex(stored);
      if (stored !== undefined)
        ask(
          { ask: 'survey', index: stored },
          (reply) => reply.kind === 'surveyed' && setSurvey(reply.survey),
        );
    });
    // The stored cards are read once; later imports replace them here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ask]);
  const receive = (name: string, reply: CardReply): void => {
    if (reply.kind === 'imported') {
      const show = (): void => {
        setIndex(reply.index);
        setSurvey(reply.survey);
      };
      // Cards that cannot be stored can be used until the page is left.
      rememberFile(INDEX_NAME, reply.index).then(show, () => {
        show();
        setProblem(labels.failed);
      });
    } else if (reply.kind === 'invalid file')
      setProblem(cardCommandTexts[language].invalidFile(name, reply.fault));
    else setProblem(labels.failed);
  };
  const importFile = (file: File | undefined): void => {
    if (file === undefined || worker.isBusy) return;
    setProblem(undefined);
    setFileName(file.name);
    ask({ ask: 'import', file }, (reply) => receive(file.name, reply));
  };
  return (
    <main className="tf-cards">
      <h1>{labels.title}</h1>
      <p>{labels.about}</p>
      <section className="sheet" aria-label={labels.cards}>
        <h2>{labels.cards}</h2>
        <output>
          {worker.isBusy && fileName !== ''
            ? labels.working
            : survey === undefined
              ? labels.none
              : formatSurvey(language, survey)}
        </output>
        <label className="press" aria-disabled={worker.isBusy}>
          {labels.choose}
          <input
            type="file"
            accept=".json,.jsonl,.gz"
            className="aloud"
            onChange={({ target }) => {
              importFile(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {survey !== undefined && survey.reasons.length > 0 && <Causes language={language} survey={survey} />}
      </section>
      <DeckFromList {...page} index={index} worker={worker} />
    </main>
  );
}

const formatSurvey = (language: Language, survey: CoverageSurvey): string =>
  cardCommandTexts[language].survey(survey, ((100 * survey.read) / Math.max(1, survey.cards)).toFixed(1));

function Causes({ language, survey }: { readonly language: Language; readonly survey: CoverageSurvey }) {
  const labels = cardPageTexts[language];
  return (
    <details>
      <summary>{labels.causes}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.count}</th>
            <th scope="col">{labels.cause}</th>
            <th scope="col">{labels.example}</th>
          </tr>
        </thead>
        <tbody>
          {survey.reasons.map(({ why, words, cards, example }) => (
            <tr key={`${why} ${words}`}>
              <td>{cards}</td>
              <td>{why === 'text' ? words : `${why} ${words}`}</td>
              <td>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
