import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/day-field.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { daysOf, PERIODS, type PeriodChosen } from './period-days.ts';

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
          <DayField
            label={t('firstDay')}
            pickLabel={t('pickDay', { what: t('firstDay') })}
            max={today}
            value={firstDay}
            onDay={(day) => onChange({ firstDay: day, lastDay }, { replace: true })}
          />
          <DayField
            label={t('lastDay')}
            pickLabel={t('pickDay', { what: t('lastDay') })}
            max={today}
            value={lastDay}
            onDay={(day) => onChange({ firstDay, lastDay: day }, { replace: true })}
          />
        </div>
      )}
    </div>
  );
}
