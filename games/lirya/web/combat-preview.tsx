/** The expected result of the declared and planned attacks. */
import { at } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';
import { isPlayer, seatOfRef } from '../rules/lookup.ts';
import { combatForecastTexts, formatCombatForecast } from '../text/combat-forecast.ts';
import type { LiryaBoardProps } from './board-props.ts';
import { printCard } from './printed-card.ts';

/** One sentence for each attack, and the remaining life of the attacked players. */
export function CombatPreview(props: LiryaBoardProps) {
  const { combat, view, names, language } = props;
  const texts = combatForecastTexts[language];
  if (combat.attacks.length === 0) return null;
  const lines = combat.attacks.map(({ attacker, target }, i) => {
    const name = combatantName(props, attacker);
    return `${i + 1}. ${name} → ${combatantName(props, target)}: ${formatCombatForecast(language, at(combat.forecasts, i), name, isPlayer(target))}`;
  });
  const lives = view.players.flatMap(({ life }, seat) => {
    const last = combat.attacks.findLastIndex(({ target }) => isPlayer(target) && seatOfRef(target) === seat);
    const left = combat.forecasts[last]?.healthLeft;
    return left === undefined || left === life ? [] : [texts.life(at(names, seat), life, left)];
  });
  return (
    <ol className="ly-forecast" aria-label={texts.title} title={texts.title}>
      {[...lines, ...lives].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

export function combatantName({ view, names, language }: LiryaBoardProps, ref: Ref): string {
  if (isPlayer(ref)) return at(names, seatOfRef(ref));
  const piece = view.players.flatMap(({ pieces }) => pieces).find(({ id }) => id === ref);
  return piece === undefined ? '–' : printCard(language, piece.card).name;
}
