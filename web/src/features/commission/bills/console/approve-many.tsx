import { APPROVED_AT_ONCE_MAX, approveBills, listBills } from '@lanna/contract/commission/bills/ops';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { Button } from '../../../../ui/button.tsx';

/** Approves the bills of one brand that wait for it, the oldest first and so many at most; those above the limit are proposed. */
export function ApproveMany() {
  const { brand } = useBrandScope();
  return brand ? <OfBrand key={brand} brand={brand} /> : null;
}

function OfBrand({ brand }: { brand: string }) {
  const { t } = useTranslation('bills-console');
  const query = { brand, state: 'unapproved', sort: 'at', limit: APPROVED_AT_ONCE_MAX } as const;
  const waiting = useOps(listBills, { query });
  const rows = (waiting.data?.rows ?? []).filter(({ proposalId }) => proposalId === null);
  const approving = useReasonDialog(approveBills, {
    send: (reason) => ({ body: { ids: rows.map(({ id }) => id), reason } }),
    done: (counts) => t('many.done', { ...counts }),
  });
  if (rows.length === 0) return null;
  const sum = rows.reduce((all, { payable }) => all + moneyOf(payable), 0n);
  return (
    <Can permission="bills.decide" brand={brand}>
      <Button size="small" onClick={() => approving.ask()}>
        {t('many.open', { shown: rows.length })}
      </Button>
      <ReasonDialog
        {...approving.dialog}
        title={t('many.open', { shown: rows.length })}
        text={t('many.text', { sum: displayMoney(sum), currency: rows[0]?.currency ?? '' })}
        action={t('move.approve')}
      />
    </Can>
  );
}
