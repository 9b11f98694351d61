import type { Bet } from '@lanna/contract/bets';
import { moneyOf } from '@lanna/contract/money';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { displayDateTime } from '../../i18n/format.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useDesktop } from '../../ui/use-phone.ts';
import { BetStatusBadge } from './bet-status-badge.tsx';

interface Props {
  bets: readonly Bet[];
  /** The list still shows the previous page while the requested one is loading. */
  stale: boolean;
  onReceipt: (bet: Bet) => void;
}

/** A table where there is room for one, else cards. */
export function BetList({ stale, ...list }: Props) {
  const Layout = useDesktop() ? BetTable : BetCards;
  return (
    <div aria-busy={stale} className={classes('transition-opacity', stale && 'opacity-60')}>
      <Layout {...list} />
    </div>
  );
}

function BetTable({ bets, onReceipt }: Omit<Props, 'stale'>) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="text-muted text-xs">
        <tr className="*:border-line *:border-b *:px-2 *:py-2 *:font-medium">
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('game')}</th>
          <th scope="col" className="text-right">
            {t('stake')}
          </th>
          <th scope="col" className="text-right">
            {t('payout')}
          </th>
          <th scope="col" className="text-right">
            {t('net')}
          </th>
          <th scope="col">{t('status')}</th>
          <th scope="col">
            <span className="sr-only">{t('receipt.title')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bets.map((bet) => (
          <tr key={bet.id} className="*:border-line *:border-b *:px-2 *:py-2 hover:bg-raised">
            <td className="figures whitespace-nowrap text-muted">
              {displayDateTime(bet.placedAt, timeZone)}
            </td>
            <td className="max-w-56">
              <span className="block truncate font-medium">{bet.gameName}</span>
              <span className="block truncate text-muted text-xs">{bet.vendorName}</span>
            </td>
            <td className="text-right">
              <Stake bet={bet} />
            </td>
            <td className="text-right">
              <Payout bet={bet} />
            </td>
            <td className="text-right">
              <Net bet={bet} />
            </td>
            <td>
              <BetStatusBadge bet={bet} />
            </td>
            <td className="w-12 text-right">
              <IconButton
                size="small"
                label={t('receipt.open', {
                  game: bet.gameName,
                  time: displayDateTime(bet.placedAt, timeZone),
                })}
                onClick={() => onReceipt(bet)}
              >
                <ReceiptText aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The whole card opens the receipt: a thumb needs no small target. */
function BetCards({ bets, onReceipt }: Omit<Props, 'stale'>) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  return (
    <ul className="flex flex-col gap-2.5">
      {bets.map((bet) => (
        <li key={bet.id}>
          <button
            type="button"
            onClick={() => onReceipt(bet)}
            className="lit flex w-full flex-col gap-2 rounded-medium bg-raised px-4 py-3 text-left transition-colors hover:border-accent-text"
          >
            <span className="flex w-full items-start justify-between gap-3">
              <span className="min-w-0">
                <span className="block truncate font-medium">{bet.gameName}</span>
                <span className="block truncate text-muted text-xs">{bet.vendorName}</span>
              </span>
              <BetStatusBadge bet={bet} />
            </span>
            <span className="flex w-full items-end justify-between gap-3 text-sm">
              <span className="flex flex-col">
                <span>
                  <span className="text-muted">{t('stake')} </span>
                  <Stake bet={bet} />
                </span>
                <span className="figures text-muted text-xs">{displayDateTime(bet.placedAt, timeZone)}</span>
              </span>
              <span className="flex items-center gap-1 font-semibold text-base">
                <Net bet={bet} />
                <ChevronRight className="size-4 text-muted" aria-hidden="true" />
                <span className="sr-only">{t('receipt.title')}</span>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A refunded stake is shown struck out. */
function Stake({ bet }: { bet: Bet }) {
  if (bet.status !== 'refunded') return <MoneyText amount={moneyOf(bet.stake)} />;
  return (
    <s className="text-muted">
      <MoneyText amount={moneyOf(bet.returned)} />
    </s>
  );
}

/** While the round is open there is no payout yet: a zero would say it is lost. */
function Payout({ bet }: { bet: Bet }) {
  return bet.status === 'open' ? <Nothing /> : <MoneyText amount={moneyOf(bet.payout)} />;
}

function Net({ bet }: { bet: Bet }) {
  if (bet.status === 'open') return <Nothing />;
  if (bet.status === 'refunded') return <MoneyText amount={0n} />;
  return <MoneyText amount={moneyOf(bet.payout) - moneyOf(bet.stake)} signed />;
}

function Nothing() {
  return <span className="text-muted">–</span>;
}

export function BetListLoading() {
  const { t } = useTranslation('bets');
  return (
    <Loading label={t('loading')} className="flex flex-col gap-2.5">
      <Skeleton className="h-20 rounded-large" />
      {['one', 'two', 'three', 'four'].map((row) => (
        <Skeleton key={row} className="h-16 rounded-medium" />
      ))}
    </Loading>
  );
}
