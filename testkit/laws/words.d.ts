import { type Reason } from '@ludoteca/kernel';
import { type Here, type Played } from '../walk.ts';
export declare const NAMES: readonly string[];
/** A sentence that can be shown to people. */
export declare function said(what: string, sentence: string | undefined): string;
/** A reason has words of its own in every language; only the kernel's general refusal may say the general thing. */
export declare function mustSay({ trial }: Pick<Here, 'trial'>, reason: Reason): void;
/** Questions, options, events and zones have words in every language; no two options of a question read the same. */
export declare function speaksEveryLanguage(here: Here): void;
/** What one might expect and is not offered is explained, in words of its own. */
export declare function explainsWhatIsBarred(here: Here): void;
/** The end has words too. */
export declare function speaksOfTheEnd({ trial, match }: Played): void;
