import type { FieldText } from '@ludoteca/kit';
import type { FieldInfo, GameInfo } from '@ludoteca/wire';
import { useLanguage, useWords } from '../taste.ts';
import { FileSetting } from './file-field.tsx';
import type { Fields } from './settings.ts';

/** A game's settings form, in the game's own words. */
export function SettingsFields(given: {
  readonly game: GameInfo;
  readonly fields: Fields;
  readonly onChange: (change: (fields: Fields) => Fields) => void;
}) {
  const { game, fields, onChange } = given;
  const { settings: words } = game.words[useLanguage()];
  return Object.entries(game.form).map(([key, field]) => {
    const value = fields[key] ?? '';
    // What is read from a file comes later: by then others may have changed.
    const change = (next: Fields[string]): void => onChange((now) => ({ ...now, [key]: next }));
    return field.kind === 'file' ? (
      <FileSetting
        key={key}
        game={game}
        name={key}
        field={field}
        words={words[key]}
        value={typeof value === 'boolean' ? '' : value}
        onChange={change}
      />
    ) : (
      <label key={key} className="setting">
        <span>{words[key]?.label ?? key}</span>
        <SettingField
          field={field}
          choices={words[key]?.choices ?? {}}
          value={typeof value === 'object' ? '' : value}
          onChange={change}
        />
      </label>
    );
  });
}

function SettingField(given: {
  readonly field: Exclude<FieldInfo, { readonly kind: 'file' }>;
  readonly choices: NonNullable<FieldText['choices']>;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}) {
  const { yes, no } = useWords();
  const { field, value, choices, onChange } = given;
  switch (field.kind) {
    case 'number':
      return (
        <input
          className="field number"
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          required
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return (
        <select className="field" value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {field.among.map((choice) => (
            <option key={choice} value={choice}>
              {choices[choice] ?? choice}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <select
          className="field"
          value={value === true ? 'yes' : 'no'}
          onChange={(event) => onChange(event.target.value === 'yes')}
        >
          <option value="yes">{yes}</option>
          <option value="no">{no}</option>
        </select>
      );
  }
}
