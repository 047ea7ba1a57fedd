/** Writes down the lines that a bot program at seat 0 is sent during a recorded match. */
import { type Archive, replay, type AnyParts } from '@ludoteca/kernel';
import { type BotProtocol, observe, type AnyCatalogueEntry } from '@ludoteca/kit';
import { createJsonLinesProtocol } from '@ludoteca/players/bots';
import { playerNamesFor } from './names.testing.ts';
import { shortHash } from './steps.testing.ts';

const SEAT = 0;
/** Total length up to which lines are kept; later lines are replaced by their hash. */
const MOST = 24_000;

export const jsonTranscript = (entry: AnyCatalogueEntry, archive: Archive): string =>
  transcript(
    entry,
    archive,
    createJsonLinesProtocol({ game: entry.game, settings: archive.settings, clock: 3000 }),
  );

/** The same in the game's own line protocol, where it has one. */
export const ownTranscript = (entry: AnyCatalogueEntry, archive: Archive): string | undefined =>
  entry.botProtocol && transcript(entry, archive, entry.botProtocol.create());

function transcript(entry: AnyCatalogueEntry, archive: Archive, protocol: BotProtocol<AnyParts>): string {
  const names = playerNamesFor(archive.seats);
  const lines: string[] = [];
  const replayed = replay(entry.game, archive, undefined, (match, events) => {
    const { view, asked, outcome } = observe(match, SEAT);
    const eventLines =
      match.number === 0
        ? protocol.greet(view, SEAT, names)
        : protocol.tell(match.redact(events).get(SEAT), SEAT, names);
    lines.push(...eventLines);
    if (outcome !== undefined) lines.push(...(protocol.close?.(outcome, SEAT, names) ?? []));
    else if (asked !== undefined) lines.push(...protocol.ask(asked, view, SEAT, names));
  });
  if (!replayed.ok) lines.push(`the replay stops: ${JSON.stringify(replayed.problem)}`);
  return abridge(lines);
}

/** Replaces lines beyond the maximum length by their hashes. */
export function abridge(lines: readonly string[]): string {
  let length = 0;
  const kept = lines.map((line) => {
    length += line.length;
    return length <= MOST ? line : `sha256 ${shortHash(line)}`;
  });
  return `${kept.join('\n')}\n`;
}
