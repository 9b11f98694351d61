import { APPROVED_AT_ONCE_MAX, approveBills, listBills } from '@lanna/contract/commission/bills/ops';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Approves the bills of one brand that wait for it, the oldest first and so many at most; those above the limit are proposed. */
export function ApproveMany() {
  const { brand } = useBrandScope();
  return brand ? <OfBrand key={brand} brand={brand} /> : null;
}

function OfBrand({ brand }: { brand: string }) {
  const { t } = useTranslation('bills-console');
  const [open, setOpen] = useState(false);
  const query = { brand, state: 'unapproved', sort: 'at', limit: APPROVED_AT_ONCE_MAX } as const;
  const waiting = useOps(listBills, { query });
  const approving = useOpsMutation(approveBills, {
    onDone: (counts) => {
      setOpen(false);
      notify({ text: t('many.done', { ...counts }), tone: 'success' });
    },
  });
  const rows = (waiting.data?.rows ?? []).filter(({ proposalId }) => proposalId === null);
  if (rows.length === 0) return null;
  const sum = rows.reduce((all, { payable }) => all + moneyOf(payable), 0n);
  return (
    <Can permission="bills.decide" brand={brand}>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('many.open', { shown: rows.length })}
      </Button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('many.open', { shown: rows.length })}
        text={t('many.text', { sum: displayMoney(sum), currency: rows[0]?.currency ?? '' })}
        action={t('move.approve')}
        busy={approving.isPending}
        error={approving.error}
        onConfirm={(reason) => approving.mutate({ body: { ids: rows.map(({ id }) => id), reason } })}
      />
    </Can>
  );
}
