import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { BonusCard, listBonusBets } from '@lanna/contract/rewards/bonuses/bonuses';
import { displayMoney } from '@lanna/rules/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { betsQuery } from './queries.ts';
import { useShown } from './use-shown.ts';

type BonusBet = Value<typeof listBonusBets>['bets'][number];

/** The bets of a bonus: what each took of cash and bonus, what it paid to both, and what it counts. */
export function BonusBets({
  bonus,
  onClose,
}: {
  bonus: Pick<BonusCard, 'id' | 'terms'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const query = useInfiniteQuery(betsQuery(bonus.id));
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('bets.title')}
      description={shown.name(bonus.terms.name)}
    >
      <QueryView
        query={query}
        label={t('bets.loading')}
        failed={t('bets.failed')}
        shape={<Skeleton className="h-48 rounded-large" />}
        isEmpty={({ pages }) => pages.every(({ bets }) => bets.length === 0)}
        empty={<EmptyState icon={<ReceiptText />} title={t('bets.empty')} text={t('bets.emptyText')} />}
        className="flex flex-col gap-3"
      >
        {({ pages }) => (
          <>
            <ul className="divide-y divide-line/60 overflow-hidden rounded-large border border-line">
              {pages
                .flatMap(({ bets }) => bets)
                .map((bet) => (
                  <li key={bet.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
                    <BetLine bet={bet} />
                  </li>
                ))}
            </ul>
            <MoreRows label={t('bets.older')} query={query} />
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

function BetLine({ bet }: { bet: BonusBet }) {
  const { t } = useTranslation('bonuses');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const money = (text: string) => displayMoney(moneyOf(text), symbol);
  return (
    <>
      <span className="row-words">
        <span className="block wrap-anywhere font-medium">{bet.gameName}</span>
        <span className="figures block text-muted text-xs">
          {bet.vendorName} · {displayDateTime(bet.placedAt, timeZone)}
        </span>
        <span className="figures block text-muted text-xs">
          {t('bets.cash', { stake: money(bet.stake), payout: money(bet.payout) })}
        </span>
        {bet.bonus && (
          <span className="figures block text-muted text-xs">
            {t('bets.bonus', { stake: money(bet.bonus.stake), payout: money(bet.bonus.payout) })}
          </span>
        )}
      </span>
      <span className="text-right">
        <span className="block text-muted text-xs">{t('bets.counts')}</span>
        <MoneyText amount={moneyOf(bet.counts)} symbol={symbol} className="font-semibold" />
      </span>
    </>
  );
}
