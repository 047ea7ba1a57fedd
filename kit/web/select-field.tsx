/** A drop-down list with its label. */
export function SelectField<T extends string>(props: {
  readonly className?: string;
  readonly label: string;
  readonly value: T | '';
  /** A plain string is both the value and its name. */
  readonly options: readonly (T | { readonly value: T | ''; readonly name: string })[];
  readonly onChange: (value: T) => void;
}) {
  const options = props.options.map((option) =>
    typeof option === 'string' ? { value: option, name: option } : option,
  );
  return (
    <label className={props.className}>
      <span>{props.label}</span>
      <select
        className="field"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value as T)}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
