/** Writes references of abilities as rules text: objects, players, filters, amounts and conditions. */
import type {
  Ability,
  Amount,
  AmountRange,
  Colour,
  Condition,
  ObjectFilter,
  ObjectReference,
  PlayerReference,
  Recipient,
  TargetSpec,
} from '../abilities/index.ts';

export const COLOUR_NAMES: { readonly [colour in Colour]: string } = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

/** Joins the parts that are not empty. */
export const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');
export const list = (parts: readonly string[], conjunction: string): string => parts.join(` ${conjunction} `);

const FIXED_OBJECTS = {
  this: '~',
  it: 'it',
  other: 'that creature',
  host: 'host',
  made: 'it',
  paid: 'the sacrificed creature',
  linked: 'the exiled card',
  candidate: 'it',
} as const;
const FIXED_PLAYERS = {
  you: 'you',
  opponent: 'opponent',
  each: 'each player',
  'that player': 'that player',
  active: 'the active player',
  defender: 'defending player',
} as const;

/** Writes the references of one ability; a target is described where it is mentioned first. */
export class ReferenceTexts {
  private readonly mentioned = new Set<number>();
  private readonly targets: readonly TargetSpec[];
  /** Writes an ability that an effect grants. */
  readonly ability: (ability: Ability) => string;

  constructor(ability: (ability: Ability) => string, targets: readonly TargetSpec[] = []) {
    this.ability = ability;
    this.targets = targets;
  }

  object(what: ObjectReference): string {
    if (typeof what === 'string') return FIXED_OBJECTS[what];
    if ('objects' in what)
      return list(
        what.objects.map((one) => this.object(one)),
        'and',
      );
    return 'every' in what ? words('all', this.filter(what.every)) : this.target(what.target);
  }

  player(who: PlayerReference): string {
    if (typeof who === 'string') return FIXED_PLAYERS[who];
    if ('target' in who) return this.target(who.target);
    return 'controller' in who
      ? words(this.object(who.controller), 'controller')
      : words(this.object(who.owner), 'owner');
  }

  /** An object or a player. */
  recipient(to: Recipient): string {
    if (to === 'attacked') return 'the player or planeswalker it attacks';
    if (typeof to === 'string')
      return Object.hasOwn(FIXED_OBJECTS, to)
        ? this.object(to as ObjectReference)
        : this.player(to as PlayerReference);
    if ('target' in to) return this.target(to.target);
    return 'every' in to || 'objects' in to ? this.object(to) : this.player(to);
  }

  /** The targets that no effect mentions. */
  unmentioned(): string {
    return this.targets.map((_, i) => (this.mentioned.has(i) ? '' : `choose ${this.target(i)}`)).join(' ');
  }

  private target(slot: number): string {
    const spec = this.targets[slot];
    if (spec === undefined || this.mentioned.has(slot)) return 'it';
    this.mentioned.add(slot);
    const { what, who, min, max, not } = spec;
    const count =
      max === undefined
        ? ''
        : max === 99
          ? 'any number of'
          : words(min === 0 ? 'up to' : '', this.amount(max));
    const player = who === undefined ? '' : who === 'any' ? 'player' : who;
    const noun = what === undefined ? player : words(this.filter(what), player === '' ? '' : `or ${player}`);
    return words(count, not === undefined ? '' : 'another', 'target', noun);
  }

  filter(filter: ObjectFilter): string {
    const { types = [], allTypes = [], notTypes = [], supertypes = [], notSupertypes = [] } = filter;
    const { subtypes = [], notSubtypes = [], colours = [], notColours = [], zone, stack, any = [] } = filter;
    const noun = words(
      list(subtypes, 'or'),
      list(types, 'or'),
      allTypes.join(' '),
      list(
        any.map((one) => this.filter(one)),
        'or',
      ),
      stack ?? (zone === undefined || zone === 'battlefield' ? '' : 'card'),
    );
    return words(
      filter.other === true ? 'other' : '',
      this.states(filter),
      ...supertypes,
      ...notSupertypes.map((one) => `non${one}`),
      ...notTypes.map((one) => `non${one}`),
      ...notSubtypes.map((one) => `non-${one}`),
      list(
        colours.map((one) => COLOUR_NAMES[one]),
        'or',
      ),
      ...notColours.map((one) => `non${COLOUR_NAMES[one]}`),
      noun === '' ? 'permanent' : noun,
      this.modifiers(filter),
    );
  }

  private states({
    tapped,
    attacking,
    blocking,
    blocked,
    token,
    colourCount,
    counters,
  }: ObjectFilter): string {
    return words(
      tapped === undefined ? '' : tapped ? 'tapped' : 'untapped',
      attacking === true ? 'attacking' : '',
      blocking === true ? 'blocking' : '',
      blocked === undefined ? '' : blocked ? 'blocked' : 'unblocked',
      token === undefined ? '' : token ? 'token' : 'nontoken',
      colourCount === undefined
        ? ''
        : colourCount.max === 0
          ? 'colorless'
          : colourCount.min === 2
            ? 'multicolored'
            : 'monocolored',
      counters === undefined
        ? ''
        : words('with', this.range(counters.count ?? { min: 1 }), counters.kind, 'counter'),
    );
  }

  private modifiers(filter: ObjectFilter): string {
    const { controller, owner, zone, keyword, notKeyword, power, toughness, manaValue, powerAndToughness } =
      filter;
    const { name, sameName, is, attachedTo, damagedThisTurn, aimsAt, blocks, not, chosen } = filter;
    return words(
      keyword === undefined ? '' : `with ${keyword}`,
      notKeyword === undefined ? '' : `without ${notKeyword}`,
      power === undefined ? '' : `with power ${this.range(power)}`,
      toughness === undefined ? '' : `with toughness ${this.range(toughness)}`,
      manaValue === undefined ? '' : `with mana value ${this.range(manaValue)}`,
      powerAndToughness === undefined
        ? ''
        : `with total power and toughness ${this.range(powerAndToughness)}`,
      filter.manaCost === undefined ? '' : `with mana cost ${list(filter.manaCost, 'or')}`,
      name === undefined ? '' : `named ${name}`,
      sameName === undefined ? '' : `and other with the same name as ${this.object(sameName)}`,
      is === undefined ? '' : this.object(is),
      attachedTo === undefined ? '' : `attached to ${this.object(attachedTo)}`,
      damagedThisTurn === undefined ? '' : 'dealt damage this turn',
      aimsAt === undefined ? '' : `targets ${this.object(aimsAt)}`,
      filter.aimsAtPlayer === undefined ? '' : `targets ${this.player(filter.aimsAtPlayer)}`,
      filter.damagedPlayer === undefined ? '' : `dealt damage to ${this.player(filter.damagedPlayer)}`,
      blocks === undefined ? '' : `blocking ${this.object(blocks)}`,
      filter.enteredThisTurn === true ? 'entered this turn' : '',
      filter.attackedThisTurn === true ? 'attacked this turn' : '',
      filter.newSinceUpkeep === true ? 'came under control since last upkeep' : '',
      filter.kicked === true ? 'kicked' : '',
      filter.openingHand === true ? 'opening hand' : '',
      filter.attached === true ? 'attached' : '',
      filter.paired === undefined ? '' : filter.paired ? 'paired with creature' : 'unpaired',
      filter.pairedWith === undefined ? '' : `paired with ${this.object(filter.pairedWith)}`,
      filter.layout === undefined ? '' : `that has an ${filter.layout}`,
      filter.attachment === undefined ? '' : `with ${this.filter(filter.attachment)} attached`,
      filter.attacks === undefined ? '' : `attacking ${this.player(filter.attacks)}`,
      chosen === undefined ? '' : `of the chosen ${chosen}`,
      not === undefined ? '' : `other than ${this.filter(not)}`,
      controller === undefined ? '' : `${this.player(controller)} controls`,
      zone === undefined || zone === 'battlefield' || zone === 'stack'
        ? owner === undefined
          ? ''
          : `${this.player(owner)} owns`
        : words(
            'in',
            owner === undefined ? '' : this.player(owner),
            typeof zone === 'string' ? zone : list(zone, 'or'),
          ),
    );
  }

  range({ min, max }: AmountRange): string {
    if (min !== undefined && max !== undefined) return this.amount(min);
    if (min !== undefined) return `${this.amount(min)} or greater`;
    return max === undefined ? '' : `${this.amount(max)} or less`;
  }

  amount(amount: Amount): string {
    if (typeof amount === 'number' || typeof amount === 'string') return String(amount);
    if ('count' in amount) return `the number of ${this.filter(amount.count)}`;
    if ('power' in amount) return `${this.object(amount.power)} power`;
    if ('toughness' in amount) return `${this.object(amount.toughness)} toughness`;
    if ('manaValue' in amount) return `${this.object(amount.manaValue)} mana value`;
    if ('counters' in amount) return `the number of ${amount.counters} counters on ${this.object(amount.on)}`;
    if ('life' in amount) return `${this.player(amount.life)} life total`;
    if ('poison' in amount) return `${this.player(amount.poison)} poison counters`;
    if ('energy' in amount) return `${this.player(amount.energy)} energy`;
    if ('hand' in amount) return `the number of cards in ${this.player(amount.hand)} hand`;
    if ('evenly' in amount) return `${this.amount(amount.evenly)} divided evenly rounded down`;
    if ('beyondFirst' in amount)
      return amount.beyondFirst === 'targets' ? 'target beyond the first' : 'mode beyond the first';
    if ('library' in amount) return `all card in ${this.player(amount.library)} library`;
    if ('players' in amount) return `the number of ${this.player(amount.players)}`;
    if ('greatest' in amount) return `the greatest ${amount.greatest} among ${this.filter(amount.among)}`;
    if ('total' in amount) return `the total ${amount.total} of ${this.filter(amount.among)}`;
    if ('devotion' in amount)
      return `your devotion to ${list(
        amount.devotion.map((one) => COLOUR_NAMES[one]),
        'and',
      )}`;
    if ('cardTypes' in amount) return `card types among ${this.filter(amount.cardTypes)}`;
    if ('party' in amount) return `the number of creature in ${this.player(amount.party)} party`;
    if ('names' in amount) return `the number of different names among ${this.filter(amount.names)}`;
    if ('domain' in amount) return 'basic land types among lands you control';
    if ('spent' in amount) {
      const { spent } = amount;
      const isColour = spent in COLOUR_NAMES;
      return `${isColour ? COLOUR_NAMES[spent as Colour] : spent} mana spent to cast`;
    }
    if ('spellsLastTurn' in amount) return 'spells cast last turn';
    if ('thisTurn' in amount) return `${this.player(amount.who)} ${amount.thisTurn} this turn`;
    if ('plus' in amount)
      return list(
        amount.plus.map((one) => this.amount(one)),
        'plus',
      );
    if ('times' in amount)
      return amount.by === -1 ? this.amount(amount.times) : `${amount.by} ${this.amount(amount.times)}`;
    if ('half' in amount) return `half ${this.amount(amount.half)} rounded ${amount.round}`;
    return `${this.amount(amount.otherwise)} ${this.amount(amount.value)} instead if ${this.condition(amount.when)}`;
  }

  condition(condition: Condition): string {
    if (typeof condition === 'string') return condition === 'done' ? 'you do' : condition;
    if ('compare' in condition) return words(this.range(condition), this.amount(condition.compare));
    if ('aims' in condition) return `it targets ${this.filter(condition.aims)}`;
    if ('top' in condition) return `it is ${this.filter(condition.matches)}`;
    if ('matches' in condition) return words(this.object(condition.what), this.filter(condition.matches));
    if ('way' in condition) return `cast for ${condition.way} cost`;
    if ('castFrom' in condition) return `cast from ${condition.castFrom}`;
    if ('during' in condition) return `during ${condition.during.join(' ')}`;
    if ('turn' in condition) return `${this.player(condition.turn)} turn`;
    if ('all' in condition)
      return list(
        condition.all.map((one) => this.condition(one)),
        'and',
      );
    if ('either' in condition)
      return list(
        condition.either.map((one) => this.condition(one)),
        'or',
      );
    return `not ${this.condition(condition.not)}`;
  }
}
