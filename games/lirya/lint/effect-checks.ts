/** Checks of effects and gifts that depend on their place or on several fields. */
import { isRecord } from '@ludoteca/kernel';
import { NUMBERED_KEYWORDS } from '../card-definition/enumerations.ts';
import { namesPlayers } from './expression-checks.ts';
import type { LintCheck, LintContext } from './lint-context.ts';

/** Numbered keywords require a number, others must have none. */
export function checkKeywordNumber(keyword: unknown, n: unknown, path: string, context: LintContext): void {
  const needed = NUMBERED_KEYWORDS.has(keyword as never);
  if (needed !== (n !== undefined)) context.report('keyword number', path, { needed });
}

/** A shield is used up, and only cards being played can be cancelled: a static ability can give neither. */
const TEMPORARY_KEYWORDS: ReadonlySet<unknown> = new Set(['shield', 'uncancellable']);
export const checkGiftedKeyword: LintCheck = (input, path, context) => {
  if (!isRecord(input)) return;
  checkKeywordNumber(input.keyword, input.n, path, context);
  if (context.scope.isStatic && TEMPORARY_KEYWORDS.has(input.keyword))
    context.report('static gift', `${path}.keyword`);
};

export const checkExtraAbility: LintCheck = (input, path, context) => {
  if (context.scope.isStatic) context.report('static gift', path);
  else if (typeof input !== 'string' || !context.extras.has(input)) context.report('no such ability', path);
};

export const checkOnce: LintCheck = (_, path, context) => {
  if (context.scope.isStatic) context.report('static gift', path);
};

export const checkToken: LintCheck = (input, path, context) => {
  const card = context.content.findCard(input as string);
  if (card !== undefined && card.token !== true) context.report('no token', path);
};

export const checkTokenCharacter: LintCheck = (input, path, context) => {
  const card = context.content.findCard(input as string);
  if (card?.token === true && card.type !== 'character')
    context.report('token type', path, { type: 'character' });
};

/** Gifts for players only. A shield suits players and cards. */
const PLAYER_GIFTS = ['cost', 'costs', 'more', 'hand'];

/** Gifts must suit their recipients: players, cards, or both where a target may be either. */
export function checkGiftRecipients(to: unknown, input: unknown, path: string, context: LintContext): void {
  if (!Array.isArray(input)) return;
  const [toPlayers, toCards] = recipientKinds(to, context);
  input.forEach((one: unknown, i) => {
    if (!isRecord(one) || (one.keyword === 'shield' && !context.scope.isStatic)) return;
    const forPlayers = PLAYER_GIFTS.some((kind) => Object.hasOwn(one, kind));
    if (forPlayers ? toCards : toPlayers)
      context.report('wrong gift', `${path}[${i}]`, { player: toPlayers });
  });
}

/** Whether the recipients may be players, and whether they may be cards. */
function recipientKinds(to: unknown, context: LintContext): readonly [players: boolean, cards: boolean] {
  if (isRecord(to) && 'target' in to) {
    const what = context.scope.targets[Number(to.target)] ?? 'card';
    return [what.includes('player'), what !== 'player'];
  }
  const players = namesPlayers(to) || (isRecord(to) && ('owner' in to || 'controller' in to));
  return [players, !players];
}

/** Checks that involve several fields of an effect. */
export const checkEffect: LintCheck = (input, path, context) => {
  if (!isRecord(input)) return;
  if (input.do === 'give') checkGiftRecipients(input.to, input.gifts, `${path}.gifts`, context);
  if (input.do === 'copy token') checkGiftRecipients('source', input.gifts, `${path}.gifts`, context);
  if (input.do === 'apply' && (input.state === 'immunity') !== (input.against !== undefined))
    context.report('immunity', `${path}.against`);
  if (input.do === 'damage' && input.pierce !== undefined && input.kind !== 'pierce')
    context.report('pierce', `${path}.pierce`);
};
