import { oneVendor, type VendorPage as Vendor } from '@lanna/contract/play/catalogue/ops';
import { AppWindow, ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../../console/console-topic.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { QueryView } from '../../../../../query-view.tsx';
import { LinkButton } from '../../../../../ui/button.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { StopButton } from '../stops/stop-button.tsx';
import { ErrorRate, Latency } from './call-figures.tsx';
import { MinuteBars } from './minute-bars.tsx';
import { VendorBrands } from './vendor-brands.tsx';
import { VendorKey } from './vendor-key.tsx';
import { VendorRecord } from './vendor-record.tsx';

/** One vendor: how its calls go, its record and key, and the brands that carry it. */
export function VendorPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('catalogue-console');
  const { code = '' } = params;
  const vendor = useOps(oneVendor, { params: { code } });
  const name = vendor.data?.name ?? code;
  return (
    <ConsolePage
      title={name}
      description={
        vendor.data && (
          <ConsoleLink href={`/games?vendor=${code}`}>
            {t('vendor.games', { count: vendor.data.games, games: displayCount(vendor.data.games) })}
          </ConsoleLink>
        )
      }
      crumbs={[{ href: '/vendors', label: t('vendors.title') }]}
      actions={
        vendor.data && (
          <>
            {vendor.data.backOfficeUrl && (
              <Can permission="catalogue.open-back-office">
                <LinkButton
                  href={`/vendors/${code}/back-office`}
                  variant="secondary"
                  size="small"
                  icon={<AppWindow aria-hidden="true" />}
                >
                  {t('backOffice.open')}
                </LinkButton>
              </Can>
            )}
            <Can permission="catalogue.change" house>
              <LinkButton
                href={`/vendors/${code}/list`}
                variant="secondary"
                size="small"
                icon={<ListPlus aria-hidden="true" />}
              >
                {t('list.open')}
              </LinkButton>
            </Can>
            <StopButton what={{ kind: 'vendor', vendor: code, name }} />
          </>
        )
      }
    >
      <QueryView
        query={vendor}
        label={t('vendor.loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('vendor.failed')}
      >
        {(shown) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <VendorRecord key={shown.version} vendor={shown} />
              <VendorBrands vendor={shown} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              {shown.walletKind !== 'own' && (
                <>
                  <Calls vendor={shown} direction="in" />
                  <Calls vendor={shown} direction="out" />
                  <VendorKey vendor={shown} />
                </>
              )}
            </div>
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function Calls({ vendor, direction }: { vendor: Vendor; direction: 'in' | 'out' }) {
  const { t } = useTranslation('catalogue-console');
  const figures = vendor.calls[direction];
  const label = direction === 'in' ? t('calls.inTitle') : t('calls.outTitle');
  return (
    <Panel title={label} text={t('calls.hour')}>
      <dl className="mb-3 grid grid-cols-4 gap-3 text-sm">
        <Figure label={t('calls.count')}>{displayCount(figures.calls)}</Figure>
        <Figure label={t('calls.errors')}>
          <ErrorRate {...figures} />
        </Figure>
        <Figure label={t('calls.mean')}>
          <Latency {...figures} />
        </Figure>
        <Figure label={t('calls.longest')}>
          <Latency meanMs={figures.calls > 0 ? figures.longestMs : null} />
        </Figure>
      </dl>
      <MinuteBars minutes={vendor.minutes.filter((minute) => minute.direction === direction)} label={label} />
    </Panel>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  );
}
