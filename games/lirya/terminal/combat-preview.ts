/** Previews the result of an attack or a defence. */
import type { Choice } from '@ludoteca/kernel';
import type { RenderContext } from '@ludoteca/kit';
import { formatCardName } from '../deck/card-names.ts';
import { forecastCombats } from '../combat-forecast.ts';
import type { Lirya } from '../parts.ts';
import { refOfTarget } from '../rules/lookup.ts';
import { formatCombatForecast } from '../text/combat-forecast.ts';

export function previewCombat(
  { view, language }: Omit<RenderContext<Lirya>, 'width'>,
  option: Choice<Lirya>,
): string | undefined {
  if (typeof option !== 'object' || !('attacker' in option)) return undefined;
  const isDefence = 'defender' in option;
  const target = isDefence ? option.defender.id : refOfTarget(option.target);
  const combat = { attacker: option.attacker.id, target };
  const times = !isDefence && option.twice === true ? 2 : 1;
  const forecasts = forecastCombats(
    view,
    Array.from({ length: times }, () => combat),
  );
  const outcome = forecasts
    .map((forecast) =>
      formatCombatForecast(language, forecast, formatCardName(option.attacker.card, language)),
    )
    .join('; ');
  // The text of the option ends with the attacker, so the defender is named here.
  return isDefence ? `${formatCardName(option.defender.card, language)} – ${outcome}` : outcome;
}
