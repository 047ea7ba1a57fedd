/** Previews the result of an attack or a defence. */
import type { Choice } from '@ludoteca/kernel';
import type { RenderContext } from '@ludoteca/kit';
import { forecastCombats } from '../combat-forecast.ts';
import type { Lirya } from '../parts.ts';
import { rowOfId } from '../pool/index.ts';
import { refOfTarget } from '../rules/lookup.ts';
import { formatCombatForecast } from '../text/combat-forecast.ts';

export function previewCombat(
  { view, language }: Omit<RenderContext<Lirya>, 'width'>,
  option: Choice<Lirya>,
): string | undefined {
  if (typeof option !== 'object' || !('attacker' in option)) return undefined;
  const nameOf = (card: string): string => rowOfId(card)?.card.name[language] ?? card;
  const isDefence = 'defender' in option;
  const target = isDefence ? option.defender.id : refOfTarget(option.target);
  const meeting = { attacker: option.attacker.id, target };
  const times = !isDefence && option.twice === true ? 2 : 1;
  const seen = forecastCombats(
    view,
    Array.from({ length: times }, () => meeting),
  );
  const outcome = seen
    .map((one) => formatCombatForecast(language, one, nameOf(option.attacker.card)))
    .join('; ');
  // The text of the option ends with the attacker, so the defender is named here.
  return isDefence ? `${nameOf(option.defender.card)} – ${outcome}` : outcome;
}
