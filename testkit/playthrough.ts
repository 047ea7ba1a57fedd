/** Playthroughs: random matches in readable form. */
import {
  at,
  type Dice,
  createFastDice,
  type Json,
  type AnyParts,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import { type AnyCatalogueEntry, type GameTexts, formatZone } from '@ludoteca/kit';
import { assert } from './assertions.ts';
import { NAMES } from './laws/texts.ts';
import { seatsOf, type AnyEvent, type AnyMatch } from './random-match.ts';

/** The parameters of a playthrough, which its file starts with. */
export interface PlaythroughSetup {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly settings: Json;
}

/** Views are printed every so many questions. */
const VIEW_INTERVAL = 10;
/** Random matches of some games are very long. */
const MAX_ANSWERS = 400;

const formatSetup = ({ game, seats, seed, settings }: PlaythroughSetup): string[] => [
  `game: ${game}`,
  `seats: ${seats}`,
  `seed: ${seed}`,
  `settings: ${JSON.stringify(settings)}`,
];

/** Parses the first lines of a playthrough. */
export function parseSetup(text: string): PlaythroughSetup {
  const field = (name: string): string => {
    const found = new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
    assert(found !== undefined, `the playthrough has no line "${name}: …"`);
    return found;
  };
  const settings = JSON.parse(field('settings')) as Json;
  return { game: field('game'), seats: Number(field('seats')), seed: field('seed'), settings };
}

/** Plays a random match and writes down questions, options, answers and the events as every watcher learns them. */
export function createPlaythrough(entry: AnyCatalogueEntry, setup: PlaythroughSetup): string {
  const { seats, seed, settings } = setup;
  const opening: AnyEvent[] = [];
  const started = startMatch(entry.game, { seats, seed, settings }, opening);
  assert(started.ok, `the playthrough does not start: ${JSON.stringify(started)}`);
  const writer = new PlaythroughWriter(started.value, entry.texts.en);
  const lines = [...formatSetup(setup), '', ...writer.formatEvents(opening), ...writer.formatViews()];
  const dice = createFastDice(`${seed} choices`);
  while (started.value.question !== undefined && started.value.number < MAX_ANSWERS)
    lines.push('', ...writer.step(dice));
  return `${[...lines, '', ...writer.end()].join('\n')}\n`;
}

class PlaythroughWriter {
  private readonly match: AnyMatch;
  private readonly texts: GameTexts<AnyParts>;
  private readonly names: readonly string[];

  constructor(match: AnyMatch, texts: GameTexts<AnyParts>) {
    this.match = match;
    this.texts = texts;
    this.names = NAMES.slice(0, match.seats);
  }

  /** Plays one answer and formats question, options and events. */
  step(dice: Dice): string[] {
    const { match, texts, names } = this;
    const { question } = match;
    assert(question !== undefined, 'nobody is asked');
    const { number, prompt, options, seat } = question;
    const answer = dice.pick(options);
    const menu = options.map((option) => texts.option(option, question, names)).join(' / ');
    const asked = `${number + 1}. ${texts.question(question, names)} [${prompt}]`;
    const due = match.position().agenda.map((frame) => frame.do);
    const played = match.play(seat, number, answer);
    assert(played.ok, `${JSON.stringify(answer)} is refused`);
    return [
      asked,
      `   due: ${due.toReversed().join(', ')}`,
      `   may: ${menu}`,
      `   > ${texts.option(answer, question, names)}  ${JSON.stringify(answer)}`,
      ...this.formatEvents(played.value),
      ...((number + 1) % VIEW_INTERVAL === 0 ? this.formatViews() : []),
    ];
  }

  /** Formats events for the spectator and for seats that learn something else. */
  formatEvents(events: readonly AnyEvent[]): string[] {
    return events.flatMap((event) => {
      const redacted = this.match.redact([event]);
      const publicText = this.sentence(redacted.get('spectator'));
      const differing = seatsOf(this.match)
        .map((seat) => [seat, this.sentence(redacted.get(seat))] as const)
        .filter(([, sentence]) => sentence !== publicText)
        .map(([seat, sentence]) => `     ${at(this.names, seat)}: ${sentence || '(nothing)'}`);
      return publicText === '' && differing.length === 0
        ? []
        : [`   - ${publicText || '(nothing)'}`, ...differing];
    });
  }

  /** Formats the views of all watchers. */
  formatViews(): string[] {
    const watchers: Watcher[] = ['spectator', ...seatsOf(this.match)];
    return watchers.flatMap((watcher) => this.formatView(watcher));
  }

  end(): string[] {
    const { outcome } = this.match;
    if (outcome === undefined) return [`(and so on after ${this.match.number} answers)`];
    return [
      this.texts.outcome(outcome, this.names),
      `places: ${outcome.places.join(', ')}`,
      ...this.formatViews(),
    ];
  }

  private formatView(watcher: Watcher): string[] {
    const { names, texts, match } = this;
    const zones = texts
      .zones(match.view(watcher), watcher, names, undefined)
      .map((zone) => `     ${formatZone(zone)}`);
    return [`   seen by ${typeof watcher === 'number' ? at(names, watcher) : watcher}:`, ...zones];
  }

  private sentence(events: readonly AnyEvent[]): string {
    return events.map((event) => this.texts.event(event, this.names) ?? '').join(' ');
  }
}
