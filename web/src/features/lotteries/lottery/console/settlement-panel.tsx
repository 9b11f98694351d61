import { drawFigures, settleAgain } from '@lanna/contract/lotteries/lottery/settlement-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What stands on a draw at each brand, what came of it, and going through it once more. */
export function SettlementPanel({ drawId }: { drawId: string }) {
  const { t } = useTranslation('lottery-console');
  return (
    <div className="flex flex-col gap-4">
      <QueryView
        query={useOps(drawFigures, { params: { id: drawId } })}
        label={t('settlement.loading')}
        failed={t('settlement.failed')}
        shape={<Skeleton className="h-60" />}
        isEmpty={({ brands }) => brands.length === 0}
        empty={<p className="text-muted text-sm">{t('settlement.noSlips')}</p>}
        className="flex flex-col gap-4"
      >
        {({ brands }) =>
          brands.map((one) => (
            <section key={`${one.brand} ${one.currency}`}>
              <h3 className="mb-1 font-semibold text-sm">
                {one.brand} · {one.currency}
              </h3>
              <Facts
                facts={[
                  { label: t('figures.lines'), value: displayCount(one.lines) },
                  one.openLines > 0 && { label: t('figures.openLines'), value: displayCount(one.openLines) },
                  { label: t('figures.players'), value: displayCount(one.players) },
                  { label: t('figures.winners'), value: displayCount(one.winners) },
                  { label: t('figures.stake'), value: <Money amount={one.stake} brand={one.brand} /> },
                  { label: t('figures.refunded'), value: <Money amount={one.refunded} brand={one.brand} /> },
                  { label: t('figures.paid'), value: <Money amount={one.paid} brand={one.brand} /> },
                  { label: t('figures.rebates'), value: <Money amount={one.rebates} brand={one.brand} /> },
                  { label: t('figures.ggr'), value: <Money amount={one.ggr} brand={one.brand} signed /> },
                ]}
              />
            </section>
          ))
        }
      </QueryView>
      <Can permission="lottery.settle" house>
        <ReasonCallButton
          endpoint={settleAgain}
          input={(reason) => ({ params: { id: drawId }, body: { reason } })}
          done={() => t('settlement.again.done')}
          label={t('settlement.again.open')}
          text={t('settlement.again.text')}
          className="self-start"
        />
      </Can>
    </div>
  );
}
