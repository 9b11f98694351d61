import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, ArrowUpFromLine, BanknoteArrowUp, Lock, Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { balanceQuery, memberQuery } from '../../../api/queries.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { MessageText } from '../../../ui/text/message-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import type { Wallets } from './queries.ts';

/** The main balance large, what is set aside and why, and what can be done with it. */
export function BalanceCard({
  wallets,
  onTransfer,
}: {
  /** Undefined while it is fetched. */
  wallets: Wallets | undefined;
  /** Left out where there is nowhere to transfer to. */
  onTransfer?: () => void;
}) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const { data, error, isFetching, refetch } = useQuery(balanceQuery);
  const member = useQuery(memberQuery);
  const elsewhere = sumElsewhere(wallets);
  return (
    <div className="lit sky relative overflow-hidden rounded-large bg-raised">
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <p className="text-muted text-sm">{t('wallet.balance')}</p>
          <IconButton
            label={t('wallet.refresh')}
            size="small"
            aria-busy={isFetching || undefined}
            onClick={() => refetch()}
            className="-mt-1.5 -mr-1.5"
          >
            <RefreshCw className={classes(isFetching && 'animate-turn')} aria-hidden="true" />
          </IconButton>
        </div>
        <output className="mt-1 block font-display font-semibold text-4xl" aria-live="polite">
          {data ? (
            <MoneyText amount={moneyOf(data.sumBalance)} symbol={currencySymbol} />
          ) : error ? (
            <span className="block font-normal font-text text-base text-danger">
              <MessageText>{words(error)}</MessageText>
            </span>
          ) : (
            <Loading label={t('wallet.balance')}>
              <Skeleton className="h-12 w-48" />
            </Loading>
          )}
        </output>
        {data && elsewhere !== undefined && elsewhere > 0n && (
          <p className="mt-2 text-muted text-sm">
            {t('wallet.withVendors')}{' '}
            <MoneyText amount={elsewhere} symbol={currencySymbol} className="font-semibold text-text" />
            {' · '}
            {t('wallet.together')}{' '}
            <MoneyText
              amount={elsewhere + moneyOf(data.sumBalance)}
              symbol={currencySymbol}
              className="font-semibold text-text"
            />
          </p>
        )}
        <div className="mt-5 flex gap-2.5">
          <Action href={paths.memberCentre('depositv2')} icon={<Plus />} label={t('wallet.deposit')} main />
          <Action
            href={paths.memberCentre('withdraw')}
            icon={<BanknoteArrowUp />}
            label={t('wallet.withdraw')}
          />
          {onTransfer && (
            <Action onClick={onTransfer} icon={<ArrowLeftRight />} label={t('wallet.transfer')} />
          )}
          {member.data?.toUpline && (
            <Action
              href={paths.memberCentre('transferUpline')}
              icon={<ArrowUpFromLine />}
              label={t('wallet.toAgent')}
            />
          )}
        </div>
      </div>
      {wallets && wallets.main.holds.length > 0 && <Held wallets={wallets} />}
    </div>
  );
}

function Action({
  icon,
  label,
  main = false,
  href,
  onClick,
}: {
  icon: ReactNode;
  label: string;
  main?: boolean;
  href?: string;
  onClick?: () => void;
}) {
  const variant = classes(
    'flex min-h-17 min-w-0 flex-1 flex-col items-center justify-center gap-1.5 rounded-medium px-1 py-2.5 text-center font-semibold text-xs leading-tight transition-[filter,border-color,color] [&_svg]:size-5',
    main
      ? 'lantern hover:brightness-107'
      : 'border border-control-line bg-surface hover:border-accent-text hover:text-accent-text',
  );
  const content = (
    <>
      <span aria-hidden="true">{icon}</span>
      <span className="text-balance">{label}</span>
    </>
  );
  return href ? (
    <a href={href} className={variant}>
      {content}
    </a>
  ) : (
    <button type="button" onClick={onClick} className={variant}>
      {content}
    </button>
  );
}

/** Money that is still the player's and cannot be spent now: each line says what for, and since when. */
function Held({ wallets: { main, wallets } }: { wallets: Wallets }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  return (
    <div className="border-line border-t bg-surface/60 px-5 py-4 sm:px-6">
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="flex items-center gap-2 font-medium">
          <Lock className="size-4 text-accent-text" aria-hidden="true" />
          {t('held.title')}
        </span>
        <MoneyText amount={moneyOf(main.held)} symbol={currencySymbol} className="font-semibold" />
      </p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {main.holds.map((hold) => {
          const vendor = wallets.find(({ underWay }) => underWay?.id === hold.id);
          return (
            <li
              key={hold.id}
              className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted text-sm"
            >
              <span className="min-w-0">
                {hold.for === 'transfer' && vendor
                  ? t('held.toVendor', { vendor: vendor.name })
                  : t(`held.for.${hold.for}`)}
                <span className="figures block text-xs">
                  {t('held.since', { time: displayDateTime(hold.since, timeZone) })}
                </span>
              </span>
              <MoneyText amount={moneyOf(hold.amount)} symbol={currencySymbol} />
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-muted text-xs">{t('held.text')}</p>
    </div>
  );
}

/** What lies with providers that have said so; undefined before they have. */
function sumElsewhere(wallets: Wallets | undefined): bigint | undefined {
  return wallets?.wallets.reduce((sum, { balance }) => (balance === null ? sum : sum + moneyOf(balance)), 0n);
}
