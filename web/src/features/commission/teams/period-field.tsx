import { TEAM_DAYS_MAX, TEAM_PERIODS } from '@lanna/contract/commission/teams/team';
import { useTranslation } from 'react-i18next';
import { shiftDay } from '../../../i18n/format.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DaysChosen } from './team-filter.ts';

/** The days of a list: one press for the usual ones, two fields for others. */
export function PeriodField({
  value: { period, firstDay, lastDay },
  today,
  onChange,
}: {
  value: DaysChosen;
  today: string;
  onChange: (changed: Partial<DaysChosen>, how?: { replace: boolean }) => void;
}) {
  const { t } = useTranslation('teams');
  const [first, last] = [firstDay || today, lastDay || today];
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('period')}
        value={period}
        onValueChange={(chosen) => onChange({ period: chosen })}
        segments={[...TEAM_PERIODS, 'range' as const].map((value) => ({
          value,
          label: t(`periods.${value}`),
        }))}
      />
      {period === 'range' && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <TextField
            type="date"
            label={t('firstDay')}
            min={shiftDay(last, 1 - TEAM_DAYS_MAX)}
            max={today}
            value={first}
            onChange={({ target }) =>
              target.value && onChange({ firstDay: target.value, lastDay: last }, { replace: true })
            }
          />
          <TextField
            type="date"
            label={t('lastDay')}
            max={today}
            value={last}
            onChange={({ target }) =>
              target.value && onChange({ firstDay: first, lastDay: target.value }, { replace: true })
            }
          />
        </div>
      )}
    </div>
  );
}
