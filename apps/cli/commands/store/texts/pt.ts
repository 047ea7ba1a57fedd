/** Portuguese texts of `ludoteca store`. */
import type { DataReport, StorageProblem } from '@ludoteca/server';
import { createCounter } from './counter.ts';
import type { StoreTexts } from './store-texts.ts';

const count = createCounter('pt');
const countTables = (number: number): string => count(number, 'mesa', 'mesas');
const countData = ({ tables, entries, guests }: DataReport): string =>
  `${countTables(tables)} com ${count(entries, 'jogada', 'jogadas')}, ${count(guests, 'visitante', 'visitantes')}`;
const countDamage = ({ damaged, damagedGuests, damagedDocuments }: DataReport): string =>
  `${countTables(damaged.length)}, ${count(damagedGuests, 'visitante', 'visitantes')} e ${count(damagedDocuments, 'documento', 'documentos')}`;

const problems: { readonly [K in StorageProblem]: (place: string, detail: string) => string } = {
  'in use': (place) => `outro servidor usa ${place}`,
  missing: (place) => `não há dados em ${place}`,
  'not empty': (place) => `${place} já tem dados; indique um lugar vazio`,
  'not a database': (place) => `${place} não é um banco de dados`,
  foreign: (place) => `${place} é o banco de dados de outro programa`,
  newer: (place) => `${place} foi gravado por uma versão mais nova do Ludoteca`,
  damaged: (place) =>
    `${place} está danificado; ludoteca store repair copia para outro lugar o que está íntegro`,
  incomplete: (place) => `a cópia de ${place} não está completa; nada foi alterado`,
  'cannot be opened': (place, detail) => `não é possível abrir ${place}: ${detail}`,
};

export const pt: StoreTexts = {
  unknown: (word, known) => `${word} não é um comando de store; existem ${known}`,
  copied: (report, place) => `Copiados para ${place}: ${countData(report)}.`,
  restored: (report, place) => `Restaurados em ${place}: ${countData(report)}.`,
  backedUp: (report, file) => `Cópia de segurança em ${file}: ${countData(report)}.`,
  whole: (report) => `Tudo está íntegro: ${countData(report)}.`,
  damaged: (report) => `Danificados: ${countDamage(report)}. Íntegros: ${countData(report)}.`,
  damagedTable: (id) => `danificada: mesa ${id}`,
  repaired: (report, place) => `Copiado para ${place} tudo o que está íntegro: ${countData(report)}.`,
  folderNeeded: 'TO deve ser uma pasta',
  describeProblem: ({ problem, place, detail }) => problems[problem](place, detail),
};
