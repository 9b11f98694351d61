import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { balance } from '@lanna/contract/people/members/members';
import { claimRafflePromotion } from '@lanna/contract/rewards/promotions/promotions';
import type { MyRafflePrize, ShownRaffle } from '@lanna/contract/rewards/raffles/raffles';
import { displayMoney } from '@lanna/rules/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { intentKey } from '../../../api/calls/intent-key.ts';
import { isOutcomeUncertain } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { balanceQuery } from '../../../api/queries.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/layers/notify.ts';

/** What the member has won. What waits is claimed by a press, the first prize first. */
export function MyPrizes({ raffle, prizes }: { raffle: ShownRaffle; prizes: readonly MyRafflePrize[] }) {
  const { t } = useTranslation('raffles');
  const { currencySymbol, timeZone } = useBrand();
  const waits = prizes
    .filter(({ state }) => state === 'waiting')
    .sort((one, other) => one.prize - other.prize)[0];
  if (prizes.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-display font-semibold text-lg text-success">{t('won.title')}</h3>
      <ul className="flex flex-col gap-1.5">
        {prizes.map(({ id, ticket, amount, kind, state, lapsesAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <span className="figures font-semibold">
              {t(`prize.${kind}`, { amount: displayMoney(moneyOf(amount), currencySymbol) })}
            </span>
            <span className="figures text-muted">{t('ticket', { ticket: displayCount(ticket) })}</span>
            <span className="text-muted">
              {state === 'waiting'
                ? t('won.until', { date: displayDateTime(lapsesAt, timeZone).slice(0, 16) })
                : t(`state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
      {waits && <Claim raffleId={raffle.id} prize={waits} />}
    </div>
  );
}

function Claim({ raffleId, prize }: { raffleId: string; prize: MyRafflePrize }) {
  const { t } = useTranslation('raffles');
  const { currencySymbol } = useBrand();
  const claim = useClaim(raffleId, prize);
  return (
    <Button
      size="large"
      wide
      busy={claim.isPending}
      icon={<Gift aria-hidden="true" />}
      onClick={() => claim.mutate()}
    >
      {t('won.claim', { amount: displayMoney(moneyOf(prize.amount), currencySymbol) })}
    </Button>
  );
}

/** Pressed twice, or again after a lost answer, it pays once: the key stays with its prize until there is an answer. */
function useClaim(promotionId: string, { id, kind }: MyRafflePrize) {
  const { t } = useTranslation('raffles');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  const isBonus = kind === 'bonus';
  const askAgain = () =>
    Promise.all(
      ['raffles', 'myRaffles', 'myPromotions'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  return useMutation({
    mutationFn: () => call(claimRafflePromotion, { body: { promotionId }, idempotencyKey: keys.for(id) }),
    onSuccess: (paid) => {
      keys.settled();
      const shown: Value<typeof balance> = { sumBalance: paid.balance, currency: paid.currency };
      queries.setQueryData(balanceQuery.queryKey, shown);
      notify({
        tone: 'success',
        text: t('won.done', { amount: displayMoney(moneyOf(paid.amount), currencySymbol) }),
        detail: isBonus ? t('won.inBonus') : t('won.inBalance'),
      });
      return askAgain();
    },
    onError: (error) => {
      const isUncertain = isOutcomeUncertain(error);
      if (!isUncertain) keys.settled();
      notify({ tone: 'danger', text: words(error), ...(isUncertain && { detail: t('won.uncertain') }) });
      return askAgain();
    },
  });
}
