/** Everything that the drawing functions of the terminal need. */
import type { RenderContext } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { LiryaFormatter } from '../text/formatter.ts';
import { liryaTexts } from '../text/index.ts';
import { OptionKeys } from './option-keys.ts';

export interface DrawingContext {
  readonly render: RenderContext<Lirya>;
  readonly format: LiryaFormatter;
  readonly keys: OptionKeys;
}

export const createDrawingContext = (render: RenderContext<Lirya>): DrawingContext => ({
  render,
  format: new LiryaFormatter(render.language, liryaTexts[render.language], render.names),
  keys: new OptionKeys(render),
});
