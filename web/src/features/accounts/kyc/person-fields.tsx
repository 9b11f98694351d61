import type { IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PersonField, personFieldErrors, TypedPerson } from './person-field-error.ts';

/** What stands on the document, as it is printed there. */
export function PersonFields({
  kind,
  person,
  today,
  fieldErrors,
  onChange,
}: {
  kind: IdentityDocument;
  person: TypedPerson;
  today: string;
  fieldErrors: ReturnType<typeof personFieldErrors>;
  onChange: (changed: Partial<TypedPerson>) => void;
}) {
  const { t } = useTranslation('kyc');
  const fieldError = (field: PersonField) => {
    const found = fieldErrors[field];
    if (!found) return undefined;
    if (found === 'unreadable' && field === 'number') return t(`fault.number.${kind}`);
    return found === 'over' ? t('fault.over') : t(`fault.${found}`);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('field.name')}
        hint={t('field.nameHint')}
        error={fieldError('name')}
        autoComplete="name"
        maxLength={100}
        value={person.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t(`field.number.${kind}`)}
        error={fieldError('number')}
        inputMode={kind === 'thai_id' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={person.number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('field.birthday')}
          hint={t('field.birthdayHint')}
          error={fieldError('birthday')}
          type="date"
          autoComplete="bday"
          max={today}
          value={person.birthday}
          onChange={({ target }) => onChange({ birthday: target.value })}
        />
        <TextField
          label={t('field.validUntil')}
          error={fieldError('validUntil')}
          type="date"
          min={today}
          disabled={person.forLife}
          value={person.forLife ? '' : person.validUntil}
          onChange={({ target }) => onChange({ validUntil: target.value })}
        />
      </div>
      {kind !== 'passport' && (
        <Checkbox
          checked={person.forLife}
          onChange={({ target }) => onChange({ forLife: target.checked })}
          label={t('field.forLife')}
        />
      )}
    </div>
  );
}
