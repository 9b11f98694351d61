import type { showBill } from '@lanna/contract/commission/bills/bills';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { BillFormula } from './bill-formula.tsx';
import { BillState } from './bill-state.tsx';
import { periodText } from './period-text.ts';
import { billQuery, useCollect } from './queries.ts';

type Shown = Value<typeof showBill>;

/** One bill: what it came to, how, and the button that collects it. */
export function BillSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('bills');
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('sheet.title')}>
      <QueryView
        query={useQuery(billQuery(id))}
        label={t('sheet.title')}
        failed={t('sheet.failed')}
        shape={<Skeleton className="h-96" />}
        className="flex flex-col gap-5"
      >
        {(shown) => (
          <>
            <Head shown={shown} />
            <BillFormula shown={shown} />
            <Movements shown={shown} />
            <Collect shown={shown} />
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

function Head({ shown: { bill, reason } }: { shown: Shown }) {
  const { t } = useTranslation('bills');
  const { timeZone, currencySymbol } = useBrand();
  const missing = moneyOf(bill.missing);
  const own = bill.side === 'own';
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures font-display font-semibold text-lg">{periodText(bill)}</p>
        <BillState bill={bill} />
      </div>
      <p className="text-muted text-sm">
        {missing > 0n
          ? t(own ? 'means.waits' : 'means.short', { amount: displayMoney(missing, currencySymbol) })
          : t(`means.${bill.state}`)}
      </p>
      {bill.expiresAt !== null && bill.state !== 'paid' && bill.state !== 'expired' && (
        <p className="text-sm text-warning">
          {t('sheet.expires', { at: displayDateTime(bill.expiresAt, timeZone) })}
        </p>
      )}
      {reason !== null && bill.state === 'denied' && (
        <p className="text-sm">{t('sheet.reason', { reason })}</p>
      )}
    </div>
  );
}

function Movements({ shown: { movements } }: { shown: Shown }) {
  const { t } = useTranslation('bills');
  const { timeZone, currencySymbol } = useBrand();
  if (movements.length === 0) return null;
  return (
    <section className="flex flex-col gap-1 text-sm">
      <h3 className="font-semibold">{t('sheet.movements')}</h3>
      <ul>
        {movements.map(({ kind, amount, at }) => (
          <li key={`${at} ${kind}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
            <span>
              {t(`movement.${kind}`)}
              <span className="figures block text-muted text-xs">{displayDateTime(at, timeZone)}</span>
            </span>
            <MoneyText amount={moneyOf(amount)} symbol={currencySymbol} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Collect({ shown: { bill } }: { shown: Shown }) {
  const { t } = useTranslation('bills');
  const words = useRefusalText();
  const { currencySymbol } = useBrand();
  const collecting = useCollect(bill.id);
  const amount = moneyOf(bill.collectable);
  if (amount <= 0n) return null;
  return (
    <div className="flex flex-col gap-2">
      {collecting.error && <FormError>{words(collecting.error)}</FormError>}
      <Button
        busy={collecting.isPending}
        onClick={() =>
          collecting.mutate(undefined, {
            onSuccess: ({ amount: got }) =>
              notify({
                text: t('sheet.collected', { amount: displayMoney(moneyOf(got), currencySymbol) }),
                tone: 'success',
              }),
          })
        }
      >
        {t('sheet.collect', { amount: displayMoney(amount, currencySymbol) })}
      </Button>
    </div>
  );
}
