/** The work of the worker of the page of cards and decks: it reads card files as they arrive, and builds decks. */
import { ok, type Result } from '@ludoteca/kernel';
import type { CardDefinition, Deck } from '../../abilities/index.ts';
import { collectCards, writeCardIndex } from '../../card-files/card-index.ts';
import type { CardFileFault, FileCard } from '../../card-files/index.ts';
import { findShippedCard } from '../../cards/shipped-cards.ts';
import { type CoverageSurvey, parseCards, surveyCards } from '../../coverage/survey.ts';
import { buildPlayableDeck } from '../../decks/build-deck.ts';
import { parseDeckList } from '../../decks/deck-list.ts';
import { parseManaCost } from '../../layers/mana-cost.ts';
import type { CardReply, CardRequest, ManaCurve } from './card-messages.ts';

/** The columns of a mana curve. */
const MAX_COLUMN = 7;
/** Causes of refusals that are listed. */
const MAX_CAUSES = 20;
const GZIP_MAGIC = [0x1f, 0x8b] as const;

async function* readChunks(file: Blob): AsyncGenerator<Uint8Array> {
  const [first, second] = new Uint8Array(await file.slice(0, GZIP_MAGIC.length).arrayBuffer());
  const isPacked = first === GZIP_MAGIC[0] && second === GZIP_MAGIC[1];
  const bytes: ReadableStream<Uint8Array> = isPacked
    ? file.stream().pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  const reader = bytes.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

async function readCards(file: Blob | undefined): Promise<Result<readonly FileCard[], CardFileFault>> {
  return file === undefined ? ok([]) : collectCards(readChunks(file));
}

function survey(cards: readonly FileCard[]): CoverageSurvey {
  const { reasons, ...rest } = surveyCards(parseCards(cards));
  return { ...rest, reasons: reasons.slice(0, MAX_CAUSES) };
}

function computeManaCurve({ cards, definitions = [] }: Deck): ManaCurve {
  const own = new Map(definitions.map((card) => [card.name, card]));
  const find = (name: string): CardDefinition | undefined => own.get(name) ?? findShippedCard(name);
  const curve = Array.from({ length: MAX_COLUMN + 1 }, () => 0);
  for (const { card, count } of cards) {
    const found = find(card);
    if (found === undefined || found.types.includes('land')) continue;
    const column = Math.min(MAX_COLUMN, parseManaCost(found.cost ?? '')?.manaValue ?? 0);
    curve[column] = (curve[column] ?? 0) + count;
  }
  return curve;
}

export async function answerCardRequest(request: CardRequest): Promise<CardReply> {
  if (request.ask === 'build') {
    const list = parseDeckList(request.list);
    if (!list.ok) return { kind: 'invalid list', reasons: [list.problem] };
    const cards = await readCards(request.index);
    if (!cards.ok) return { kind: 'invalid file', fault: cards.problem };
    const built = buildPlayableDeck(list.value, cards.value, request.name, 'leave out');
    if (!built.ok) return { kind: 'invalid list', reasons: built.problem };
    return { kind: 'built', ...built.value, curve: computeManaCurve(built.value.deck) };
  }
  const cards = await readCards(request.ask === 'import' ? request.file : request.index);
  if (!cards.ok) return { kind: 'invalid file', fault: cards.problem };
  const measured = survey(cards.value);
  if (request.ask === 'survey') return { kind: 'surveyed', survey: measured };
  const index = new Blob([Uint8Array.from(writeCardIndex(cards.value))]);
  return { kind: 'imported', index, survey: measured };
}
