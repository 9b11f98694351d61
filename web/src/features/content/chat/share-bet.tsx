import { parseMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { ownBetsQuery } from './room-query.ts';

/** The member's own bets with a result; the amounts are shown only where the member says so. */
export function ShareBet({
  onShare,
  onClose,
}: {
  onShare: (bet: string, hideStake: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const query = useQuery(ownBetsQuery);
  const [hidden, setHidden] = useState(true);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('bet.title')}
      description={t('bet.text')}
    >
      <Checkbox checked={hidden} onChange={({ target }) => setHidden(target.checked)} label={t('bet.hide')} />
      <QueryView
        query={query}
        label={t('bet.loading')}
        shape={<Skeleton className="h-40 w-full" />}
        failed={t('bet.failed')}
        isEmpty={(bets) => bets.length === 0}
        empty={<EmptyState icon={<ReceiptText />} title={t('bet.none')} />}
      >
        {(bets) => (
          <ul className="mt-3 flex flex-col divide-y divide-line">
            {bets.map((bet) => (
              <li key={bet.id} className="flex items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{bet.gameName}</span>
                  <span className="figures text-muted text-sm">
                    {t(`bet.${bet.status}`)} · <MoneyText amount={parseMoney(bet.stake) ?? 0n} /> →{' '}
                    <MoneyText amount={parseMoney(bet.payout) ?? 0n} />
                  </span>
                </span>
                <Button size="small" variant="secondary" onClick={() => onShare(bet.id, hidden)}>
                  {t('bet.share')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
