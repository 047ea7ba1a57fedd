/** The settings form of a game. */
import type { FieldText } from '@ludoteca/kit';
import type { FieldInfo, GameInfo } from '@ludoteca/wire';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { FileSetting } from './file-setting.tsx';
import type { FieldValues } from './field-values.ts';

export function SettingsFields(given: {
  readonly game: GameInfo;
  readonly fields: FieldValues;
  readonly onChange: (change: (fields: FieldValues) => FieldValues) => void;
}) {
  const { game, fields, onChange } = given;
  const { settings: texts } = game.words[useLanguage()];
  return Object.entries(game.form).map(([key, field]) => {
    const value = fields[key] ?? '';
    // Files are read asynchronously, so other fields may have changed in between.
    const change = (next: FieldValues[string]): void => onChange((now) => ({ ...now, [key]: next }));
    return field.kind === 'file' ? (
      <FileSetting
        key={key}
        game={game}
        name={key}
        field={field}
        texts={texts[key]}
        value={typeof value === 'boolean' ? '' : value}
        onChange={change}
      />
    ) : (
      <label key={key} className="setting">
        <span>{texts[key]?.label ?? key}</span>
        <SettingField
          field={field}
          choices={texts[key]?.choices ?? {}}
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
  const { yes, no } = useTexts();
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
