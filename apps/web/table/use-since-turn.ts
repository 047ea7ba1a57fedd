/** Remembers in this browser at which step the person answered last at a table, also over a reload. */
import { useEffect, useState } from 'react';
import { loadValue, saveValue } from '../state/local-storage.ts';

const STORED_NAME = 'last answers';
/** Tables that are remembered, the latest last. */
const MAX_TABLES = 40;

type StoredAnswer = readonly [table: string, step: number];

const isStoredAnswer = (value: unknown): value is StoredAnswer =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function loadAnswers(): readonly StoredAnswer[] {
  const stored = loadValue(STORED_NAME);
  return Array.isArray(stored) ? stored.filter(isStoredAnswer) : [];
}

const findAnswer = (table: string | undefined): number | undefined =>
  loadAnswers().find(([id]) => id === table)?.[1];

/** The first step after the last answer at a table; `latest` is that of this session, if there was an answer. */
export function useSinceTurn(table: string | undefined, latest: number | undefined): number | undefined {
  const [stored] = useState(() => findAnswer(table));
  useEffect(() => {
    if (table === undefined || latest === undefined) return;
    const others = loadAnswers().filter(([id]) => id !== table);
    saveValue(STORED_NAME, [...others, [table, latest]].slice(-MAX_TABLES));
  }, [table, latest]);
  return latest ?? stored;
}
