/** English ordinal numbers. */
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** Formats a place: 1st, 2nd, 3rd. Italian and Portuguese use a sign instead. */
export const formatEnglishOrdinal = (place: number): string => `${place}${ENDINGS[rules.select(place)]}`;
