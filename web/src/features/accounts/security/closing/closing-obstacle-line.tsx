import type { ClosingObstacle } from '@lanna/contract/accounts/security/security';
import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { type Path, paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

/** One thing the account must be rid of, how much of it there is, and where to go. */
export function ClosingObstacleLine({ obstacle: { kind, amount, count } }: { obstacle: ClosingObstacle }) {
  const { t } = useTranslation('security');
  const { currencySymbol } = useBrand();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium">
          {t(`close.obstacle.${kind}`)}
          {amount !== null && (
            <span className="ml-2 font-semibold">
              <MoneyText amount={moneyOf(amount)} symbol={currencySymbol} />
            </span>
          )}
          {amount === null && count !== null && <span className="figures ml-2 font-semibold">{count}</span>}
        </p>
        <p className="text-muted text-sm">{t(`close.todo.${kind}`)}</p>
      </div>
      <LinkButton variant="secondary" size="small" href={WAYS[kind]()}>
        {t(`close.go.${GOES[kind]}`)}
      </LinkButton>
    </li>
  );
}

const WAYS: Record<ClosingObstacle['kind'], () => Path> = {
  balance: () => paths.memberCentre('withdraw'),
  held: () => paths.memberCentre('withdraw'),
  payout: () => paths.memberCentre('withdraw'),
  deposit: () => paths.memberCentre('depositv2'),
  open_bets: () =>
    `${paths.memberCentre('personalHistoryCopy') as `?${string}`}&personalHistoryCopy.status=open`,
  vendor_wallets: () => paths.memberCentre('transferFund'),
  agent: () => paths.chat(),
};
const GOES = {
  balance: 'withdraw',
  held: 'withdraw',
  payout: 'withdraw',
  deposit: 'deposit',
  open_bets: 'bets',
  vendor_wallets: 'wallet',
  agent: 'chat',
} as const satisfies Record<ClosingObstacle['kind'], string>;
