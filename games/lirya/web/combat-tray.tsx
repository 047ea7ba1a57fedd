import { at } from '@ludoteca/kernel';
import { isCombatPending } from '../combat-forecast.ts';
import { isPlayer, seatOfRef } from '../rules/lookup.ts';
import type { Ref } from '../parts.ts';
import { combatForecastTexts, formatCombatForecast } from '../text/combat-forecast.ts';
import { printCard } from './printed-card.ts';
import type { LiryaBoardProps } from './board-props.ts';

/** What is being declared, what it would come to, and the press that sends it. */
export function CombatTray(given: LiryaBoardProps) {
  const { asked, battle, words, view } = given;
  if (battle.options.length === 0)
    return isCombatPending(view, asked) ? (
      <div className="ly-battle">
        <CombatPreview {...given} />
      </div>
    ) : null;
  const { battle: said } = words;
  const isAttack = asked?.prompt === 'attack';
  const { waiting, pairs } = battle.plan;
  const name = waiting === undefined ? '' : nameOf(given, waiting);
  const whom = isAttack ? said.target(name) : said.attackOf(name);
  const who = isAttack ? said.attackers : said.defenders;
  return (
    <div className="ly-battle">
      <p role="status">{waiting === undefined ? who : whom}</p>
      <CombatPreview {...given} />
      <div className="ly-deeds">
        <button type="button" className="ly-deed" onClick={battle.send}>
          {formatSendLabel(given)}
        </button>
        {pairs.length > 0 && (
          <button type="button" className="ly-deed soft" onClick={battle.reset}>
            {said.again}
          </button>
        )}
      </div>
    </div>
  );
}

function formatSendLabel({ asked, battle, words }: LiryaBoardProps): string {
  const { length } = battle.plan.pairs;
  const said = words.battle;
  if (asked?.prompt === 'attack') return length === 0 ? said.noAttack : said.attack(length);
  return length === 0 ? said.noDefence : said.defend(length);
}

function nameOf({ view, names, language }: LiryaBoardProps, ref: Ref): string {
  if (isPlayer(ref)) return at(names, seatOfRef(ref));
  const piece = view.players.flatMap(({ pieces }) => pieces).find(({ id }) => id === ref);
  return piece === undefined ? '–' : printCard(language, piece.card).name;
}

/** One sentence for each attack, and what is left of the players’ lives. */
function CombatPreview(given: LiryaBoardProps) {
  const { battle, view, names, language } = given;
  const said = combatForecastTexts[language];
  if (battle.attacks.length === 0) return null;
  const lines = battle.attacks.map(({ attacker, target }, i) => {
    const name = nameOf(given, attacker);
    return `${i + 1}. ${name} → ${nameOf(given, target)}: ${formatCombatForecast(language, at(battle.forecasts, i), name, isPlayer(target))}`;
  });
  const lives = view.players.flatMap(({ life }, seat) => {
    const last = battle.attacks.findLastIndex(({ target }) => isPlayer(target) && seatOfRef(target) === seat);
    const left = battle.forecasts[last]?.healthLeft;
    return left === undefined || left === life ? [] : [said.life(at(names, seat), life, left)];
  });
  return (
    <ol className="ly-forecast" aria-label={said.title} title={said.title}>
      {[...lines, ...lives].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
