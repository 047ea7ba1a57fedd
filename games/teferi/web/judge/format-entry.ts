/** Formats an entry of a scenario as one line. */
import type { Language } from '@ludoteca/kit';
import type { ScenarioEntry } from '../../scenario-runner/format.ts';
import { teferiTexts } from '../../text/index.ts';
import { judgePageTexts } from './texts.ts';

const formatTargets = (targets: readonly string[] = []): string =>
  targets.length === 0 ? '' : ` → ${targets.join(', ')}`;

function formatDetails(entry: ScenarioEntry, language: Language): string {
  switch (entry.do) {
    case 'cast':
      return `${entry.card}${entry.x === undefined ? '' : ` (X ${entry.x})`}${formatTargets(entry.targets)}`;
    case 'activate':
      return `${entry.source}${formatTargets(entry.targets)}`;
    case 'play-land':
      return entry.card;
    case 'attack':
      return entry.attackers.map((one) => (typeof one === 'string' ? one : one.attacker)).join(', ') || '–';
    case 'block':
      return entry.blocks.map(({ blocker, attacker }) => `${attacker} ← ${blocker}`).join(', ') || '–';
    case 'assign-damage':
      return entry.assign
        .map(({ source, to }) => {
          const shares = Object.entries(to).map(([label, amount]) => `${amount} → ${label}`);
          return `${source}: ${shares.join(', ')}`;
        })
        .join('; ');
    case 'check':
      return `${entry.turn}, ${teferiTexts[language].steps[entry.step]}`;
    case 'choose':
      return [entry.choose].flat().join(', ');
    case 'concede':
    case 'resolve':
      return '';
  }
}

export function formatEntry(entry: ScenarioEntry, language: Language): string {
  const who = 'player' in entry ? `${entry.player} ` : '';
  return `${who}${judgePageTexts[language].actions[entry.do]} ${formatDetails(entry, language)}`.trim();
}
