import { BROADCAST_ACCOUNTS, BROADCAST_NAMES_MAX } from '@lanna/contract/messaging/inbox/ops';
import { LANGUAGES as CODES } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type Draft, namesIn } from './broadcast-form.ts';

type Audience = Draft['audience'];

/** Who is written to. What is left empty asks for nothing. */
export function AudienceFields({
  audience,
  onChange,
  ranksFieldError,
}: {
  audience: Audience;
  onChange: (audience: Audience) => void;
  ranksFieldError: string | undefined;
}) {
  const { t } = useTranslation('inbox-console');
  const put = (changed: Partial<Audience>) => onChange({ ...audience, ...changed });
  // As it is pasted, so that the cursor stays where it is.
  const [pasted, setPasted] = useState(() => audience.usernames.join('\n'));
  return (
    <div className="flex flex-col gap-4">
      <Segments
        label={t('field.accounts')}
        segments={BROADCAST_ACCOUNTS.map((value) => ({ value, label: t(`accounts.${value}`) }))}
        value={audience.accounts}
        onValueChange={(accounts) => put({ accounts })}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={t('field.ranksFrom')}
          type="number"
          min={0}
          max={99}
          value={audience.ranksFrom ?? ''}
          onChange={({ target }) => put({ ranksFrom: countIn(target.value, 0, 99) })}
        />
        <TextField
          label={t('field.ranksTo')}
          error={ranksFieldError}
          type="number"
          min={0}
          max={99}
          value={audience.ranksTo ?? ''}
          onChange={({ target }) => put({ ranksTo: countIn(target.value, 0, 99) })}
        />
        <TextField
          label={t('field.registeredSince')}
          type="date"
          value={audience.registeredSince ?? ''}
          onChange={({ target }) => put({ registeredSince: target.value || null })}
        />
        <TextField
          label={t('field.notSeenDays')}
          type="number"
          min={1}
          max={3650}
          value={audience.notSeenDays ?? ''}
          onChange={({ target }) => put({ notSeenDays: countIn(target.value, 1, 3650) })}
        />
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-muted text-sm">{t('field.languages')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1.5">
          {CODES.map((code) => (
            <Checkbox
              key={code}
              label={LANGUAGES[code].name}
              checked={audience.languages.includes(code)}
              onChange={({ target }) =>
                put({
                  languages: target.checked
                    ? [...audience.languages, code]
                    : audience.languages.filter((one) => one !== code),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label={t('field.usernames')}
        hint={t('namesHint', { most: BROADCAST_NAMES_MAX })}
        rows={3}
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value);
          put({ usernames: namesIn(target.value).slice(0, BROADCAST_NAMES_MAX) });
        }}
      />
    </div>
  );
}

function countIn(text: string, least: number, most: number): number | null {
  if (text.trim() === '') return null;
  return Math.min(most, Math.max(least, Math.trunc(Number(text)) || least));
}
