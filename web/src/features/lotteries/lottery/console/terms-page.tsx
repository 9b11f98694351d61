import { type LotteryTermsRow, listLotteryTerms } from '@lanna/contract/lotteries/lottery/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Searched } from '../../../../console/lists/searched.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useChosenBrand } from './chosen-brand.ts';
import { ModesPanel } from './modes-panel.tsx';
import { ShotPrizesPanel } from './shot-prizes-panel.tsx';
import { SourcelessNotice } from './sourceless-notice.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** What a brand allows of each lottery, and the prize modes its accounts may have. */
export function TermsPage() {
  const { t } = useTranslation('lottery-console');
  const brand = useChosenBrand();
  const [changed, change] = useState<LotteryTermsRow>();
  return (
    <ConsolePage title={t('terms.title')} description={t('terms.text', { brand })}>
      <SourcelessNotice />
      <ModesPanel brand={brand} />
      <ShotPrizesPanel brand={brand} />
      <Panel title={t('terms.list')} text={t('terms.listText')} flush>
        <QueryView
          query={useOps(listLotteryTerms, { query: { brand } })}
          label={t('terms.loading')}
          failed={t('terms.failed')}
          shape={<Skeleton className="m-4 h-96" />}
        >
          {({ rows }) => (
            <Searched
              label={t('terms.search')}
              none={(sought) => t('terms.none', { sought })}
              rows={rows}
              nameOf={({ name, game, prizeMode }) => `${name} ${game} ${prizeMode}`}
            >
              {(found) => (
                <ul>
                  {found.map((row) => (
                    <GameLine key={row.game} row={row} onChange={() => change(row)} />
                  ))}
                </ul>
              )}
            </Searched>
          )}
        </QueryView>
      </Panel>
      {changed && (
        <TermsDialog
          key={`${changed.game} ${changed.version}`}
          row={changed}
          onClose={() => change(undefined)}
        />
      )}
    </ConsolePage>
  );
}

function GameLine({ row, onChange }: { row: LotteryTermsRow; onChange: () => void }) {
  const { t } = useTranslation('lottery-console');
  const { brand, game } = row;
  return (
    <li className="grid gap-x-6 gap-y-2 border-line/70 border-t px-4 py-3 text-sm first:border-t-0 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] xl:items-center">
      <div className="min-w-0">
        <p className="font-medium">{row.name}</p>
        <p className="flex flex-wrap gap-x-3 text-muted text-xs">
          <span>
            {game} · {row.prizeMode}
          </span>
          <StatusBadge tone={row.closed === null ? 'success' : 'warning'}>
            {t(row.closed === null ? 'terms.open' : `closed.${row.closed}`)}
          </StatusBadge>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
        {(['largestPrize', 'memberStake', 'numberLiability', 'playLiability'] as const).map((bound) => (
          <div key={bound} className="min-w-0">
            <dt className="text-muted text-xs">{t(`bound.${bound}`)}</dt>
            <dd>
              <Money amount={row[bound]} brand={brand} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <ConsoleLink href={`/lottery-prices/${game}`}>{t('prices.link')}</ConsoleLink>
        <ConsoleLink href={`/lottery-exposure?game=${game}`}>{t('exposure.link')}</ConsoleLink>
        <Can permission="lottery.change" brand={brand}>
          <Button variant="secondary" size="small" onClick={onChange}>
            {t('terms.change')}
          </Button>
        </Can>
      </div>
    </li>
  );
}
