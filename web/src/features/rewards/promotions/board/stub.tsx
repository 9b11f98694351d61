import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { BellRing, CalendarDays, type LucideIcon, Repeat, Scale, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useSession } from '../../../../api/session.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { ActivityReport } from '../activity/activity-report.tsx';
import { NextStep } from '../activity/next-step.tsx';
import type { ShownOne } from '../activity/use-one-activity.ts';
import { useAudienceText } from '../applying/audience-text.ts';
import type { PromotionDetail } from '../queries.ts';
import { RewardTag } from './reward-tag.tsx';
import { ScheduleLine } from './schedule-line.tsx';

/** The part of the notice one tears off: what it is worth, for whom and how long, how one stands with it, and the next step. */
export function Stub({ promotion, shown }: { promotion: PromotionDetail; shown: ShownOne }) {
  const { t } = useTranslation('promotions');
  const session = useSession();
  const { phase, activity, justEnded, failed, retry } = shown;
  return (
    <div className="flex flex-col drop-shadow-lg">
      <div className="stub-below flex flex-col gap-4 rounded-t-large bg-raised p-5">
        <RewardTag reward={promotion.reward} size="large" className="-ml-6 self-start" />
        {justEnded && (
          <p
            role="status"
            className="flex items-start gap-2.5 rounded-medium bg-sunken p-3 text-sm text-warning"
          >
            <BellRing className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            <span>{t('justEnded')}</span>
          </p>
        )}
        <Facts promotion={promotion} />
      </div>
      <div className="stub-above flex flex-col gap-4 rounded-b-large bg-raised p-5">
        <ScheduleLine promotion={promotion} activity={activity ?? NOTHING_KNOWN} phase={phase} />
        {failed ? (
          <>
            <FormError>{t('statusFailed')}</FormError>
            <Button variant="secondary" onClick={retry}>
              {t('statusRetry')}
            </Button>
          </>
        ) : (
          <>
            {activity && <ActivityReport promotion={promotion} activity={activity} />}
            <NextStep promotion={promotion} activity={activity} place="page" />
            {!session && (activity?.state === 'join' || activity?.state === 'claim') && (
              <p className="for-visitor text-muted text-sm">{t('logInFirst')}</p>
            )}
          </>
        )}
        {phase === 'closed' && (
          <LinkButton variant="secondary" href={paths.promotions()}>
            {t('empty.all')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

const NOTHING_KNOWN = { state: null, nextAt: null };

function Facts({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions');
  const timeZone = useTimeZone();
  const audience = useAudienceText()(promotion.audience);
  const { startsAt, endsAt, frequency, applicationsMax, kind, reward, wageringMultiplier } = promotion;
  const minute = (at: string) => displayDateTime(at, timeZone).slice(0, 16);
  return (
    <dl className="flex flex-col gap-3 text-sm">
      <Fact name={t('facts.time')} Icon={CalendarDays}>
        <span className="figures">
          {endsAt
            ? t('facts.fromTo', { from: minute(startsAt), to: minute(endsAt) })
            : t('facts.from', { from: minute(startsAt) })}
        </span>
      </Fact>
      <Fact name={t('facts.audience')} Icon={UserRound}>
        {audience ?? t('audience.all')}
      </Fact>
      {frequency && (
        <Fact name={t('facts.often')} Icon={Repeat}>
          {t(`facts.${frequency}`)}
        </Fact>
      )}
      {kind === 'application' && (
        <Fact name={t('facts.often')} Icon={Repeat}>
          {applicationsMax === null
            ? t('facts.applicationsAny')
            : t('facts.applications', { count: applicationsMax })}
        </Fact>
      )}
      {reward && kind !== 'raffle' && (
        <Fact name={t('facts.wagering')} Icon={Scale}>
          {wageringMultiplier === 0
            ? t('facts.noWagering')
            : t('facts.wageringTimes', { times: wageringMultiplier })}
          <BonusTerms promotion={promotion} />
        </Fact>
      )}
    </dl>
  );
}

/** What a reward that must be played asks for and allows, before the yes. */
function BonusTerms({ promotion: { bonus, reward } }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions');
  const { currencySymbol } = useBrand();
  if (!bonus || !reward) return null;
  const shown = (amount: string) => displayMoney(moneyOf(amount), currencySymbol);
  const shares = Object.fromEntries(bonus.shares.map(({ category, percent }) => [category, percent]));
  const { RNG = 0, FISH = 0, LIVE = 0, PVP = 0 } = shares;
  return (
    <span className="mt-1.5 flex flex-col gap-1.5 font-normal text-muted">
      <span>
        {t('facts.bonus', {
          reward: shown(reward.amount),
          required: shown(bonus.required),
          days: bonus.days,
          most: shown(bonus.convertedMost),
          stake: shown(bonus.maxStake),
        })}
      </span>
      <span>{t('facts.bonusShares', { RNG, FISH, LIVE, PVP })}</span>
    </span>
  );
}

function Fact({ name, Icon, children }: { name: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="relative pl-8">
      <dt className="text-muted">
        <Icon className="absolute top-0.5 left-0 size-4.5 text-accent-text" aria-hidden="true" />
        {name}
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
