/** Portuguese texts of `ludoteca store`. */
import type { DataReport, StorageProblem } from '@ludoteca/server';
import { createCounter } from './counter.ts';
import type { StoreTexts } from './store-texts.ts';

const count = createCounter('pt');
const countTables = (number: number): string => count(number, 'mesa', 'mesas');
const countData = ({ tables, entries, guests }: DataReport): string =>
  `${countTables(tables)} com ${count(entries, 'jogada', 'jogadas')}, ${count(guests, 'visitante', 'visitantes')}`;
const countDamage = ({ damaged, damagedGuests }: DataReport): string =>
  `${countTables(damaged.length)} e ${count(damagedGuests, 'visitante', 'visitantes')}`;

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
  about: {
    copy: 'Copia os dados de um servidor para um lugar vazio: de uma pasta para o PostgreSQL, ou o contrário.',
    backup: 'Grava todos os dados de um servidor em um novo arquivo, mesmo com o servidor funcionando.',
    restore: 'Restaura uma cópia de segurança em um lugar vazio.',
    check: 'Verifica todos os dados de um servidor e lista as mesas danificadas.',
    repair: 'Copia para uma nova pasta tudo o que está íntegro. O original é apenas lido.',
  },
  notes: {
    copy: [
      'FROM e TO são pastas de um servidor ou endereços postgres://USUÁRIO:SENHA@HOST:PORTA/BANCO; FROM pode ser uma cópia de segurança.',
      'Copia-se tudo ou nada. A cópia é verificada: número de linhas, somas de verificação, cadeias de jogadas.',
    ],
    backup: [
      'O arquivo tem sempre a mesma forma, qualquer que seja o banco de dados. Ele contém segredos: só o dono pode lê-lo.',
    ],
    restore: ['Nada é sobrescrito: o lugar deve estar vazio.'],
    check: ['Código de saída: 0 tudo está íntegro, 1 algo está danificado, 2 os dados não podem ser lidos.'],
    repair: [
      'As mesas danificadas ficam de fora e são listadas. Depois inicie o servidor com --data DIR.',
      'Código de saída: 0 tudo estava íntegro, 1 algo ficou de fora, 2 os dados não podem ser lidos.',
    ],
  },
  data: 'a pasta do servidor ou o endereço do seu banco PostgreSQL (padrão: como em serve)',
  more: 'ludoteca store COMANDO --help explica cada um.',
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
