/** A question screen for tests. */
import type { TextRow } from '@ludoteca/kit';
import type { ScreenOption, QuestionScreen } from './ui.ts';

export const rowOf = (text: string): TextRow => [{ text }];

export const numberedOptions = (...labels: readonly string[]): readonly ScreenOption[] =>
  labels.map((label, i) => ({ key: String(i + 1), label }));

export const questionScreen = (given: Partial<QuestionScreen> = {}): QuestionScreen => ({
  title: rowOf('Uno · Ada'),
  body: () => [rowOf('7♥ on the table'), rowOf('Bruno has 5 cards')],
  news: [rowOf('Bruno plays 7♥.')],
  question: rowOf('Ada, what do you play?'),
  options: numberedOptions('play 7♠', 'play asso di cuori', 'play 7♦', 'perché no'),
  commands: [
    { word: '?', about: 'what can be done' },
    { word: 'undo', about: 'takes back' },
    { word: 'save', takes: 'NAME', about: 'keeps the match' },
    { word: 'next', key: 'f1', about: 'goes on' },
  ],
  ...given,
});
