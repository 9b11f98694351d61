import type { Payout } from '@lanna/contract/money/withdrawals/withdrawals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { NotReceivedForm } from './not-received-form.tsx';

/** It counts as received because nothing was said; banks may be slower, so for some days it may still be said that it is not. */
export function LateReceipt({ payout }: { payout: Payout }) {
  const { t } = useTranslation('withdrawals');
  const [isDisputing, setDisputing] = useState(false);
  if (isDisputing) return <NotReceivedForm payoutId={payout.id} onBack={() => setDisputing(false)} />;
  return (
    <Button variant="secondary" size="small" className="self-center" onClick={() => setDisputing(true)}>
      {t('receipt.stillNot')}
    </Button>
  );
}
