import { endNumberRule, type NumberRuleRow } from '@lanna/contract/lotteries/lottery/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Sells a number in full again. */
export function EndRule({ row }: { row: NumberRuleRow }) {
  const { t } = useTranslation('lottery-console');
  const [isOpen, open] = useState(false);
  const ending = useOpsMutation(endNumberRule, {
    onDone: () => {
      notify({ text: t('rule.ended', { number: row.number }), tone: 'success' });
      open(false);
    },
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm">{t(`rule.meaning.${row.rule}`)}</p>
      <Can permission="lottery.change" brand={row.brand}>
        <Button variant="secondary" size="small" onClick={() => open(true)}>
          {t('rule.end')}
        </Button>
      </Can>
      <ReasonDialog
        open={isOpen}
        onOpenChange={open}
        title={`${t('rule.end')}: ${row.number}`}
        text={t('rule.endText')}
        action={t('rule.end')}
        busy={ending.isPending}
        error={ending.error}
        onConfirm={(reason) => ending.mutate({ params: { id: row.id }, body: { reason } })}
      />
    </div>
  );
}
