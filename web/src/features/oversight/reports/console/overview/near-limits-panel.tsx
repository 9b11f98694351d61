import { listNearLimits, type NearLimitItem } from '@lanna/contract/oversight/reports/near-limits';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Money } from '../../../../../console/money.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';

/** Which limits are nearly used, and by how much; each leads to where it is raised, or where no more is taken. */
export function NearLimitsPanel() {
  const { t } = useTranslation('reports-console');
  const { brand } = useBrandScope();
  const near = useOps(listNearLimits, { query: brand ? { brand } : {} });
  return (
    <Panel title={t('near.title')} flush>
      <QueryView
        query={near}
        label={t('near.title')}
        failed={t('near.failed')}
        shape={<Skeleton className="m-4 h-16" />}
      >
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <NearLimit key={`${item.brand} ${item.name} ${item.place}`} item={item} />
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

function NearLimit({ item: { brand, name, place, held, currency, percent, href } }: { item: NearLimitItem }) {
  return (
    <li className="border-line/70 border-t first:border-t-0">
      <ConsoleLink href={href} className="flex flex-col gap-1 px-4 py-2.5 text-sm hover:bg-hover">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {name}
            {place && <span className="figures font-semibold"> · {place}</span>}
          </span>
          <span className="figures shrink-0 font-semibold">{percent}%</span>
        </span>
        <span className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
          <span
            className={classes('block h-full', percent >= 100 ? 'bg-danger' : 'bg-warning')}
            style={{ width: `${Math.min(100, percent)}%` }}
          />
        </span>
        <span className="text-muted text-xs">
          {brand} · <Money amount={held} symbol="" /> {currency}
        </span>
      </ConsoleLink>
    </li>
  );
}
