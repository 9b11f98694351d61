import { roundReceipt } from '@lanna/contract/money/vendor-wallet/ops';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsQuery } from '../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What the vendor says decided the round. It is asked when the operator wants to know. */
export function RoundReceipt({ id }: { id: string }) {
  const { t } = useTranslation('bets-console');
  const [asked, setAsked] = useState(false);
  const receipt = useQuery({ ...opsQuery(roundReceipt, { params: { id } }), enabled: asked });
  return (
    <Panel title={t('receipt.title')} text={t('receipt.text')}>
      {!asked ? (
        <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
          {t('receipt.ask')}
        </Button>
      ) : (
        <QueryView
          query={receipt}
          label={t('receipt.loading')}
          failed={t('receipt.failed')}
          shape={<Skeleton className="h-32" />}
        >
          {({ receipt: given, proof }) =>
            proof === 'given' ? (
              <pre className="max-h-96 overflow-auto rounded-medium bg-raised p-2 text-xs">
                {JSON.stringify(given, null, 2)}
              </pre>
            ) : (
              <p className="text-sm">{t(`receipt.${proof}`)}</p>
            )
          }
        </QueryView>
      )}
    </Panel>
  );
}
