import { at } from '@ludoteca/kernel';
import type { Foreseen } from '../forecast.ts';
import { isPlayer, seatOfRef } from '../rules/table.ts';
import type { Ref } from '../parts.ts';
import { printedOf } from './printed.ts';
import type { Table } from './table.ts';

/** What is being declared, what it would come to, and the press that sends it. */
export function BattleBar(given: Table) {
  const { asked, battle, words } = given;
  if (battle.options.length === 0) return null;
  const { battle: said } = words;
  const isAttack = asked?.prompt === 'attack';
  const { waiting, pairs } = battle.plan;
  const name = waiting === undefined ? '' : nameOf(given, waiting);
  const whom = isAttack ? said.target(name) : said.attackOf(name);
  const who = isAttack ? said.attackers : said.defenders;
  return (
    <div className="ly-battle">
      <p role="status">{waiting === undefined ? who : whom}</p>
      <Forecast {...given} />
      <div className="ly-deeds">
        <button type="button" className="ly-deed" onClick={battle.send}>
          {sendWord(given)}
        </button>
        {pairs.length > 0 && (
          <button type="button" className="ly-deed soft" onClick={battle.again}>
            {said.again}
          </button>
        )}
      </div>
    </div>
  );
}

function sendWord({ asked, battle, words }: Table): string {
  const { length } = battle.plan.pairs;
  const said = words.battle;
  if (asked?.prompt === 'attack') return length === 0 ? said.noAttack : said.attack(length);
  return length === 0 ? said.noDefence : said.defend(length);
}

function nameOf({ view, names, language }: Table, ref: Ref): string {
  if (isPlayer(ref)) return at(names, seatOfRef(ref));
  const piece = view.players.flatMap(({ pieces }) => pieces).find(({ id }) => id === ref);
  return piece === undefined ? '–' : printedOf(language, piece.card).name;
}

/** One sentence for each attack, and what is left of the players’ lives. */
function Forecast(given: Table) {
  const { battle, words, view, names } = given;
  if (battle.shots.length === 0) return null;
  const lines = battle.shots.map((shot, i) => sentence(given, shot, at(battle.foreseen, i)));
  const lives = view.players.flatMap(({ life }, seat) => {
    const last = battle.shots.findLastIndex(({ target }) => isPlayer(target) && seatOfRef(target) === seat);
    const left = battle.foreseen[last]?.left;
    return left === undefined || left === life ? [] : [words.foreseen.life(at(names, seat), life, left)];
  });
  return (
    <ol className="ly-forecast" aria-label={words.foreseen.title} title={words.foreseen.title}>
      {[...lines.map((line, i) => `${i + 1}. ${line}`), ...lives].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

function sentence(
  given: Table,
  shot: { readonly attacker: number; readonly target: Ref },
  seen: Foreseen,
): string {
  const { foreseen } = given.words;
  const attacker = nameOf(given, shot.attacker);
  const target = nameOf(given, shot.target);
  if (seen.fails) return `${attacker} → ${target}: ${foreseen.fails}`;
  const hit = seen.damage === 0 ? foreseen.nothing(target) : foreseen.damage(target, seen.damage);
  const end = seen.kills ? foreseen.dies : foreseen.left(seen.left);
  const back =
    seen.back === 0 ? [] : [foreseen.back(attacker, seen.back), ...(seen.dies ? [foreseen.dies] : [])];
  return [`${attacker} → ${hit}`, ...(seen.damage === 0 || isPlayer(shot.target) ? [] : [end]), ...back].join(
    ', ',
  );
}
