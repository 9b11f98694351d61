import { drawOutcome } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { useSession } from '../../../../api/session.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { SlipMoney } from './slip-money.tsx';

const outcomeQuery = (gameCode: string, numero: string) =>
  queryOptions({
    queryKey: ['lotterySlips', 'outcome', gameCode, numero],
    queryFn: ({ signal }) => call(drawOutcome, { query: { gameCode, numero }, signal }),
    staleTime: 0,
  });

/** What the player's own slips on a draw that has just unfolded came to. Who has none is shown nothing. */
export function DrawOutcome({ gameCode, numero }: { gameCode: string; numero: string }) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol } = useBrand();
  const session = useSession();
  const { data } = useQuery({ ...outcomeQuery(gameCode, numero), enabled: session !== undefined });
  if (!session || !data || data.slips === 0) return null;
  const [stake, payout] = [moneyOf(data.stake), moneyOf(data.payout)];
  const net = payout + moneyOf(data.refunded) + moneyOf(data.rebate) - stake;
  if (data.openLines > 0)
    return (
      <p role="status" className="text-muted text-sm">
        {t('outcome.settling')}
      </p>
    );
  // What paid less than it cost is shown as it is, and not cheered.
  if (payout > 0n && net > 0n)
    return (
      <p
        role="status"
        className="lantern flex animate-appear items-center gap-3 self-start rounded-medium px-4 py-2.5"
      >
        <PartyPopper className="size-5 shrink-0" aria-hidden="true" />
        <span>
          {t('outcome.won')} <SlipMoney amount={payout} symbol={symbol} className="font-semibold text-lg" />
        </span>
      </p>
    );
  if (payout > 0n)
    return (
      <p role="status" className="animate-appear text-sm">
        {t('outcome.won')} <SlipMoney amount={payout} symbol={symbol} className="font-semibold" />
        {' · '}
        {t('net')} <MoneyText amount={net} symbol={symbol} />
      </p>
    );
  if (moneyOf(data.refunded) === stake)
    return (
      <p role="status" className="animate-appear text-sm">
        {t('outcome.refunded')} <SlipMoney amount={stake} symbol={symbol} className="font-semibold" />
      </p>
    );
  return (
    <p role="status" className="animate-appear text-sm">
      {t('outcome.lost', { count: data.slips, slips: data.slips })}{' '}
      <MoneyText amount={net} symbol={symbol} className="font-semibold" />
    </p>
  );
}
