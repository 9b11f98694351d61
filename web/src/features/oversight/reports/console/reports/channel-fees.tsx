import { moneyOf } from '@lanna/contract/money';
import { type ChannelFee, listChannelFees } from '@lanna/contract/oversight/reports/channel-fees';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useBrandsFor } from '../../../../../console/brands-for.ts';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { percentText } from '../../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../../ui/button.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { MoneyText } from '../../../../../ui/text/money-text.tsx';
import { ChannelFeeDialog } from './channel-fee-dialog.tsx';
import { useSymbolOf } from './total-tiles.tsx';

/** What payment channels charge the brand: NGR takes it off. */
export function ChannelFees() {
  const { t } = useTranslation('insight-console');
  const { brand } = useBrandScope();
  const { first } = useBrandsFor('reports.fees');
  const [isAdding, setAdding] = useState(false);
  const found = useOps(listChannelFees, { query: brand ? { brand } : {} });
  return (
    <Panel
      title={t('fees.title')}
      text={t('fees.text')}
      flush
      actions={
        <Can permission="reports.fees">
          <Button size="small" variant="secondary" onClick={() => setAdding(true)}>
            {t('fees.add')}
          </Button>
        </Can>
      }
    >
      <QueryView
        query={found}
        label={t('fees.title')}
        failed={t('failed')}
        shape={<Skeleton className="m-4 h-16" />}
      >
        {({ fees, channels }) => (
          <>
            {fees.length === 0 ? (
              <p className="px-4 py-3 text-muted text-sm">{t('fees.none')}</p>
            ) : (
              <ul className="divide-y divide-line/60">
                {fees.map((fee) => (
                  <Line
                    key={`${fee.brand} ${fee.channel} ${fee.direction} ${fee.fromDay} ${fee.enteredAt}`}
                    fee={fee}
                  />
                ))}
              </ul>
            )}
            {isAdding && (
              <ChannelFeeDialog channels={channels} brand={first} onClose={() => setAdding(false)} />
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function Line({ fee }: { fee: ChannelFee }) {
  const { t } = useTranslation('insight-console');
  const symbolOf = useSymbolOf();
  const { brand, channel, direction, fromDay, share, fixed, currency, state, enteredAt, enteredBy } = fee;
  return (
    <li
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-sm',
        state === 'past' && 'text-muted',
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">
          {t(`channels.${direction}`)} · {channel}
        </span>
        <span className="figures">
          {percentText(share)}% + <MoneyText amount={moneyOf(fixed)} symbol={symbolOf(currency)} />
        </span>
        <span className="text-muted text-xs">{brand}</span>
      </span>
      <span className="text-muted text-xs">
        {t(`fees.state.${state}`, { day: fromDay })} · {enteredBy}, <When at={enteredAt} />
      </span>
    </li>
  );
}
