import { moneyOf } from '@lanna/contract/money';
import type { BonusOffer, ReferralFriend } from '@lanna/contract/rewards/bonuses/bonuses';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDate, startOfDay } from '../../../../i18n/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useShown } from '../use-shown.ts';

const TONES = {
  open: 'quiet',
  due: 'success',
  taken: 'quiet',
  late: 'quiet',
  same_person: 'warning',
  before: 'quiet',
} as const;

/** Friends, masked, each with a state and with what is still asked. */
export function FriendList({
  friends,
  terms,
}: {
  friends: readonly ReferralFriend[];
  terms: BonusOffer['terms'] | undefined;
}) {
  const { t } = useTranslation('bonuses');
  return (
    <section aria-labelledby="referral-friends" className="flex flex-col gap-3">
      <h3 id="referral-friends" className="font-display font-semibold text-lg">
        {t('referral.friends')}
      </h3>
      <div className="lit overflow-hidden rounded-large bg-raised">
        {friends.length === 0 ? (
          <EmptyState icon={<Users />} title={t('referral.empty')} text={t('referral.emptyText')} />
        ) : (
          <ul className="divide-y divide-line/60">
            {friends.map((friend) => (
              <li
                key={`${friend.name} ${friend.joined} ${friend.deposits} ${friend.turnover}`}
                className="p-4"
              >
                <FriendRow name={friend.name} friend={friend} asked={terms?.referral ?? null} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {friends.length > 0 && <p className="text-muted text-xs">{t('referral.hidden')}</p>}
    </section>
  );
}

/** One friend, or the member as one: since when, in which state, and how far the two figures are. */
export function FriendRow({
  name,
  friend,
  asked,
}: {
  name: string;
  friend: Omit<ReferralFriend, 'name'>;
  asked: NonNullable<BonusOffer['terms']['referral']> | null;
}) {
  const { t } = useTranslation('bonuses');
  const { timeZone } = useBrand();
  const dayOf = (day: string) => displayDate(startOfDay(day, timeZone), timeZone);
  const { state } = friend;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">{name}</p>
          <p className="figures text-muted text-xs">
            {t('referral.joined', { day: dayOf(friend.joined) })}
            {state === 'open' && <> · {t('referral.countsUntil', { day: dayOf(friend.countsUntil) })}</>}
            {state === 'due' && <> · {t('referral.takesUntil', { day: dayOf(friend.takesUntil) })}</>}
          </p>
        </div>
        {state && <Badge tone={TONES[state]}>{t(`referral.state.${state}`)}</Badge>}
      </div>
      {asked && state === 'open' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Asked label={t('referral.deposits')} done={friend.deposits} asked={asked.deposits} />
          <Asked label={t('referral.turnover')} done={friend.turnover} asked={asked.turnover} />
        </div>
      )}
    </div>
  );
}

/** How far one of the two figures is. */
function Asked({ label, done, asked }: { label: string; done: string; asked: string }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const of = t('referral.of', { done: shown.money(done), asked: shown.money(asked) });
  return <Progress label={label} value={percentOf(done, asked)} valueText={of} />;
}

function percentOf(done: string, asked: string): number {
  const whole = moneyOf(asked);
  return whole <= 0n ? 100 : Math.min(100, Number((moneyOf(done) * 100n) / whole));
}
