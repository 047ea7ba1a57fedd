/** Writes costs as rules text. */
import type { Cost } from '../abilities/index.ts';
import { ReferenceTexts, words } from './reference-texts.ts';

export function writeCost(cost: Cost, refer: ReferenceTexts): string {
  switch (cost.pay) {
    case 'mana':
      return words(cost.mana, cost.times === undefined ? '' : `for each ${refer.amount(cost.times)}`);
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'life':
      return `pay ${refer.amount(cost.life)} life`;
    case 'loyalty':
      return String(cost.loyalty);
    case 'energy':
      return `pay ${refer.amount(cost.count)} {E}`;
    case 'mill':
      return `mill ${refer.amount(cost.count)} card`;
    case 'reduction':
      return `costs ${refer.amount(cost.generic)} less`;
    case 'remove counters':
      return words(
        `remove ${refer.amount(cost.count)} ${cost.kind} counter from`,
        cost.from === undefined ? '~' : `${refer.filter(cost.from)} you control`,
      );
    case 'reveal':
      return `reveal ${refer.filter(cost.what)} from hand`;
    case 'put counters':
      return `put ${refer.amount(cost.count)} ${cost.kind} counter on ~`;
    default: {
      const count = cost.count === undefined ? '' : refer.amount(cost.count);
      const what = cost.what === 'this' ? '~' : cost.what === 'hand' ? 'hand' : refer.filter(cost.what);
      const random = cost.pay === 'discard' && cost.random === true ? 'at random' : '';
      const verb = cost.pay === 'tap others' ? 'tap' : cost.pay;
      return words(verb, count, what, random, verb === 'return' ? 'to owner hand' : '');
    }
  }
}
