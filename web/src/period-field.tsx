import { useTranslation } from 'react-i18next';
import { daysOf, PERIODS, type PeriodChosen } from './period-days.ts';
import { Segments } from './ui/segments.tsx';
import { TextField } from './ui/text-field.tsx';

/** The days of a record: one press for the usual ones, two fields for others. Its words come with the member centre. */
export function PeriodField({
  value,
  today,
  onChange,
}: {
  value: PeriodChosen;
  today: string;
  onChange: (changed: Partial<PeriodChosen>, how?: { replace: boolean }) => void;
}) {
  const { t } = useTranslation('bets');
  const [firstDay, lastDay] = daysOf(value, today);
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('period')}
        value={value.period}
        onValueChange={(period) => onChange({ period })}
        segments={PERIODS.map((period) => ({ value: period, label: t(`periods.${period}`) }))}
      />
      {value.period === 'range' && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <TextField
            type="date"
            label={t('firstDay')}
            max={today}
            value={firstDay}
            onChange={({ target }) =>
              target.value && onChange({ firstDay: target.value, lastDay }, { replace: true })
            }
          />
          <TextField
            type="date"
            label={t('lastDay')}
            max={today}
            value={lastDay}
            onChange={({ target }) =>
              target.value && onChange({ firstDay, lastDay: target.value }, { replace: true })
            }
          />
        </div>
      )}
    </div>
  );
}
