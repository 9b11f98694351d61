import { assignPayment, type DepositDeskPage } from '@lanna/contract/money/cashier/ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Payments that wait for a deposit and might be this one's: one press gives it to the deposit. */
export function Candidates({ deposit: { row, candidates, moves } }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  const refusalText = useRefusalText();
  const { mutate, isPending, error, variables } = useOpsMutation(assignPayment, {
    onDone: (value) => notify({ text: t(`done.${value.row.status}`), tone: 'success' }),
  });
  if (candidates.length === 0 || !moves.includes('confirm')) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('candidates.title')}</h3>
      <p className="text-muted text-sm">{t('candidates.text')}</p>
      <ul className="flex flex-col divide-y divide-line rounded-medium border border-line text-sm">
        {candidates.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-semibold">
                <Money amount={payment.amount} brand={row.brand} /> · {payment.channelCode}
              </span>
              <span className="block break-all text-muted">
                {[payment.externalReference, payment.payer, payment.payerReference]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <When at={payment.happenedAt} brand={row.brand} variant="full" />
            </span>
            <Button
              variant="secondary"
              size="small"
              busy={isPending && variables?.body.paymentId === payment.id}
              disabled={isPending}
              onClick={() =>
                mutate({ params: { id: row.id }, body: { version: row.version, paymentId: payment.id } })
              }
            >
              {t('candidates.assign')}
            </Button>
          </li>
        ))}
      </ul>
      {error && <FormError>{refusalText(error)}</FormError>}
    </section>
  );
}
