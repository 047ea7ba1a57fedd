/** The element with a transparent button over it that this board uses for cards, pieces and players. */
import { createPressable } from '@ludoteca/kit/web';

export const Pressable = createPressable({
  element: 'ly-pressable',
  content: 'ly-shown',
  button: 'ly-press',
});
