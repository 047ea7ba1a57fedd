/** The label of an option in the enlarged view of a card, without the name of the card. */
import { formatHandAbilityLabel, formatActivatedLabel } from '../card-text/index.ts';
import type { LiryaOption } from './offers.ts';
import type { LiryaBoardProps } from './board-props.ts';

export function formatAction(
  { labels, language, texts, names, asked }: LiryaBoardProps,
  option: LiryaOption,
): string {
  const { actions } = labels;
  if (typeof option === 'object') {
    if ('play' in option) return actions.play;
    if ('move' in option) return actions.move;
    if ('upgrade' in option) return actions.upgrade;
    if ('demolish' in option) return actions.demolish;
    const label =
      'use' in option
        ? formatActivatedLabel(language, option.use.card, option.level ?? 0, option.ability)
        : 'hand' in option
          ? formatHandAbilityLabel(language, option.hand, option.ability)
          : undefined;
    if (label !== undefined) return label;
  }
  return asked === undefined ? '' : texts.option(option, asked, names);
}
