import { useState } from 'react';
import { STEPS } from '../../abilities/index.ts';
import { type PlayerName, PLAYERS } from '../../scenario-runner/format.ts';
import { messages as gameWords } from '../../text/index.ts';
import { AmountStepper } from './amount-stepper.tsx';
import { CardEditor } from './card-editor.tsx';
import { PlacedCards } from './placed-cards.tsx';
import { CardSearch } from './card-search.tsx';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

/** Everything that lies on the table, to be changed by hand. */
export function BoardEditor({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const [label, setLabel] = useState<string>();
  const piece = label === undefined ? undefined : judging.table.match.tracker.withLabel(label);
  return (
    <section className="tf-judge-board" aria-label={labels.board}>
      <h2>{labels.board}</h2>
      <TurnFields session={judging} language={language} />
      <CardSearch session={judging} language={language} />
      {piece !== undefined && piece.zone !== 'none' && (
        <CardEditor session={judging} language={language} piece={piece} onClose={() => setLabel(undefined)} />
      )}
      {PLAYERS.map((player) => (
        <div key={player} className="tf-judge-player" role="group" aria-label={labels.player(player)}>
          <h3>{labels.player(player)}</h3>
          <PlayerFields session={judging} language={language} player={player} />
          <PlacedCards
            session={judging}
            language={language}
            player={player}
            chosen={label}
            onChoose={setLabel}
          />
        </div>
      ))}
      <p className="small">{labels.choose}</p>
    </section>
  );
}

function TurnFields({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { turn, active, step } = judging.table.match.view;
  const player = PLAYERS[active] ?? 'A';
  const set = (next: { turn?: number; player?: string; step?: string }): void =>
    judging.edit('turn', next.turn ?? turn, next.player ?? player, next.step ?? step);
  return (
    <div className="tf-judge-row">
      <span className="tf-judge-field">
        <span>{labels.turn}</span>
        <AmountStepper
          language={language}
          what={labels.turn}
          value={turn}
          least={1}
          onChange={(next) => set({ turn: next })}
        />
      </span>
      <label className="tf-judge-field">
        <span>{labels.whoseTurn}</span>
        <select className="field" value={player} onChange={({ target }) => set({ player: target.value })}>
          {PLAYERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className="tf-judge-field wide">
        <span>{labels.step}</span>
        <select className="field" value={step} onChange={({ target }) => set({ step: target.value })}>
          {STEPS.map((one) => (
            <option key={one} value={one}>
              {gameWords[language].steps[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const MANA_SOURCES = ['lands', 'any'] as const;

function PlayerFields({
  session: judging,
  language,
  player,
}: JudgePanelProps & { readonly player: PlayerName }) {
  const labels = judgePageTexts[language];
  const { table, edit } = judging;
  const side = table.match.view.sides[PLAYERS.indexOf(player)];
  const mana = table.scenario.players[player].mana ?? 'lands';
  const own = MANA_SOURCES.every((one) => one !== mana);
  return (
    <div className="tf-judge-row">
      {(['life', 'poison'] as const).map((what) => (
        <span key={what} className="tf-judge-field">
          <span>{labels[what]}</span>
          <AmountStepper
            language={language}
            what={`${labels.player(player)}: ${labels[what]}`}
            value={side?.[what] ?? 0}
            least={what === 'life' ? -99 : 0}
            onChange={(next) => edit(what, player, next)}
          />
        </span>
      ))}
      <label className="tf-judge-field wide">
        <span>{labels.mana}</span>
        <select className="field" value={mana} onChange={({ target }) => edit('mana', player, target.value)}>
          {MANA_SOURCES.map((one) => (
            <option key={one} value={one}>
              {labels.manaFrom[one]}
            </option>
          ))}
          {own && <option>{mana}</option>}
          {['W', 'U', 'B', 'R', 'G', 'C'].map((type) => {
            const more = `${own ? mana : ''}{${type}}`;
            return <option key={type}>{more}</option>;
          })}
        </select>
      </label>
    </div>
  );
}
