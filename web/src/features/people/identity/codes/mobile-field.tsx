import type { ComponentProps } from 'react';
import { CONTROL_LOOK, Field } from '../../../../ui/fields/field.tsx';
import { CountryPicker } from './country-picker.tsx';

/** A country's dialing code and the number within it. */
export function MobileField({
  label,
  error,
  dialingCode,
  onDialingCode,
  ...input
}: Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  error: string | undefined;
  dialingCode: string;
  onDialingCode: (dialingCode: string) => void;
}) {
  return (
    <Field text={{ label, error }}>
      {(control) => (
        <span className="flex gap-2">
          <CountryPicker given={dialingCode || undefined} onDialingCode={onDialingCode} />
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={40}
            {...input}
            {...control}
            className={`${CONTROL_LOOK} figures`}
          />
        </span>
      )}
    </Field>
  );
}
