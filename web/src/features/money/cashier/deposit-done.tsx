import { moneyOf } from '@lanna/contract/money';
import type { DepositShown } from '@lanna/contract/money/cashier/cashier';
import { CheckCircle2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { openLayers } from '../../../ui/layers/layers.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

/** The confirmed deposit with the new balance, and the next steps. */
export function DepositDone({ deposit: done }: { deposit: DepositShown & { balance: string | undefined } }) {
  const { t } = useTranslation('cashier');
  const { currencySymbol, timeZone } = useBrand();
  return (
    <div ref={showWhole} role="status" className="lit animate-appear rounded-large bg-raised p-5">
      <p className="flex items-center gap-2 font-semibold text-success">
        <CheckCircle2 className="size-5" aria-hidden="true" />
        {t('deposit.done')}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-muted">{t('deposit.amount')}</dt>
        <dd className="text-right font-semibold">
          <MoneyText amount={moneyOf(done.arrives)} symbol={currencySymbol} signed />
        </dd>
        {done.balance !== undefined && (
          <>
            <dt className="text-muted">{t('wallet.balance')}</dt>
            <dd className="text-right font-semibold">
              <MoneyText amount={moneyOf(done.balance)} symbol={currencySymbol} />
            </dd>
          </>
        )}
        <dt className="text-muted">{t('time')}</dt>
        <dd className="figures text-right">{displayDateTime(done.creditedAt ?? done.createdAt, timeZone)}</dd>
        <dt className="text-muted">{t('reference')}</dt>
        <dd className="flex min-w-0 justify-end">
          <CodeText short value={done.reference} copyLabel={t('copyReference')} />
        </dd>
      </dl>
      <div className="mt-4">
        {location.pathname === '/game' ? (
          // Opened over a game, which goes on below.
          <Button wide onClick={() => openLayers().at(-1)?.close()}>
            {t('deposit.toGame')}
          </Button>
        ) : (
          <LinkButton wide href={paths.slots()}>
            {t('deposit.toGames')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** On a phone the result would render below the edge of the screen, and nothing would seem to have happened. */
function showWhole(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
