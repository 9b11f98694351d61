import { WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { paths } from '../../../paths.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Clock } from './clock.tsx';
import type { Figures } from './use-figures.ts';

/**
 * Balance, what this play session has come to, and how long it has lasted: always in sight, and never cut, so on a phone the
 * two smaller ones have a line of their own. The balance opens the wallet over the game.
 */
export function FiguresLine({ figures }: { figures: Figures }) {
  const { t } = useTranslation('game');
  const { currencySymbol } = useBrand();
  const { balance, net, startedAtMs } = figures;
  return (
    <dl className="contents text-sm leading-tight [&_dt]:text-[0.6875rem] [&_dt]:text-muted">
      <div className="relative rounded-medium py-1 pr-1.5 pl-8.5 transition-colors hover:bg-raised max-[359px]:pl-1.5 sm:pr-2 sm:pl-9">
        <dt>{t('balance')}</dt>
        <dd className="font-semibold">
          <WalletMinimal
            aria-hidden="true"
            className="-translate-y-1/2 absolute top-1/2 left-1.5 size-5 text-accent-text max-[359px]:hidden sm:left-2"
          />
          <a
            href={paths.memberCentre('transferFund')}
            aria-describedby="game-balance"
            className="absolute inset-0 rounded-medium"
          >
            <span className="sr-only">{t('toWallet')}</span>
          </a>
          {/* Announced by screen readers when it changes. */}
          <span role="status" id="game-balance">
            {balance === undefined ? '–' : <MoneyText amount={balance} symbol={currencySymbol} />}
          </span>
        </dd>
      </div>
      <div className="order-last flex basis-[62%] items-baseline justify-end gap-x-1.5 pb-1 sm:order-none sm:block sm:basis-auto sm:pb-0">
        <dt className="whitespace-nowrap">{t('net')}</dt>
        <dd className="font-semibold">{net === undefined ? '–' : <MoneyText amount={net} signed />}</dd>
      </div>
      <div className="order-last flex-1 pb-1 pl-3 text-muted sm:order-none sm:flex-none sm:pb-0 sm:pl-0 sm:text-text">
        <dt className="sr-only whitespace-nowrap sm:not-sr-only">{t('clock')}</dt>
        <dd>
          <Clock startedAtMs={startedAtMs} label={t('clock')} />
        </dd>
      </div>
    </dl>
  );
}
