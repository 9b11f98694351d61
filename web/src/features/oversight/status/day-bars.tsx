import { DAY_SIGNS, STATUS_DAYS } from '@lanna/contract/oversight/status/status';
import { useTranslation } from 'react-i18next';
import { shiftDay } from '../../../i18n/format.ts';
import { classes } from '../../../ui/classes.ts';
import { DAY_FILLS } from './state-style.ts';

const HUNDREDTHS = 100;
/** A phone shows the last of them; all ninety would be too thin to tell apart. */
const SHOWN_ON_PHONES = 45;

const SIGN_WORDS = new Map<string, keyof typeof DAY_SIGNS>(
  (Object.keys(DAY_SIGNS) as (keyof typeof DAY_SIGNS)[]).map((state) => [DAY_SIGNS[state], state]),
);

/** A bar for each day, the oldest at the left. Screen readers say how many days were what. */
export function DayBars({
  name,
  days,
  today,
  availability,
}: {
  name: string;
  days: string;
  today: string;
  availability: number | null;
}) {
  const { t } = useTranslation('status');
  const stateWord = (sign: string) => {
    const state = SIGN_WORDS.get(sign);
    return state ? t(`state.${state}`) : t('notMeasured');
  };
  const signs = [...days];
  const spoken = [...new Set(signs)]
    .filter((sign) => sign !== '-')
    .map((sign) => t('daysOf', { state: stateWord(sign), count: signs.filter((one) => one === sign).length }))
    .join(', ');
  return (
    <div className="min-w-0">
      <div
        role="img"
        aria-label={t('history', { name, days: spoken })}
        className="flex h-9 items-stretch gap-px sm:gap-0.5"
      >
        {signs.map((sign, place) => {
          const day = shiftDay(today, place - (STATUS_DAYS - 1));
          return (
            <span
              key={day}
              title={`${day} · ${stateWord(sign)}`}
              className={classes(
                'min-w-0 flex-1 rounded-xs',
                DAY_FILLS[sign],
                place < STATUS_DAYS - SHOWN_ON_PHONES && 'max-sm:hidden',
              )}
            />
          );
        })}
      </div>
      <p className="mt-1.5 flex justify-between gap-4 text-muted text-xs">
        <span>
          <span className="sm:hidden">{t('daysAgo', { count: SHOWN_ON_PHONES })}</span>
          <span className="max-sm:hidden">{t('daysAgo', { count: STATUS_DAYS })}</span>
        </span>
        {availability !== null && (
          <span className="figures">
            {t('availability', { percent: (availability / HUNDREDTHS).toFixed(2) })}
          </span>
        )}
        <span>{t('todayShort')}</span>
      </p>
    </div>
  );
}
