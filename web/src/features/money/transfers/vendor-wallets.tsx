import { moneyOf } from '@lanna/contract/money';
import { ArrowLeftFromLine, ArrowRightToLine, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { MoneyError } from './money-error.tsx';
import { isOutcomeUncertain, useAllBack, type VendorWallet, type Wallets } from './queries.ts';
import type { Request } from './transfer-sheet.tsx';
import { UnderWay } from './under-way.tsx';
import { VendorEmblem } from './vendor-emblem.tsx';

/** The wallets at providers that keep players' money, each with its balance and both ways; all back with one press. */
export function VendorWallets({
  wallets,
  onRequest,
}: {
  wallets: Wallets;
  onRequest: (request: Request) => void;
}) {
  const { t } = useTranslation('transfers');
  const words = useRefusalText();
  const back = useAllBack(wallets.currency);
  const some = wallets.wallets.some(({ balance }) => balance === null || moneyOf(balance) > 0n);
  return (
    <section aria-labelledby="vendor-wallets-heading" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id="vendor-wallets-heading" className="font-display font-semibold text-lg">
            {t('vendors.title')}
          </h3>
          <p className="text-muted text-sm">{t('vendors.text')}</p>
        </div>
        {some && (
          <Button
            variant="secondary"
            busy={back.isPending}
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => back.mutate()}
          >
            {t('vendors.allBack')}
          </Button>
        )}
      </header>
      {back.error && <MoneyError uncertain={isOutcomeUncertain(back.error)}>{words(back.error)}</MoneyError>}
      {back.data && <BackOutcome outcome={back.data} />}
      <ul className="lit flex flex-col overflow-hidden rounded-large bg-raised">
        {wallets.wallets.map((wallet) => (
          <WalletRow key={wallet.vassalage} wallet={wallet} onRequest={onRequest} />
        ))}
      </ul>
    </section>
  );
}

function WalletRow({ wallet, onRequest }: { wallet: VendorWallet; onRequest: (request: Request) => void }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const { vassalage, name, balance, state, underWay } = wallet;
  return (
    <li className="flex flex-col gap-2 border-line border-b px-4 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-3">
        <VendorEmblem code={vassalage} name={name} />
        <div className="row-words">
          <p className="wrap-anywhere font-medium">{name}</p>
          {balance === null ? (
            <p className="text-muted text-sm">{t('vendors.silent')}</p>
          ) : (
            <MoneyText amount={moneyOf(balance)} symbol={currencySymbol} className="font-semibold" />
          )}
        </div>
        {state === 'closed' && <Badge tone="warning">{t('vendors.closed')}</Badge>}
        <div className="flex shrink-0 gap-2">
          {state === 'open' && (
            <Round
              label={t('vendors.in', { vendor: name })}
              onClick={() => onRequest({ vassalage, way: 'in' })}
            >
              <ArrowRightToLine aria-hidden="true" />
            </Round>
          )}
          {balance !== null && moneyOf(balance) > 0n && (
            <Round
              label={t('vendors.out', { vendor: name })}
              onClick={() => onRequest({ vassalage, way: 'out' })}
            >
              <ArrowLeftFromLine aria-hidden="true" />
            </Round>
          )}
        </div>
      </div>
      {underWay && <UnderWay transfer={underWay} />}
    </li>
  );
}

function Round({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-full border border-control-line bg-surface transition-colors hover:border-accent-text hover:text-accent-text [&_svg]:size-5"
    >
      {children}
    </button>
  );
}

/** What the press has come to, provider by provider. */
function BackOutcome({ outcome }: { outcome: NonNullable<ReturnType<typeof useAllBack>['data']> }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  return (
    <div role="status" className="lit animate-appear rounded-large bg-raised px-4 py-3.5 text-sm">
      <p className="font-semibold">{t('back.title')}</p>
      <ul className="mt-1.5 flex flex-col gap-1">
        {outcome.list.map(({ vassalage, name, outcome: came, transfer }) => (
          <li key={vassalage} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="font-medium">{name}</span>
              <span className="block text-muted text-xs">
                {transfer
                  ? t(`back.${transfer.state}`)
                  : came === 'empty'
                    ? t('back.empty')
                    : t('back.silent')}
              </span>
            </span>
            {transfer && (
              <MoneyText
                amount={moneyOf(transfer.amount)}
                symbol={currencySymbol}
                signed={transfer.state === 'done'}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
