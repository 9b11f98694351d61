import { type DrawChainRow, listDrawChains } from '@lanna/contract/lotteries/draws/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { SchedulesShell } from './schedules-shell.tsx';

/** The chains that draws come from: what was published, and how far each has been shown. */
export function ChainsPage() {
  const { t } = useTranslation('draws-console');
  return (
    <SchedulesShell page="chains">
      <Panel title={t('chains.list')} text={t('chains.listText')} flush>
        <QueryView
          query={useOps(listDrawChains, { query: {} })}
          label={t('chains.loading')}
          failed={t('chains.failed')}
          shape={<Skeleton className="m-4 h-72" />}
          isEmpty={(chains) => chains.length === 0}
          empty={<EmptyState title={t('chains.none')} text={t('chains.noneText')} />}
        >
          {(chains) => (
            <ul>
              {chains.map((chain) => (
                <ChainLine key={chain.anchor} chain={chain} />
              ))}
            </ul>
          )}
        </QueryView>
      </Panel>
    </SchedulesShell>
  );
}

function ChainLine({ chain }: { chain: DrawChainRow }) {
  const { t } = useTranslation('draws-console');
  const nameOf = useLotteryName();
  const { purpose, number, links, reserved, revealed } = chain;
  return (
    <li className="flex flex-col gap-1.5 border-line/70 border-t px-4 py-3 text-sm first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-medium">{t('chains.name', { name: nameOf(purpose), number })}</p>
        <p className="figures text-muted">
          {t('chains.used', {
            revealed: displayCount(revealed),
            reserved: displayCount(reserved),
            links: displayCount(links),
          })}
        </p>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className="h-full bg-accent" style={{ width: `${(100 * revealed) / links}%` }} />
      </div>
      <p className="break-all font-mono text-muted text-xs">
        {t('chains.anchor')} {chain.anchor}
      </p>
      <p className="text-muted text-xs">
        {t('chains.published')} <When at={chain.publishedAt} variant="full" />
        {chain.lastShownAt !== null && (
          <>
            {' · '}
            {t('chains.lastShown')} <When at={chain.lastShownAt} variant="full" />
          </>
        )}
      </p>
    </li>
  );
}
