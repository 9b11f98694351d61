import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import { gameOfCode, releasedSheet } from '@lanna/studio/rules/slot/games';
import { useTranslation } from 'react-i18next';
import { SlotRound } from '../../../shared-parts/slot/slot-round.tsx';

/** How the round went, in pictures; nothing where its vendor reports nothing of it. */
export function ReceiptRound({ receipt }: { receipt: RoundReceipt | undefined }) {
  const { t } = useTranslation('bets');
  const game = receipt && gameOfCode(receipt.gameCode);
  const sheet = receipt && releasedSheet(receipt.gameCode, receipt.ruleVersion);
  if (!receipt || !game || !sheet) return null;
  return (
    <section aria-labelledby="receipt-round">
      <h3 id="receipt-round" className="mb-2 font-display font-semibold text-lg">
        {t('receipt.how')}
      </h3>
      <SlotRound game={game} sheet={sheet} steps={receipt.steps} />
    </section>
  );
}
