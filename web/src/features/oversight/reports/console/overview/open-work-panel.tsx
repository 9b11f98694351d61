import { type OpenWorkItem, showOpenWork } from '@lanna/contract/oversight/reports/open-work';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { QueryView } from '../../../../../query-view.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';

/** What waits for an operator, of what this one may deal with. What is wrong stands above what is only undone. */
export function OpenWorkPanel() {
  const { t } = useTranslation('reports-console');
  const { brand } = useBrandScope();
  const work = useOps(showOpenWork, { query: brand ? { brand } : {} });
  return (
    <Panel title={t('work.title')} flush>
      <QueryView
        query={work}
        label={t('work.title')}
        failed={t('work.failed')}
        shape={<Skeleton className="m-4 h-24" />}
      >
        {({ items }) => {
          const waiting = items
            .filter(({ count }) => count > 0)
            .sort((one, other) => Number(other.urgent) - Number(one.urgent));
          return waiting.length === 0 ? (
            <p className="flex items-center gap-2.5 px-4 py-4 text-muted text-sm">
              <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
              {t('work.none')}
            </p>
          ) : (
            <ul>
              {waiting.map((item) => (
                <WorkLine key={item.key} item={item} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Panel>
  );
}

function WorkLine({ item }: { item: OpenWorkItem }) {
  const { t } = useTranslation('reports-console');
  return (
    <li className="border-line/70 border-t first:border-t-0">
      <ConsoleLink href={item.href} className="flex items-center gap-3 px-4 py-2.5 text-sm hover:bg-hover">
        <span
          className={classes(
            'figures min-w-8 rounded-full px-2 py-0.5 text-center font-semibold text-xs',
            item.urgent ? 'bg-danger-fill text-on-danger-fill' : 'bg-raised',
          )}
        >
          {displayCount(item.count)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block">{t(`work.kinds.${item.key}` as never)}</span>
          {item.since && (
            <span className="block text-muted text-xs">
              {t('work.since')} <When at={item.since} />
            </span>
          )}
        </span>
        {item.late > 0 && (
          <span className="figures shrink-0 rounded-full bg-danger-fill px-2 py-0.5 font-semibold text-on-danger-fill text-xs">
            {t('work.late', { count: item.late })}
          </span>
        )}
        <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
      </ConsoleLink>
    </li>
  );
}
