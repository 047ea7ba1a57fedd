/** The texts about saves and statistics in Italian. */
import type { FileTexts } from './text-types.ts';

export const it: FileTexts = {
  reasons: {
    'save short': ({ offset, field, missing }) =>
      `Il salvataggio è troncato al byte ${offset}; byte mancanti: ${missing} (${field}).`,
    'save players': ({ found }) => `I giocatori sono da 2 a 4, non ${found} (byte 0).`,
    'save count': ({ offset, field, found, most }) =>
      `Conteggio impossibile al byte ${offset}: ${found} per ${field}, al massimo ${most}.`,
    'save code': ({ offset, field, found, min, max }) =>
      `Codice sconosciuto al byte ${offset}: ${found} per ${field}, va da ${min} a ${max}.`,
    'save name': ({ offset, field }) => `Una carta senza nome al byte ${offset} (${field}).`,
    'save cards': ({ offset, found, most }) =>
      `Troppe carte al byte ${offset}: ${found}, al massimo ${most}.`,
    'save closest': ({ dialect }) => `Il formato più simile è «${dialect}»; --dialect ne indica un altro.`,
    'save dialect': ({ dialect }) =>
      `Il salvataggio ha il formato «${dialect}» di un altro programma: si continua e si scrive in quello originale.`,
    'save unended': ({ offset, field }) => `Testo senza fine al byte ${offset} (${field}): è stato tagliato.`,
    'save text': ({ offset, field }) => `Testo troppo lungo al byte ${offset} (${field}): è stato tagliato.`,
    'save player': ({ offset, seat }) => `Il giocatore ${seat} non ha nome (byte ${offset}): ne riceve uno.`,
    'save differs': ({ offset, name }) =>
      `«${name}» al byte ${offset} è diversa dalle altre con lo stesso nome: vale come quelle.`,
    'save round': ({ offset, found }) =>
      `Il turno ${found} al byte ${offset} non esiste: si riparte dal primo.`,
    'save tail': ({ offset, bytes }) =>
      `Byte sconosciuti dopo la fine, al byte ${offset}: ${bytes}; ignorati.`,
    'save extras': ({ offset }) => `I dati aggiunti al byte ${offset} non sono leggibili: ignorati.`,
    'save misplaced': ({ offset, name }) => `«${name}» al byte ${offset} non può stare lì: è stata spostata.`,
    'save twice': ({ offset, name }) =>
      `«${name}» al byte ${offset} è un doppione in quel posto: è stata tolta.`,
    'save freshmen': ({ offset, name }) =>
      `«${name}», una matricola, è fra le altre carte (byte ${offset}): resta lì.`,
    'save missing': ({ cards }) => `Al mazzo mancano ${cards} carte: si gioca senza.`,
  },
  save: (name, round, players) => `${name}: turno ${round}, ${players}`,
  stats: {
    none: 'Nessuna statistica finora.',
    people: 'Statistiche delle persone',
    computers: 'Statistiche dei computer',
    wins: 'Vittorie',
    rounds: 'Turni',
    discarded: 'Scartate',
    played: 'Giocate',
    types: {
      STUDENTE: 'Studenti',
      MATRICOLA: 'Matricole',
      STUDENTE_SEMPLICE: 'Semplici',
      LAUREANDO: 'Laureandi',
      BONUS: 'Bonus',
      MALUS: 'Malus',
      MAGIA: 'Magie',
      ISTANTANEA: 'Istantanee',
    },
    best: (what, name, count) => `Primo per ${what.toLowerCase()}: ${name} (${count})`,
  },
};
