import type { Value } from '@lanna/contract/endpoint';
import type { myReferral } from '@lanna/contract/rewards/bonuses/bonuses';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { type Offer, OfferDialog } from '../offer-list.tsx';
import { referralQuery } from '../queries.ts';
import { useShown } from '../use-shown.ts';
import { FriendList, FriendRow } from './friend-list.tsx';
import { LinkCard } from './link-card.tsx';

/** The member's link for friends, what is offered for them, and how far each of them is. */
export function ReferralPage() {
  const { t } = useTranslation('bonuses');
  return (
    <section
      aria-labelledby="referral-heading"
      className="flex max-w-3xl flex-col gap-5 pt-4 sm:gap-6 sm:pt-1"
    >
      <header>
        <h2 id="referral-heading" className="font-display font-semibold text-2xl">
          {t('referral.title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('referral.lead')}</p>
      </header>
      <QueryView
        query={useQuery(referralQuery)}
        label={t('referral.loading')}
        failed={t('referral.failed')}
        shape={<Skeleton className="h-64 rounded-large" />}
        className="flex flex-col gap-5 sm:gap-6"
      >
        {(shown) => (
          <>
            {shown.own && (
              <div className="lit rounded-large bg-raised p-4">
                <FriendRow
                  name={t('referral.invited')}
                  friend={shown.own}
                  asked={shown.forFriends?.terms.referral ?? null}
                />
              </div>
            )}
            <Offered {...shown} />
            <LinkCard code={shown.code} />
            <FriendList friends={shown.friends} terms={shown.offer?.terms} />
            <p className="max-w-prose text-muted text-sm">
              {t('referral.fair')} {t('referral.agents')}
            </p>
          </>
        )}
      </QueryView>
    </section>
  );
}

/** What the member gets for a friend, what the friend gets, and what is asked; the bonus for one that is there is taken here. */
function Offered({ offer, forFriends }: Pick<Value<typeof myReferral>, 'offer' | 'forFriends'>) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const [open, setOpen] = useState<Offer>();
  const asked = (offer ?? forFriends)?.terms.referral;
  if (!asked)
    return (
      <div className="lit rounded-large bg-raised">
        <EmptyState icon={<Users />} title={t('referral.none')} text={t('referral.noneText')} />
      </div>
    );
  return (
    <div className="lit flex flex-col gap-4 rounded-large bg-raised p-4">
      <dl className="grid gap-4 sm:grid-cols-2">
        {offer && <Gift label={t('referral.gives')} offer={offer} onOpen={setOpen} />}
        {forFriends && <Gift label={t('referral.friendGets')} offer={forFriends} onOpen={setOpen} />}
      </dl>
      <p className="text-sm">
        {t('referral.asks', {
          deposits: shown.money(asked.deposits),
          turnover: shown.money(asked.turnover),
        })}
      </p>
      {open && <OfferDialog offer={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Gift({ label, offer, onOpen }: { label: string; offer: Offer; onOpen: (offer: Offer) => void }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="figures font-display font-semibold text-2xl">
        {shown.money(offer.terms.amount ?? '0')}
      </dd>
      <dd>
        <Button
          variant={offer.earned ? 'primary' : 'secondary'}
          size="small"
          onClick={() => onOpen(offer)}
          aria-label={`${t(offer.earned ? 'referral.take' : 'referral.terms')}: ${label}`}
        >
          {t(offer.earned ? 'referral.take' : 'referral.terms')}
        </Button>
      </dd>
    </div>
  );
}
