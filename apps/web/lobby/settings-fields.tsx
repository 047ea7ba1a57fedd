import type { Field, FieldWords, Form } from '@ludoteca/kit';
import { useWords } from '../taste.ts';
import type { Fields } from './settings.ts';

/** A game's settings form, in the game's own words. */
export function SettingsFields(given: {
  readonly form: Form;
  readonly words: { readonly [field: string]: FieldWords };
  readonly fields: Fields;
  readonly onChange: (fields: Fields) => void;
}) {
  return Object.entries(given.form).map(([key, field]) => (
    <label key={key} className="setting">
      <span>{given.words[key]?.label ?? key}</span>
      <SettingField
        field={field}
        choices={given.words[key]?.choices ?? {}}
        value={given.fields[key] ?? ''}
        onChange={(value) => given.onChange({ ...given.fields, [key]: value })}
      />
    </label>
  ));
}

function SettingField(given: {
  readonly field: Field;
  readonly choices: { readonly [choice: string]: string };
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
