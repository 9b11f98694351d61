import { listOpsBrands, type OpsBrandRow } from '@lanna/contract/house/brands/ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Can } from '../../../../console/operator.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { BrandState } from './brand-state.tsx';

/** The brands of the operator's scope. They are few: a list without paging. */
export function BrandsPage() {
  const { t } = useTranslation('brands-console');
  const brands = useOps(listOpsBrands);
  return (
    <ConsolePage
      title={t('list.title')}
      description={t('list.text')}
      actions={
        <Can permission="brands.open" house>
          <LinkButton href="/new-brand" size="small" icon={<Plus aria-hidden="true" />}>
            {t('new.add')}
          </LinkButton>
        </Can>
      }
    >
      <QueryView
        query={brands}
        label={t('list.loading')}
        failed={t('list.failed')}
        shape={<Skeleton className="h-40" />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line rounded-medium border border-line bg-surface">
            {rows.map((row) => (
              <BrandLine key={row.code} row={row} />
            ))}
          </ul>
        )}
      </QueryView>
    </ConsolePage>
  );
}

const GROUNDS = { any: 'w-9', light: 'w-24 bg-[white]', dark: 'w-24 bg-[black]' } as const;

function BrandLine({ row }: { row: OpsBrandRow }) {
  const { t, i18n } = useTranslation('brands-console');
  const { code, currency, host, hosts, changedAt, changedBy } = row;
  const name = row.name[i18n.language === 'th' ? 'TH' : 'EN'] ?? Object.values(row.name)[0] ?? code;
  const fact = (label: string, value: React.ReactNode) => (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="truncate text-sm">{value}</dd>
    </div>
  );
  return (
    <li className="relative grid items-center gap-x-6 gap-y-3 px-4 py-4 transition-colors hover:bg-hover md:grid-cols-[minmax(12rem,1fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 items-center gap-3">
        {row.logo && (
          <img
            src={`/files/${row.logo.id}.webp`}
            alt=""
            className={classes('h-9 shrink-0 rounded-small object-contain p-1', GROUNDS[row.logo.ground])}
          />
        )}
        <div className="min-w-0">
          <ConsoleLink
            href={`/brands/${code}`}
            className="font-semibold text-base after:absolute after:inset-0 hover:text-accent-text"
          >
            {name}
          </ConsoleLink>
          <p className="figures text-muted text-xs">{code}</p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-[2fr_2fr_1fr_2fr]">
        {fact(t('list.state'), <BrandState brand={row} />)}
        {fact(
          t('list.hosts'),
          <>
            {host} {hosts > 1 && <span className="text-muted">{t('list.more', { count: hosts - 1 })}</span>}
          </>,
        )}
        {fact(t('list.currency'), currency)}
        {fact(
          t('list.changed'),
          changedAt ? (
            <>
              <When at={changedAt} brand={code} /> · {changedBy}
            </>
          ) : (
            <span className="text-muted">{t('list.never')}</span>
          ),
        )}
      </dl>
    </li>
  );
}
