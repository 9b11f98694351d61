import { type AboutPageRow, listAboutPages } from '@lanna/contract/content/help/about-ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** The seven pages of the footer, brand by brand: what is published, and what waits. */
export function AboutPagesPage() {
  const { t } = useTranslation('help-console');
  const { brand: scope } = useBrandScope();
  const { brands } = useOperator();
  const pages = useOps(listAboutPages, { query: { brand: scope } });
  return (
    <ConsolePage title={t('pages.title')} description={t('pages.text')}>
      <QueryView
        query={pages}
        label={t('loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('failed')}
        className="grid items-start gap-4 xl:grid-cols-2"
      >
        {(rows) =>
          brands
            .filter(({ code }) => rows.some(({ brand }) => brand === code))
            .map(({ code, name }) => (
              <Panel key={code} title={name} flush>
                <ul className="divide-y divide-line">
                  {rows
                    .filter(({ brand }) => brand === code)
                    .map((row) => (
                      <PageLine key={row.page} row={row} />
                    ))}
                </ul>
              </Panel>
            ))
        }
      </QueryView>
    </ConsolePage>
  );
}

function PageLine({ row }: { row: AboutPageRow }) {
  const { t } = useTranslation('help-console');
  const { brand, page, published, draft } = row;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 transition-colors hover:bg-hover">
      <ConsoleLink
        href={`/about-pages/${brand}/${page}`}
        className="font-medium after:absolute after:inset-0 hover:text-accent-text"
      >
        {t(`page.${page}`)}
      </ConsoleLink>
      <span className="flex flex-wrap items-center gap-x-4 text-sm">
        {draft && <StatusBadge tone="warning">{t('pages.draft')}</StatusBadge>}
        {published ? (
          <span className="text-muted">
            {t('versions.one', { version: published.version })} · <When at={published.at} brand={brand} />
          </span>
        ) : (
          <StatusBadge>{t('pages.unpublished')}</StatusBadge>
        )}
      </span>
    </li>
  );
}
