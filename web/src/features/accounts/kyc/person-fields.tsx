import type { IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../shared-parts/forms/contract-form.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PersonField, personFieldErrors, TypedPerson } from './person-field-error.ts';

/** What stands on the document, as it is printed there. */
export function PersonFields({
  kind,
  form,
  today,
  fieldErrors,
}: {
  kind: IdentityDocument;
  form: ContractForm<TypedPerson & { kind: IdentityDocument | '' }>;
  today: string;
  fieldErrors: ReturnType<typeof personFieldErrors>;
}) {
  const { t } = useTranslation('kyc');
  const { value: validUntil, onChange: onValidUntil } = form.kept('validUntil');
  const { forLife } = form.values;
  const fieldError = (field: PersonField) => {
    const found = fieldErrors[field];
    if (!found) return undefined;
    if (found === 'unreadable' && field === 'number') return t(`fault.number.${kind}`);
    return found === 'over' ? t('fault.over') : t(`fault.${found}`);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...form.field('name')}
        label={t('field.name')}
        hint={t('field.nameHint')}
        error={fieldError('name')}
        autoComplete="name"
      />
      <TextField
        {...form.field('number')}
        label={t(`field.number.${kind}`)}
        error={fieldError('number')}
        inputMode={kind === 'thai_id' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('birthday')}
          label={t('field.birthday')}
          hint={t('field.birthdayHint')}
          error={fieldError('birthday')}
          type="date"
          autoComplete="bday"
          max={today}
        />
        <TextField
          label={t('field.validUntil')}
          error={fieldError('validUntil')}
          type="date"
          min={today}
          disabled={forLife}
          value={forLife ? '' : validUntil}
          onChange={({ target }) => onValidUntil(target.value)}
        />
      </div>
      {kind !== 'passport' && <Checkbox {...form.field('forLife')} label={t('field.forLife')} />}
    </div>
  );
}
