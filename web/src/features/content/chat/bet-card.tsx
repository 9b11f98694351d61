import type { BetCard as Card } from '@lanna/contract/content/chat/chat';
import { parseMoney } from '@lanna/rules/money';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

const TONES = { won: 'success', even: 'quiet', lost: 'quiet' } as const;

/** A settled bet as its player has shown it. It leads to the game, never to its player. */
export function BetCard({ bet, onReceipt }: { bet: Card; onReceipt: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <figure className="mt-1 w-full min-w-52 rounded-medium border border-line bg-ground/60 p-3 text-text">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2 font-semibold">
          <ReceiptText className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
          <span className="truncate">{bet.gameName}</span>
        </span>
        <Badge tone={TONES[bet.status]}>{t(`bet.${bet.status}`)}</Badge>
      </figcaption>
      <dl className="figures mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {bet.stake !== null && (
          <div>
            <dt className="text-muted text-xs">{t('bet.stake')}</dt>
            <dd>
              <MoneyText amount={parseMoney(bet.stake) ?? 0n} />
            </dd>
          </div>
        )}
        {bet.payout !== null && (
          <div>
            <dt className="text-muted text-xs">{t('bet.payout')}</dt>
            <dd className="font-semibold">
              <MoneyText amount={parseMoney(bet.payout) ?? 0n} />
            </dd>
          </div>
        )}
        {bet.status === 'won' && (
          <div className="ml-auto self-end font-display font-semibold text-accent-text text-lg">
            {t('bet.multiple', { times: (bet.multiple / 100).toFixed(2) })}
          </div>
        )}
      </dl>
      <p className="mt-2 flex flex-wrap justify-between gap-2 text-muted text-xs">
        <span className="wrap-anywhere">{t('bet.round', { round: bet.round })}</span>
        {bet.receipt && (
          <button type="button" onClick={onReceipt} className="text-accent-text underline underline-offset-2">
            {t('bet.receipt')}
          </button>
        )}
        {bet.gameId !== null && (
          <a href={paths.gameSheet(bet.gameId)} className="text-accent-text underline underline-offset-2">
            {t('bet.open')}
          </a>
        )}
      </p>
    </figure>
  );
}
