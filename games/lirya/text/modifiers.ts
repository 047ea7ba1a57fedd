/** Formats temporary modifiers of pieces and players, and delayed effects. */
import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language, PlayerNames } from '@ludoteca/kit';
import { formatEffectsLabel, formatReceivedGift } from '../card-text/index.ts';
import { capitalize } from '../card-text/grammar.ts';
import { formatCardName } from '../deck/card-names.ts';
import type { DelayedView, GrantView, PieceView, PlayerView, ExpiryView } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { terms } from './terms.ts';

interface ModifierTexts {
  readonly combat: string;
  readonly turn: string;
  next(name: string): string;
  turns(turns: number): string;
  source(card: string): string;
  readonly while: string;
  swap(stats: string): string;
  redirect(to: string): string;
  readonly control: string;
  more(what: 'damage' | 'healing', of: 'spell' | 'ability' | undefined, by: number): string;
  readonly hand: string;
  later(at: DelayedView['at'], name: string | undefined): string;
}

const it: ModifierTexts = {
  combat: 'fino alla fine del combattimento',
  turn: 'fino alla fine del turno',
  next: (name) => `fino al prossimo turno di ${name}`,
  turns: (turns) => (turns === 1 ? 'ancora un turno' : `ancora ${turns} turni`),
  source: (card) => `finché ${card} è in gioco`,
  while: 'finché dura la sua condizione',
  swap: (stats) => `scambio di ${stats}`,
  redirect: (to) => `i suoi danni li subisce ${to}`,
  control: 'ha cambiato parte',
  more: (what, of, by) =>
    `${what === 'damage' ? 'danni' : 'cure'} ${of === undefined ? 'di incantesimi e abilità' : of === 'spell' ? 'degli incantesimi' : 'delle abilità'} +${by}`,
  hand: 'mano protetta: nessun altro può guardarla né farne scartare carte',
  later: (when, name) =>
    `${when === 'turn start' ? 'All’inizio' : 'Alla fine'} del turno${name === undefined ? '' : ` di ${name}`}`,
};

const en: ModifierTexts = {
  combat: 'until the end of combat',
  turn: 'until the end of the turn',
  next: (name) => `until ${name}’s next turn`,
  turns: (turns) => (turns === 1 ? 'one more turn' : `${turns} more turns`),
  source: (card) => `while ${card} is in play`,
  while: 'while its condition holds',
  swap: (stats) => `${stats} swapped`,
  redirect: (to) => `its damage is dealt to ${to}`,
  control: 'has changed sides',
  more: (what, of, by) =>
    `${what} by ${of === undefined ? 'spells and abilities' : of === 'spell' ? 'spells' : 'abilities'} +${by}`,
  hand: 'protected hand: nobody else may look at it or make it discard',
  later: (when, name) =>
    `At the ${when === 'turn start' ? 'start' : 'end'} of ${name === undefined ? 'the' : `${name}’s`} turn`,
};

const pt: ModifierTexts = {
  combat: 'até o fim do combate',
  turn: 'até o fim do turno',
  next: (name) => `até o próximo turno de ${name}`,
  turns: (turns) => (turns === 1 ? 'mais um turno' : `mais ${turns} turnos`),
  source: (card) => `enquanto ${card} está em jogo`,
  while: 'enquanto vale a sua condição',
  swap: (stats) => `troca de ${stats}`,
  redirect: (to) => `quem sofre o seu dano é ${to}`,
  control: 'mudou de lado',
  more: (what, of, by) =>
    `${what === 'damage' ? 'dano' : 'cura'} de ${of === undefined ? 'feitiços e habilidades' : of === 'spell' ? 'feitiços' : 'habilidades'} +${by}`,
  hand: 'mão protegida: ninguém mais pode olhá-la nem fazer descartar dela',
  later: (when, name) =>
    `No ${when === 'turn start' ? 'início' : 'fim'} do turno${name === undefined ? '' : ` de ${name}`}`,
};

const modifierTexts: ByLanguage<ModifierTexts> = { it, en, pt };

/** When a modifier ends; undefined if it is permanent. */
export function formatTerm(language: Language, names: PlayerNames, term: ExpiryView): string | undefined {
  const texts = modifierTexts[language];
  switch (term.until) {
    case 'permanent':
      return undefined;
    case 'next':
      return texts.next(at(names, term.of ?? 0));
    case 'turns':
      return texts.turns(term.turns ?? 1);
    case 'source':
      return term.card === undefined ? texts.while : texts.source(formatCardName(term.card, language));
    case 'combat':
    case 'turn':
    case 'while':
      return texts[term.until];
  }
}

function formatModifier(
  language: Language,
  names: PlayerNames,
  card: string | undefined,
  { what }: GrantView,
): string | undefined {
  const texts = modifierTexts[language];
  const statNames = (stats: readonly Stat[]): string =>
    stats.map((stat) => terms[language].stats[stat]).join(' / ');
  if ('swap' in what) return texts.swap(statNames(what.swap));
  if ('control' in what) return texts.control;
  if ('hand' in what) return texts.hand;
  if ('more' in what) return texts.more(what.more, what.of, typeof what.by === 'number' ? what.by : 0);
  if (!('redirect' in what)) return formatReceivedGift(language, card, what);
  const to = what.redirect;
  if (to === null) return undefined;
  return texts.redirect('player' in to ? at(names, to.player) : formatCardName(to.card, language));
}

const formatModifiers = (
  language: Language,
  names: PlayerNames,
  card: string | undefined,
  given: readonly GrantView[],
): readonly string[] =>
  given.flatMap((one) => {
    const what = formatModifier(language, names, card, one);
    const term = formatTerm(language, names, one.term);
    return what === undefined ? [] : [capitalize(term === undefined ? what : `${what}, ${term}`)];
  });

/** Modifiers of a piece, then immunities and restrictions from other sources. */
export function formatPieceModifiers(
  language: Language,
  names: PlayerNames,
  piece: PieceView,
): readonly string[] {
  const { card, given, states, immune, cannot, untargetable } = piece;
  const isGiven = (key: string, value: string): boolean =>
    given.some(({ what }) => (what as { readonly [key: string]: unknown })[key] === value) ||
    (key === 'immune' && states.some(({ against }) => against === value));
  return [
    ...formatModifiers(language, names, card, given),
    ...immune
      .filter((to) => !isGiven('immune', to))
      .map((to) => formatReceivedGift(language, card, { immune: to })),
    ...cannot
      .filter((to) => !isGiven('cannot', to))
      .map((to) => formatReceivedGift(language, card, { cannot: to })),
    ...(untargetable === undefined || isGiven('untargetable', untargetable)
      ? []
      : [formatReceivedGift(language, card, { untargetable })]),
  ];
}

export const formatPlayerModifiers = (
  language: Language,
  names: PlayerNames,
  { given }: PlayerView,
): readonly string[] => formatModifiers(language, names, undefined, given);

export function formatDelayedEffect(language: Language, names: PlayerNames, later: DelayedView): string {
  const when = modifierTexts[language].later(
    later.at,
    later.whose === null ? undefined : at(names, later.whose),
  );
  const what = formatEffectsLabel(language, later.card, later.effects);
  return what === undefined ? when : `${when}: ${what}`;
}
