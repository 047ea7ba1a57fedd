const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** A place in English: 1st, 2nd, 3rd. Other languages write it with a sign. */
export const formatEnglishOrdinal = (place: number): string => `${place}${ENDINGS[rules.select(place)]}`;
