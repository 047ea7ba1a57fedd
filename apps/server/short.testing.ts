import type { Json } from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';

/** Settings with which a match is over soon, however it is played: who plays at random takes long to win some games. */
export const shortSettings = ({ form }: SomeEntry): { readonly [key: string]: Json } =>
  form['rounds']?.kind === 'number' ? { rounds: Math.max(2, form['rounds'].min) } : {};
