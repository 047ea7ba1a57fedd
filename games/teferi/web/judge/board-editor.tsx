/** The editor of the judge: turn, players and all cards of the position. */
import { SelectField } from '@ludoteca/kit/web';
import { useState } from 'react';
import { MANA_TYPES, STEPS } from '../../abilities/index.ts';
import { type PlayerName, PLAYERS } from '../../scenario-runner/format.ts';
import { teferiTexts } from '../../text/index.ts';
import { AmountField } from './amount-field.tsx';
import { CardEditor } from './card-editor.tsx';
import { PlacedCards } from './placed-cards.tsx';
import { CardSearch } from './card-search.tsx';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

export function BoardEditor({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const [label, setLabel] = useState<string>();
  const piece = label === undefined ? undefined : session.table.match.tracker.withLabel(label);
  return (
    <section className="tf-judge-board" aria-label={labels.board}>
      <h2>{labels.board}</h2>
      <TurnFields session={session} language={language} />
      <CardSearch session={session} language={language} />
      {piece !== undefined && piece.zone !== 'none' && (
        <CardEditor session={session} language={language} piece={piece} onClose={() => setLabel(undefined)} />
      )}
      {PLAYERS.map((player) => (
        <div key={player} className="tf-judge-player" role="group" aria-label={labels.player(player)}>
          <h3>{labels.player(player)}</h3>
          <PlayerFields session={session} language={language} player={player} />
          <PlacedCards
            session={session}
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

function TurnFields({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { turn, active, step } = session.table.match.view;
  const player = PLAYERS[active] ?? 'A';
  const set = (next: { turn?: number; player?: string; step?: string }): void =>
    session.edit('turn', next.turn ?? turn, next.player ?? player, next.step ?? step);
  return (
    <div className="tf-judge-row">
      <AmountField
        language={language}
        caption={labels.turn}
        value={turn}
        min={1}
        onChange={(next) => set({ turn: next })}
      />
      <SelectField
        className="tf-judge-field"
        label={labels.whoseTurn}
        value={player}
        options={PLAYERS}
        onChange={(next) => set({ player: next })}
      />
      <SelectField
        className="tf-judge-field wide"
        label={labels.step}
        value={step}
        options={STEPS.map((one) => ({ value: one, name: teferiTexts[language].steps[one] }))}
        onChange={(next) => set({ step: next })}
      />
    </div>
  );
}

const MANA_SOURCES = ['lands', 'any'] as const;

function PlayerFields({ session, language, player }: JudgePanelProps & { readonly player: PlayerName }) {
  const labels = judgePageTexts[language];
  const { table, edit } = session;
  const side = table.match.view.sides[PLAYERS.indexOf(player)];
  const mana = table.scenario.players[player].mana ?? 'lands';
  const isOwnPool = MANA_SOURCES.every((one) => one !== mana);
  const pool = isOwnPool ? mana : '';
  return (
    <div className="tf-judge-row">
      {(['life', 'poison'] as const).map((field) => (
        <AmountField
          key={field}
          language={language}
          caption={labels[field]}
          label={`${labels.player(player)}: ${labels[field]}`}
          value={side?.[field] ?? 0}
          min={field === 'life' ? -99 : 0}
          onChange={(next) => edit(field, player, next)}
        />
      ))}
      <SelectField
        className="tf-judge-field wide"
        label={labels.mana}
        value={mana}
        options={[
          ...MANA_SOURCES.map((one) => ({ value: one, name: labels.manaFrom[one] })),
          ...(isOwnPool ? [mana] : []),
          ...MANA_TYPES.map((type) => `${pool}{${type}}`),
        ]}
        onChange={(next) => edit('mana', player, next)}
      />
    </div>
  );
}
