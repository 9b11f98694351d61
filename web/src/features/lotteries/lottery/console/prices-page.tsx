import { type LotteryPriceRow, listLotteryPrices } from '@lanna/contract/lotteries/lottery/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Searched } from '../../../../console/lists/searched.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useChosenBrand } from './chosen-brand.ts';
import { type Branch, OddsTable } from './odds-table.tsx';
import { playIn, usePlayName, useTierName } from './play-name.ts';
import { PriceDialog } from './price-dialog.tsx';
import { SourcelessNotice } from './sourceless-notice.tsx';

/** Prices of one lottery at a brand as tables of odds, one for each branch of plays; found by the words of plays and prizes. */
export function PricesPage({ params: { game = '' } }: ConsolePageProps) {
  const { t } = useTranslation('lottery-console');
  const brand = useChosenBrand();
  const [changed, change] = useState<LotteryPriceRow>();
  const found = useOps(listLotteryPrices, { params: { game, brand } });
  const nameOf = usePlayName();
  const tierOf = useTierName();
  return (
    <ConsolePage
      title={t('prices.title', { name: found.data?.name ?? game })}
      description={t('prices.text', { brand })}
    >
      <p className="text-sm">
        <ConsoleLink href="/lottery-terms">{t('prices.back')}</ConsoleLink>
      </p>
      <SourcelessNotice game={game} />
      <Panel title={t('prices.list')} text={t('prices.listText')} flush>
        <QueryView
          query={found}
          label={t('prices.loading')}
          failed={t('prices.failed')}
          shape={<Skeleton className="m-4 h-96" />}
        >
          {({ rows }) => (
            <>
              <Searched
                label={t('prices.search')}
                none={(sought) => t('prices.none', { sought })}
                rows={rows}
                nameOf={({ play, tier }) => `${nameOf(game, play)} ${tierOf(game, tier)}`}
              >
                {(those) =>
                  branchesOf(game, those).map((branch) => (
                    <OddsTable
                      key={branch.group}
                      game={game}
                      brand={brand}
                      branch={branch}
                      onChange={change}
                    />
                  ))
                }
              </Searched>
              {changed && (
                <PriceDialog
                  key={`${changed.play} ${changed.tier} ${changed.version}`}
                  game={game}
                  brand={brand}
                  row={changed}
                  ofPlay={rows.filter(({ play }) => play === changed.play)}
                  onClose={() => change(undefined)}
                />
              )}
            </>
          )}
        </QueryView>
      </Panel>
    </ConsolePage>
  );
}

function branchesOf(game: string, rows: readonly LotteryPriceRow[]): Branch[] {
  const branches = new Map<string, LotteryPriceRow[]>();
  for (const row of rows) {
    const group = playIn(game, row.play)?.group ?? '';
    branches.set(group, [...(branches.get(group) ?? []), row]);
  }
  return [...branches].map(([group, found]) => ({ group, rows: found }));
}
