import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Absence } from './queries.ts';

/** The longer a number has stayed away, the stronger its square; the figure in its corner says how long. */
export function AbsenceGrid({ numbers }: { numbers: Absence['numbers'] }) {
  const { t } = useTranslation('vn');
  const most = Math.max(1, ...numbers.map(({ since }) => since));
  return (
    <Card className="p-4!">
      <h3 className="mb-1 font-display font-semibold">{t('absence.grid')}</h3>
      <p className="mb-3 text-muted text-xs">{t('absence.gridText')}</p>
      <ol className="-mx-1.5 grid grid-cols-10 gap-[3px] sm:mx-0 sm:gap-1">
        {numbers.map(({ number, since }) => (
          <li
            key={number}
            className={classes(
              'figures flex h-11 min-w-0 flex-col items-center justify-center rounded-small leading-none',
              HEAT[Math.min(HEAT.length - 1, Math.floor((since / most) * HEAT.length))],
            )}
          >
            <span className="font-display font-semibold text-sm">{number}</span>
            <span className="mt-0.5 text-xs">
              <span className="sr-only">{t('absence.since')} </span>
              {since}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const HEAT = ['bg-sunken', 'bg-accent/10', 'bg-accent/20', 'bg-accent/30', 'bg-accent/40'] as const;
