/** The tutorial of Uno. */
import { createTutorial, type ExerciseCollection, inLanguages } from '@ludoteca/kit';

export const exercises: readonly ExerciseCollection[] = [
  createTutorial(
    inLanguages(
      'Cinque lezioni: seme e valore, pescare, fante e re, asso, jolly.',
      'Five lessons: suit and value, drawing, jack and king, the ace, the joker.',
      'Cinco lições: naipe e valor, comprar, valete e rei, ás, coringa.',
    ),
    async () => (await import('./tutorial.ts')).tutorial,
  ),
];
