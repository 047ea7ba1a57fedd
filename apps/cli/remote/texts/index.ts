/** The texts for remote tables by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { RemoteTexts } from './remote-texts.ts';

export type { RemoteTexts };
export const remoteTexts: ByLanguage<RemoteTexts> = { it, en, pt };
