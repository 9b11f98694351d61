import { BROADCAST_ACCOUNTS, BROADCAST_NAMES_MAX } from '@lanna/contract/messaging/inbox/ops';
import { listSegments } from '@lanna/contract/oversight/segments/ops';
import { LANGUAGES as CODES } from '@lanna/rules/local-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { opsQuery } from '../../../../console/calls/ops-query.ts';
import { MemberPicker } from '../../../../console/fields/member-picker.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { BroadcastForm } from './broadcast-form.ts';

/** Who is written to. What is left empty asks for nothing. */
export function AudienceFields({ form }: { form: BroadcastForm }) {
  const { t } = useTranslation('inbox-console');
  const languages = form.kept('audience.languages');
  const number = (name: 'ranksFrom' | 'ranksTo' | 'notSeenDays') => (
    <TextField {...form.field(`audience.${name}`)} label={t(`field.${name}`)} type="number" />
  );
  return (
    <div className="flex flex-col gap-4">
      <Segments
        label={t('field.accounts')}
        segments={BROADCAST_ACCOUNTS.map((value) => ({ value, label: t(`accounts.${value}`) }))}
        {...form.chosen('audience.accounts')}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {number('ranksFrom')}
        {number('ranksTo')}
        <TextField
          {...form.field('audience.registeredSince')}
          label={t('field.registeredSince')}
          type="date"
        />
        {number('notSeenDays')}
      </div>
      <SegmentField form={form} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-muted text-sm">{t('field.languages')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1.5">
          {CODES.map((code) => (
            <Checkbox
              key={code}
              label={LANGUAGES[code].name}
              checked={languages.value.includes(code)}
              onChange={({ target }) =>
                languages.onChange(
                  target.checked ? [...languages.value, code] : languages.value.filter((one) => one !== code),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <MemberPicker
        label={t('findMember')}
        brand={form.values.brand}
        by="username"
        value=""
        onChange={(name) => {
          const names = form.values.audience.usernames.trim();
          if (name) form.set('audience.usernames', names === '' ? name : `${names}\n${name}`);
        }}
      />
      <TextAreaField
        {...form.field('audience.usernames')}
        required={false}
        label={t('field.usernames')}
        hint={t('namesHint', { most: BROADCAST_NAMES_MAX })}
        rows={3}
      />
    </div>
  );
}

/** Segments of the brand, for those who may read them; one that is chosen already stays. */
function SegmentField({ form }: { form: BroadcastForm }) {
  const { t } = useTranslation('inbox-console');
  const may = useMay();
  const { brand } = form.values;
  const { data } = useQuery({
    ...opsQuery(listSegments, { query: { brand } }),
    enabled: brand !== '' && may('segments.read', brand),
  });
  if (!data) return null;
  return (
    <SelectField
      {...form.field('audience.segment')}
      required={false}
      label={t('field.segment')}
      options={[
        { value: '', label: t('anySegment') },
        ...data.segments.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
