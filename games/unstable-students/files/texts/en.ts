/** The texts about saves and statistics in English. */
import type { FileTexts } from './text-types.ts';

export const en: FileTexts = {
  reasons: {
    'save short': ({ offset, field, missing }) =>
      `The save is cut off at byte ${offset}; missing bytes: ${missing} (${field}).`,
    'save players': ({ found }) => `There are 2 to 4 players, not ${found} (byte 0).`,
    'save count': ({ offset, field, found, most }) =>
      `An impossible count at byte ${offset}: ${found} for ${field}, at most ${most}.`,
    'save code': ({ offset, field, found, min, max }) =>
      `An unknown code at byte ${offset}: ${found} for ${field}, it goes from ${min} to ${max}.`,
    'save name': ({ offset, field }) => `A card without a name at byte ${offset} (${field}).`,
    'save cards': ({ offset, found, most }) => `Too many cards at byte ${offset}: ${found}, at most ${most}.`,
    'save closest': ({ dialect }) => `It is closest to the layout “${dialect}”; --dialect names another one.`,
    'save dialect': ({ dialect }) =>
      `The save has the layout “${dialect}” of another program: it is continued and written in that of the original.`,
    'save unended': ({ offset, field }) => `A text without an end at byte ${offset} (${field}): it was cut.`,
    'save text': ({ offset, field }) => `A text too long at byte ${offset} (${field}): it was cut.`,
    'save player': ({ offset, seat }) => `Player ${seat} has no name (byte ${offset}) and was given one.`,
    'save differs': ({ offset, name }) =>
      `“${name}” at byte ${offset} differs from the others of its name: it counts as one of them.`,
    'save round': ({ offset, found }) =>
      `There is no round ${found} (byte ${offset}): play resumes at the first.`,
    'save tail': ({ offset, bytes }) => `Unknown bytes after the end, at byte ${offset}: ${bytes}; ignored.`,
    'save extras': ({ offset }) => `What was added at byte ${offset} cannot be read: ignored.`,
    'save misplaced': ({ offset, name }) => `“${name}” at byte ${offset} cannot lie there: it was moved.`,
    'save twice': ({ offset, name }) => `“${name}” at byte ${offset} lies there twice: one was taken away.`,
    'save freshmen': ({ offset, name }) =>
      `“${name}”, a freshman, is among other cards (byte ${offset}): it stays there.`,
    'save missing': ({ cards }) => `${cards} cards of the deck are missing: it is played without them.`,
  },
  save: (name, round, players) => `${name}: round ${round}, ${players}`,
  stats: {
    none: 'No statistics so far.',
    people: 'Statistics of people',
    computers: 'Statistics of computers',
    wins: 'Wins',
    rounds: 'Rounds',
    discarded: 'Discarded',
    played: 'Played',
    types: {
      STUDENTE: 'Students',
      MATRICOLA: 'Freshmen',
      STUDENTE_SEMPLICE: 'Plain students',
      LAUREANDO: 'Graduands',
      BONUS: 'Bonuses',
      MALUS: 'Maluses',
      MAGIA: 'Magic cards',
      ISTANTANEA: 'Instants',
    },
    best: (what, name, count) => `Most ${what.toLowerCase()}: ${name} (${count})`,
  },
};
