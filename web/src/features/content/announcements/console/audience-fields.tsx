import { NEW_MEMBER_DAYS_MAX, READERS } from '@lanna/contract/content/announcements/ops';
import { LANGUAGES as CODES } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type Draft, withReaders } from './announcement-form.ts';

/** The rank levels the house knows today; the highest are few. */
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Who is meant. Nothing ticked in a row means everybody there. */
export function AudienceFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { t } = useTranslation('announcements-console');
  const { audience, type } = draft;
  const put = (changed: Partial<Draft['audience']>) =>
    onChange({ ...draft, audience: { ...audience, ...changed } });
  return (
    <div className="flex flex-col gap-4">
      {type !== 'GAME' && (
        <Segments
          label={t('field.audience')}
          segments={READERS.map((value) => ({ value, label: t(`readers.${value}`) }))}
          value={audience.readers}
          onValueChange={(readers) => onChange(withReaders(draft, readers))}
        />
      )}
      {audience.readers === 'members' && (
        <>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 font-medium text-muted text-sm">{t('ranks')}</legend>
            <div className="flex flex-wrap gap-x-4 gap-y-1.5">
              {RANKS.map((rank) => (
                <Checkbox
                  key={rank}
                  label={`V${rank}`}
                  checked={audience.ranks.includes(rank)}
                  onChange={({ target }) => put({ ranks: toggled(audience.ranks, rank, target.checked) })}
                />
              ))}
            </div>
          </fieldset>
          <TextField
            label={t('newMemberDays')}
            hint={t('newMemberHint')}
            type="number"
            min={1}
            max={NEW_MEMBER_DAYS_MAX}
            value={audience.newMemberDays === null ? '' : String(audience.newMemberDays)}
            onChange={({ target }) => put({ newMemberDays: daysOf(target.value) })}
            className="max-w-xs"
          />
        </>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-muted text-sm">{t('languages')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1.5">
          {CODES.map((code) => (
            <Checkbox
              key={code}
              label={LANGUAGES[code].name}
              checked={audience.languages.includes(code)}
              onChange={({ target }) => put({ languages: toggled(audience.languages, code, target.checked) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function toggled<One>(all: readonly One[], one: One, on: boolean): One[] {
  return on ? [...all, one] : all.filter((other) => other !== one);
}

function daysOf(text: string): number | null {
  const days = Math.trunc(Number(text));
  return days > 0 ? Math.min(days, NEW_MEMBER_DAYS_MAX) : null;
}
