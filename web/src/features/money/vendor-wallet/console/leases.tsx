import { vendorLeases } from '@lanna/contract/money/vendor-wallet/connections-ops';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useSpan } from './use-span.ts';

/** Which process of a provider leads which table, room, hall or match, as it says now. */
export function Leases({ vendor }: { vendor: string }) {
  const { t } = useTranslation('vendor-wallet-console');
  const span = useSpan();
  const leases = useOps(vendorLeases, { params: { code: vendor } });
  return (
    <section aria-label={t('leases.title')} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium">{t('leases.title')}</h3>
        <Button
          variant="ghost"
          size="small"
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => void leases.refetch()}
        >
          {t('leases.again')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('leases.text')}</p>
      <QueryView
        query={leases}
        label={t('leases.loading')}
        failed={t('leases.failed')}
        shape={<Skeleton className="h-24" />}
      >
        {({ leases: found }) =>
          found === null ? (
            <p className="text-sm">{t('leases.unknown')}</p>
          ) : found.length === 0 ? (
            <p className="text-sm">{t('leases.none')}</p>
          ) : (
            <ul className="divide-y divide-line/70 text-sm">
              {found.map((lease) => (
                <li key={lease.subject} className="flex flex-col gap-1 py-2">
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <span className="break-all font-medium">{lease.subject}</span>
                    <StatusBadge tone={lease.held ? 'success' : 'danger'}>
                      {lease.held ? t('leases.held') : t('leases.expired')}
                    </StatusBadge>
                  </span>
                  <span className="break-all text-muted">
                    {t('leases.by', { holder: lease.holder, fence: lease.fence })}
                  </span>
                  <span className="figures text-muted">
                    {t('leases.ages', { led: span(lease.ledMs), silent: span(lease.silentMs) })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
