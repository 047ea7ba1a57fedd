/** The rules of a game, searchable; the address may name a rule. */
import './rules.css';
import { foldForSearch, type Language } from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { use, useEffect, useMemo, useState } from 'react';
import { NotFound } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { loadGame } from '../pages/game-modules.ts';
import { useLanguage } from '../state/preferences.ts';
import { loadRules, type LoadedRules } from './load-rules.ts';
import { type RuleBlock, textOf } from './parse-rules.ts';
import { RuleText } from './rule-text.tsx';
import { RULES_TEXTS } from './texts.ts';

export default function RulesPage({ game }: { readonly game: string }) {
  const language = useLanguage();
  const rules = use(loadRules(game, language));
  const loaded = use(loadGame(game));
  if (rules === undefined || loaded === undefined) return <NotFound />;
  return <Rules name={loaded.texts[language].name} rules={rules} language={language} />;
}

/** The blocks that contain every word of the query; headings lead to nothing here. */
function search(blocks: readonly RuleBlock[], query: string): readonly RuleBlock[] {
  const words = foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return blocks;
  return blocks.filter((block) => {
    if (block.kind === 'heading') return false;
    const text = foldForSearch(textOf(block));
    return words.every((word) => text.includes(word));
  });
}

function Rules(given: { readonly name: string; readonly rules: LoadedRules; readonly language: Language }) {
  const { name, rules, language } = given;
  const texts = RULES_TEXTS[language];
  usePageTitle(texts.title(name));
  const [query, setQuery] = useState('');
  const ids = useMemo(
    () =>
      new Set(rules.blocks.flatMap((block) => ('id' in block && block.id !== undefined ? [block.id] : []))),
    [rules],
  );
  const found = useMemo(() => search(rules.blocks, query), [rules, query]);
  // The browser looks for the rule of the address before it is rendered.
  useEffect(() => {
    const scroll = (): void =>
      document
        .getElementById(decodeURIComponent(location.hash.slice(1)))
        ?.scrollIntoView({ block: 'center' });
    scroll();
    addEventListener('hashchange', scroll);
    return () => removeEventListener('hashchange', scroll);
  }, []);
  const sections = rules.blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  const isSearching = query.trim() !== '';
  return (
    <>
      <PageHeader />
      <main className="rules">
        <h1>{texts.title(name)}</h1>
        <label className="rules-search">
          <span>{texts.search}</span>
          <input
            className="field"
            type="search"
            value={query}
            maxLength={80}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        {rules.isEnglish && language !== 'en' && <p className="small">{texts.inEnglish}</p>}
        {isSearching && <output className="small">{texts.found(found.length)}</output>}
        {!isSearching && sections.length > 0 && (
          <nav aria-label={texts.sections}>
            <ul className="rules-sections">
              {sections.map((section) => (
                <li key={section.kind === 'heading' ? section.id : ''}>
                  <a href={section.kind === 'heading' ? `#${section.id}` : undefined}>
                    {section.kind === 'heading' ? section.text : ''}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div lang={rules.isEnglish ? 'en' : language}>
          {found.map((block, i) => (
            // Blocks have no other identity, and the list of a query never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <Block key={`${query} ${i}`} block={block} ids={ids} />
          ))}
        </div>
      </main>
    </>
  );
}

function Block({ block, ids }: { readonly block: RuleBlock; readonly ids: ReadonlySet<string> }) {
  if (block.kind === 'table') return <Table rows={block.rows} ids={ids} />;
  if (block.kind === 'heading')
    return block.level === 1 ? null : block.level === 2 ? (
      <h2 id={block.id}>{block.text}</h2>
    ) : (
      <h3 id={block.id}>{block.text}</h3>
    );
  return (
    <p id={block.id} className={block.id === undefined ? block.kind : `${block.kind} numbered`}>
      {block.id !== undefined && (
        <a className="rule-number" href={`#${block.id}`}>
          {block.id}
        </a>
      )}
      <span>
        <RuleText text={block.text} ids={ids} />
      </span>
    </p>
  );
}

function Table({
  rows,
  ids,
}: {
  readonly rows: readonly (readonly string[])[];
  readonly ids: ReadonlySet<string>;
}) {
  const [head = [], ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, i) => (
              // The columns never change.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={i}>
                <RuleText text={cell} ids={ids} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
