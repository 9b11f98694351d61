import { type OpsBrand, showOpsBrand } from '@lanna/contract/house/brands/ops';
import { BadgeCheck, ExternalLink, History, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { useMay } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BrandState } from './brand-state.tsx';
import { type Rights, SettingsForm } from './settings/settings-form.tsx';

/** Everything that can be set of a brand. */
export function BrandPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('brands-console');
  const code = params['code'] ?? '';
  const brand = useOps(showOpsBrand, { params: { code } });
  const may = useMay();
  const rights: Rights = may('brands.change', code)
    ? 'all'
    : may('brands.content', code)
      ? 'content'
      : 'nothing';
  const name = brand.data ? nameOf(brand.data) : code;
  const origin = brand.data && siteOf(brand.data);
  return (
    <ConsolePage
      title={name}
      heading={
        <span className="flex flex-wrap items-center gap-3">
          {name}
          {brand.data && <BrandState brand={stateOf(brand.data)} />}
        </span>
      }
      description={t('page.text')}
      crumbs={[{ href: '/brands', label: t('nav') }]}
      actions={
        <>
          {origin && (
            <a
              href={origin}
              target="_blank"
              rel="noreferrer"
              className="inline-flex h-8 items-center gap-1.5 rounded-small px-3 font-semibold text-sm hover:bg-raised"
            >
              <ExternalLink className="size-4" aria-hidden="true" />
              {t('page.open')}
            </a>
          )}
          <ConsoleLink
            href={`/brands/${code}/preview`}
            className="inline-flex h-8 items-center gap-1.5 rounded-small border border-control-line bg-raised px-3 font-semibold text-sm hover:border-accent-text hover:text-accent-text"
          >
            <MonitorSmartphone className="size-4" aria-hidden="true" />
            {t('preview.nav')}
          </ConsoleLink>
          <ConsoleLink
            href={`/brands/${code}/real-money`}
            className="inline-flex h-8 items-center gap-1.5 rounded-small border border-control-line bg-raised px-3 font-semibold text-sm hover:border-accent-text hover:text-accent-text"
          >
            <BadgeCheck className="size-4" aria-hidden="true" />
            {t('real.nav')}
          </ConsoleLink>
          <ConsoleLink
            href={`/brands/${code}/changes`}
            className="inline-flex h-8 items-center gap-1.5 rounded-small border border-control-line bg-raised px-3 font-semibold text-sm hover:border-accent-text hover:text-accent-text"
          >
            <History className="size-4" aria-hidden="true" />
            {t('page.history')}
          </ConsoleLink>
        </>
      }
    >
      <QueryView
        query={brand}
        label={t('page.loading')}
        failed={t('page.failed')}
        shape={
          <div className="flex flex-col gap-4">
            {['a', 'b', 'c'].map((one) => (
              <Skeleton key={one} className="h-48" />
            ))}
          </div>
        }
      >
        {(loaded) => (
          <>
            {loaded.problems.length > 0 && (
              <p role="alert" className="mb-4 rounded-medium border border-danger/40 p-3 text-danger text-sm">
                {t('page.broken')}
              </p>
            )}
            {rights !== 'all' && (
              <p className="mb-4 text-muted text-sm">
                {rights === 'content' ? t('page.content') : t('page.readOnly')}
              </p>
            )}
            <SettingsForm key={loaded.code} brand={loaded} rights={rights} />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function nameOf({ document, code }: OpsBrand): string {
  const name = document['name'] as Record<string, string>;
  return name['EN'] ?? Object.values(name)[0] ?? code;
}

function stateOf({ state, money, document }: OpsBrand) {
  return { state, money, gamesOpen: document['gamesOpen'] !== false };
}

/** The site beside the console: the same scheme and port. */
function siteOf({ document }: OpsBrand): string | undefined {
  const [host] = document['hosts'] as string[];
  if (!host) return undefined;
  const { protocol, port } = window.location;
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
}
