import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import type { PartProps } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { RafflePrizes } from '../../../shared-parts/rewards/raffle-prizes.tsx';
import { RaffleRules } from '../../../shared-parts/rewards/raffle-rules.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MyTickets } from './my-tickets.tsx';
import { raffleQuery } from './queries.ts';
import { WinnerList } from './winner-list.tsx';

/** On the page of a promotion that is a raffle: the own tickets, what can be won and how, who has won, and the way to the proof. */
export function RafflePart({ promotion: { id, kind } }: PartProps['promotion']) {
  return kind === 'raffle' ? <RaffleOf id={id} /> : null;
}

function RaffleOf({ id }: { id: string }) {
  const { t } = useTranslation('raffles');
  const member = isMember(useSession());
  const { currencySymbol } = useBrand();
  const money = (text: string) => displayMoney(moneyOf(text), currencySymbol);
  return (
    <QueryView
      query={useQuery(raffleQuery(id))}
      label={t('loading')}
      failed={t('failed')}
      shape={<Skeleton className="mt-6 h-72 rounded-large" />}
      className="mt-6 flex flex-col gap-8 border-line border-t pt-6"
    >
      {(raffle) => (
        <>
          {member && <MyTickets raffle={raffle} />}
          <RafflePrizes raffle={raffle} t={t} money={money} />
          <RaffleRules raffle={raffle} t={t} money={money} />
          {raffle.drawnAt !== null && <WinnerList winners={raffle.winners} />}
          {raffle.root !== null && (
            <LinkButton
              href={paths.raffleProof(id)}
              variant="secondary"
              icon={<ShieldCheck aria-hidden="true" />}
              className="self-start"
            >
              {t('proof.open')}
            </LinkButton>
          )}
        </>
      )}
    </QueryView>
  );
}
