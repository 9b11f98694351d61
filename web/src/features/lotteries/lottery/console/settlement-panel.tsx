import { drawFigures, settleAgain } from '@lanna/contract/lotteries/lottery/settlement-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What stands on a draw at each brand, what came of it, and going through it once more. */
export function SettlementPanel({ drawId }: { drawId: string }) {
  const { t } = useTranslation('lottery-console');
  const [isOpen, open] = useState(false);
  const again = useOpsMutation(settleAgain, {
    onDone: () => {
      notify({ text: t('settlement.again.done'), tone: 'success' });
      open(false);
    },
  });
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
        <Button variant="secondary" size="small" className="self-start" onClick={() => open(true)}>
          {t('settlement.again.open')}
        </Button>
      </Can>
      <ReasonDialog
        open={isOpen}
        onOpenChange={open}
        title={t('settlement.again.open')}
        text={t('settlement.again.text')}
        action={t('settlement.again.open')}
        busy={again.isPending}
        error={again.error}
        onConfirm={(reason) => again.mutate({ params: { id: drawId }, body: { reason } })}
      />
    </div>
  );
}
