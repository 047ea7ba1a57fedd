/** The maxima of a match (RULES 732.4): far beyond ordinary play, and small enough that no card can stop the program. */

/** Tokens that a player controls; further ones are not created. */
export const MAX_TOKENS = 250;
/** Mana in a pool; further mana is not added. */
export const MAX_MANA = 1000;
/** Amounts, life totals and counters stay between minus this and this, so that arithmetic is exact. */
const MAX_AMOUNT = 1_000_000_000;
/** Damage or counters that are divided among targets. */
export const MAX_DIVIDED = 1000;
/** Permanents, stack objects, waiting triggers and effects together; beyond it the game is a draw. */
export const MAX_OBJECTS = 5000;
/** Pairs of attacker and blocker that are offered; the creatures that come first on the battlefield have precedence. */
export const MAX_BLOCKS = 10_000;

export const clampAmount = (amount: number): number => Math.max(-MAX_AMOUNT, Math.min(MAX_AMOUNT, amount));
