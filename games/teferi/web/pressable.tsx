/** The element with a transparent button over it that this board uses for permanents, players, piles and the stack. */
import { createPressable } from '@ludoteca/kit/web';

export const Pressable = createPressable({ content: 'tf-inner', button: 'tf-over' });
