import type { SpinReceipt } from '@lanna/contract/rewards/missions/wheel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useRewardText } from '../use-reward-text.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** The last spins; each opens its receipt. */
export function ReceiptList({ receipts }: { receipts: readonly SpinReceipt[] }) {
  const { t } = useTranslation('missions');
  const { timeZone } = useBrand();
  const shown = useRewardText();
  const [openId, setOpenId] = useState<string>();
  if (receipts.length === 0) return null;
  // As it is now: a changed seed is shown in a receipt that is open.
  const open = receipts.find(({ id }) => id === openId);
  return (
    <section aria-labelledby="wheel-receipts" className="lit flex flex-col gap-2 rounded-large bg-raised p-4">
      <h3 id="wheel-receipts" className="font-display font-semibold text-lg">
        {t('receipt.all')}
      </h3>
      <ul className="divide-y divide-line/60 text-sm">
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <button
              type="button"
              onClick={() => setOpenId(receipt.id)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-left hover:text-accent-text"
            >
              <span>{shown.reward(receipt.prize)}</span>
              <span className="figures text-muted text-xs">{displayDateTime(receipt.at, timeZone)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && <ReceiptDialog receipt={open} onClose={() => setOpenId(undefined)} />}
    </section>
  );
}
