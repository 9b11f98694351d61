import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import type { PartProps } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MyTickets } from './my-tickets.tsx';
import { PrizeList } from './prize-list.tsx';
import { raffleQuery } from './queries.ts';
import { RaffleRules } from './raffle-rules.tsx';
import { WinnerList } from './winner-list.tsx';

/** On the page of a promotion that is a raffle: the own tickets, what can be won and how, who has won, and the way to the proof. */
export function RafflePart({ promotion: { id, kind } }: PartProps['promotion']) {
  return kind === 'raffle' ? <RaffleOf id={id} /> : null;
}

function RaffleOf({ id }: { id: string }) {
  const { t } = useTranslation('raffles');
  const member = isMember(useSession());
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
          <PrizeList raffle={raffle} />
          <RaffleRules raffle={raffle} />
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
