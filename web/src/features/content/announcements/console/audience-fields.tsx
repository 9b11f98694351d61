import { READERS } from '@lanna/contract/content/announcements/ops';
import { LANGUAGES as CODES } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { AnnouncementForm } from './announcement-form.ts';

/** The rank levels the house knows today; the highest are few. */
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Who is meant. Nothing ticked in a row means everybody there. */
export function AudienceFields({ form }: { form: AnnouncementForm }) {
  const { t } = useTranslation('announcements-console');
  const { audience, type } = form.values;
  return (
    <div className="flex flex-col gap-4">
      {type !== 'GAME' && (
        <Segments
          label={t('field.audience')}
          segments={READERS.map((value) => ({ value, label: t(`readers.${value}`) }))}
          value={audience.readers}
          onValueChange={(readers) => form.set('audience.readers', readers)}
        />
      )}
      {type !== 'GAME' && audience.readers === 'members' && (
        <>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 font-medium text-muted text-sm">{t('ranks')}</legend>
            <div className="flex flex-wrap gap-x-4 gap-y-1.5">
              {RANKS.map((rank) => (
                <Checkbox
                  key={rank}
                  label={`V${rank}`}
                  checked={audience.ranks.includes(rank)}
                  onChange={({ target }) =>
                    form.set('audience.ranks', toggled(audience.ranks, rank, target.checked))
                  }
                />
              ))}
            </div>
          </fieldset>
          <TextField
            {...form.field('audience.newMemberDays')}
            label={t('newMemberDays')}
            hint={t('newMemberHint')}
            type="number"
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
              onChange={({ target }) =>
                form.set('audience.languages', toggled(audience.languages, code, target.checked))
              }
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
