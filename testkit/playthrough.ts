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
import { must } from './breach.ts';
import { NAMES } from './laws/words.ts';
import { seatsOf, type SomeEvent, type SomeMatch } from './walk.ts';

/** What a playthrough is made from; its file begins with it. */
export interface Occasion {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly settings: Json;
}

/** The table is shown at every so many questions. */
const SHOWN = 10;
/** More than a golden match needs: a random player may take very long over some games. */
const LONGEST = 400;

const headOf = ({ game, seats, seed, settings }: Occasion): string[] => [
  `game: ${game}`,
  `seats: ${seats}`,
  `seed: ${seed}`,
  `settings: ${JSON.stringify(settings)}`,
];

/** The occasion that stands at the head of a playthrough's file. */
export function occasionOf(text: string): Occasion {
  const field = (name: string): string => {
    const found = new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
    must(found !== undefined, `the playthrough has no line "${name}: …"`);
    return found;
  };
  const settings = JSON.parse(field('settings')) as Json;
  return { game: field('game'), seats: Number(field('seats')), seed: field('seed'), settings };
}

/** One random match as people would tell it: what is asked, what may be answered and is, what everybody learns of it. */
export function playthrough(entry: AnyCatalogueEntry, occasion: Occasion): string {
  const { seats, seed, settings } = occasion;
  const opening: SomeEvent[] = [];
  const started = startMatch(entry.game, { seats, seed, settings }, opening);
  must(started.ok, `the playthrough does not start: ${JSON.stringify(started)}`);
  const teller = new Teller(started.value, entry.texts.en);
  const lines = [...headOf(occasion), '', ...teller.happens(opening), ...teller.table()];
  const dice = createFastDice(`${seed} choices`);
  while (started.value.question !== undefined && started.value.number < LONGEST)
    lines.push('', ...teller.step(dice));
  return `${[...lines, '', ...teller.end()].join('\n')}\n`;
}

class Teller {
  private readonly match: SomeMatch;
  private readonly texts: GameTexts<AnyParts>;
  private readonly names: readonly string[];

  constructor(match: SomeMatch, texts: GameTexts<AnyParts>) {
    this.match = match;
    this.texts = texts;
    this.names = NAMES.slice(0, match.seats);
  }

  /** A question and what came of its answer. */
  step(dice: Dice): string[] {
    const { match, texts, names } = this;
    const { question } = match;
    must(question !== undefined, 'nobody is asked');
    const { number, prompt, options, seat } = question;
    const answer = dice.pick(options);
    const menu = options.map((option) => texts.option(option, question, names)).join(' / ');
    const asked = `${number + 1}. ${texts.question(question, names)} [${prompt}]`;
    const due = match.position().agenda.map((frame) => frame.do);
    const played = match.play(seat, number, answer);
    must(played.ok, `${JSON.stringify(answer)} is refused`);
    return [
      asked,
      `   due: ${due.toReversed().join(', ')}`,
      `   may: ${menu}`,
      `   > ${texts.option(answer, question, names)}  ${JSON.stringify(answer)}`,
      ...this.happens(played.value),
      ...((number + 1) % SHOWN === 0 ? this.table() : []),
    ];
  }

  /** Events as a spectator hears them, and whoever hears them otherwise. */
  happens(events: readonly SomeEvent[]): string[] {
    return events.flatMap((event) => {
      const seen = this.match.redact([event]);
      const common = this.sentence(seen.get('spectator'));
      const others = seatsOf(this.match)
        .map((seat) => [seat, this.sentence(seen.get(seat))] as const)
        .filter(([, sentence]) => sentence !== common)
        .map(([seat, sentence]) => `     ${at(this.names, seat)}: ${sentence || '(nothing)'}`);
      return common === '' && others.length === 0 ? [] : [`   - ${common || '(nothing)'}`, ...others];
    });
  }

  /** What lies on the table for each who looks at it. */
  table(): string[] {
    const watchers: Watcher[] = ['spectator', ...seatsOf(this.match)];
    return watchers.flatMap((watcher) => this.tableFor(watcher));
  }

  end(): string[] {
    const { outcome } = this.match;
    if (outcome === undefined) return [`(and so on after ${this.match.number} answers)`];
    return [this.texts.outcome(outcome, this.names), `places: ${outcome.places.join(', ')}`, ...this.table()];
  }

  private tableFor(watcher: Watcher): string[] {
    const { names, texts, match } = this;
    const zones = texts
      .zones(match.view(watcher), watcher, names, undefined)
      .map((zone) => `     ${formatZone(zone)}`);
    return [`   seen by ${typeof watcher === 'number' ? at(names, watcher) : watcher}:`, ...zones];
  }

  private sentence(events: readonly SomeEvent[]): string {
    return events.map((event) => this.texts.event(event, this.names) ?? '').join(' ');
  }
}
