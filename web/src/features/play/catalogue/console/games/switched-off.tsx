import { listSwitchedOff } from '@lanna/contract/play/catalogue/ops';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';

const NAMED = 5;

/** What is closed without a stop, by a setting or a command; nothing while nothing is. */
export function SwitchedOff() {
  const { t } = useTranslation('catalogue-console');
  const { brand } = useBrandScope();
  const { data } = useOps(listSwitchedOff);
  if (!data) return null;
  const brands = data.brands.filter(({ code }) => brand === undefined || code === brand);
  const { vendors, games } = data;
  if (brands.length + vendors.length + games.length === 0) return null;
  return (
    <section
      aria-label={t('switched.title')}
      className="flex gap-3 rounded-medium border border-warning/40 bg-surface px-4 py-3 text-sm"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
      <div className="flex flex-col gap-1">
        <p className="font-medium">{t('switched.title')}</p>
        {brands.length > 0 && (
          <p>{t('switched.brands', { names: brands.map(({ name }) => name).join(', ') })}</p>
        )}
        {vendors.length > 0 && (
          <p>
            {t('switched.vendors')}{' '}
            {vendors.slice(0, NAMED).map(({ code, name }, at) => (
              <span key={code}>
                {at > 0 && ', '}
                <ConsoleLink href={`/vendors/${code}`}>{name}</ConsoleLink>
              </span>
            ))}
          </p>
        )}
        {games.length > 0 && (
          <p>
            {t('switched.games')}{' '}
            {games.slice(0, NAMED).map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <ConsoleLink href={`/games?show=${id}`}>{name}</ConsoleLink>
              </span>
            ))}
            {games.length > NAMED && (
              <>
                {', '}
                <ConsoleLink href="/games?state=closed">
                  {t('switched.more', { count: games.length - NAMED })}
                </ConsoleLink>
              </>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
