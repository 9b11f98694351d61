import type { IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PersonField, personFaults, TypedPerson } from './person-fault.ts';

/** What stands on the document, as it is printed there. */
export function PersonFields({
  kind,
  person,
  today,
  faults,
  onChange,
}: {
  kind: IdentityDocument;
  person: TypedPerson;
  today: string;
  faults: ReturnType<typeof personFaults>;
  onChange: (changed: Partial<TypedPerson>) => void;
}) {
  const { t } = useTranslation('kyc');
  const fault = (field: PersonField) => {
    const found = faults[field];
    if (!found) return undefined;
    if (found === 'unreadable' && field === 'number') return t(`fault.number.${kind}`);
    return found === 'over' ? t('fault.over') : t(`fault.${found}`);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('field.name')}
        hint={t('field.nameHint')}
        error={fault('name')}
        autoComplete="name"
        maxLength={100}
        value={person.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t(`field.number.${kind}`)}
        error={fault('number')}
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
          error={fault('birthday')}
          type="date"
          autoComplete="bday"
          max={today}
          value={person.birthday}
          onChange={({ target }) => onChange({ birthday: target.value })}
        />
        <TextField
          label={t('field.validUntil')}
          error={fault('validUntil')}
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
