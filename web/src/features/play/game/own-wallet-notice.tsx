import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useOwnWallet } from './use-own-wallet.ts';

/** Above a game of a vendor that keeps players' money itself: the balance of the bar is not what is played with. */
export function OwnWalletNotice({ vendorCode }: { vendorCode: string }) {
  const { t } = useTranslation('game');
  const vendor = useOwnWallet(vendorCode);
  if (!vendor) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b bg-surface px-3 py-2 text-sm">
      <p className="flex min-w-0 items-start gap-2">
        <Wallet className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
        <span>
          <strong className="font-semibold">{t('ownWallet.title', { vendor: vendor.displayName })}</strong>{' '}
          {t('ownWallet.text')}
        </span>
      </p>
      <a
        href={paths.memberCentre('transferFund')}
        className="text-accent-text underline-offset-2 hover:underline"
      >
        {t('ownWallet.move')}
      </a>
    </div>
  );
}
