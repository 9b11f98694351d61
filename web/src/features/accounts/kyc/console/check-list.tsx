import { Checkbox } from '../../../../ui/fields/checkbox.tsx';

/** Several of a few: each with a box. */
export function CheckList<Value extends string>({
  legend,
  choices,
  label,
  value,
  error,
  onChange,
}: {
  legend: string;
  choices: readonly Value[];
  label: (choice: Value) => string;
  value: readonly Value[];
  error: string | undefined;
  onChange: (value: Value[]) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-2" data-field-error={error && ''}>
      <legend className="mb-1.5 text-muted text-sm">{legend}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={label(choice)}
          checked={value.includes(choice)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, choice] : value.filter((one) => one !== choice))
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
