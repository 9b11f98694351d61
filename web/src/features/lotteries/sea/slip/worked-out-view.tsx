import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { classes } from '../../../../ui/classes.ts';
import type { Shots } from '../queries.ts';
import type { WorkedOut } from './work-out.ts';

/** From the sum to the result, line by line, so that anybody can add it up again. */
export function WorkedOutView({
  worked,
  count,
  countedFrom,
}: {
  worked: WorkedOut;
  count: number;
  countedFrom: Shots['countedFrom'];
}) {
  const { t } = useTranslation('sea');
  const total = String(worked.total).padStart(5, '0');
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="font-display font-semibold text-lg">{t('worked.title')}</h3>
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
        <Line name={t('worked.players', { count })} value={displayCount(worked.players)} />
        <Line name={t('worked.house')} value={`+ ${displayCount(worked.house)}`} />
        <Line name={t('worked.sum')} value={displayCount(worked.sum)} strong />
        {worked.sixteenth === undefined ? (
          <p className="col-span-2 text-muted text-sm">{t('worked.noSixteenth')}</p>
        ) : (
          <>
            <Line name={t(`worked.sixteenth.${countedFrom}`)} value={`− ${displayCount(worked.sixteenth)}`} />
            <Line name={t('worked.total')} value={displayCount(worked.total)} strong />
          </>
        )}
      </dl>
      <p className="figures rounded-medium bg-sunken px-4 py-3 text-center font-display text-2xl tracking-wider">
        <span className="text-muted">{total.slice(0, -5)}</span>
        <b className="font-semibold text-accent-text">{total.slice(-5, -3)}</b>
        <b className="ml-1 font-semibold text-success">{total.slice(-3)}</b>
      </p>
      <dl className="grid grid-cols-2 gap-3 text-center">
        <Result name={t('worked.top3')} value={worked.top3} className="text-success" />
        <Result name={t('worked.bottom2')} value={worked.bottom2} className="text-accent-text" />
      </dl>
    </Card>
  );
}

function Line({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className={classes('text-sm', strong ? 'border-line border-t pt-1.5 font-semibold' : 'text-muted')}>
        {name}
      </dt>
      <dd className={classes('text-right', strong && 'border-line border-t pt-1.5 font-semibold')}>
        {value}
      </dd>
    </>
  );
}

function Result({ name, value, className }: { name: string; value: string; className: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className={classes('figures font-display font-semibold text-3xl tracking-widest', className)}>
        {value}
      </dd>
    </div>
  );
}
