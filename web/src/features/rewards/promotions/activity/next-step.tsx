import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { ArrowRight, Gift, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useGo, useMemberGuard } from '../../../../navigation.ts';
import { type Path, paths } from '../../../../paths.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useClaim } from '../applying/claim-promotion.ts';
import { wholeMoney } from '../board/reward-tag.tsx';
import type { Activity } from './activity.ts';

type Promotion = Pick<PromotionCard, 'id' | 'kind' | 'title' | 'reward' | 'wageringMultiplier'>;

/** What can be done now. Who is not logged in does that first, and comes back to it. */
export function NextStep({
  promotion,
  activity,
  place,
}: {
  promotion: Promotion;
  activity: Activity | undefined;
  /** On the promotion's own page there is nothing more to read. */
  place: 'card' | 'page';
}) {
  const { t } = useTranslation('promotions');
  if (!activity)
    return <Skeleton className={place === 'card' ? 'h-8 w-24 rounded-small' : 'h-13 rounded-medium'} />;
  // Prizes of a raffle are claimed beside its tickets, on its page.
  if (activity.state === 'claim' && promotion.kind !== 'raffle')
    return <Claim promotion={promotion} place={place} />;
  if (activity.state === 'join')
    return <Apply promotion={promotion} place={place} again={activity.latest !== null} />;
  if (place === 'page') return null;
  const reads = activity.latest || activity.state === 'claim' ? t('action.status') : t('action.read');
  return (
    <LinkButton
      href={paths.promotion(promotion.id)}
      variant="secondary"
      size="small"
      aria-label={t('action.of', { action: reads, title: promotion.title })}
      icon={<ArrowRight aria-hidden="true" />}
    >
      {reads}
    </LinkButton>
  );
}

interface StepProps {
  promotion: Promotion;
  place: 'card' | 'page';
}

function Claim({ promotion: { id, title, reward, wageringMultiplier }, place }: StepProps) {
  const { t } = useTranslation('promotions');
  const { currencySymbol } = useBrand();
  const guard = useMemberGuard();
  const claim = useClaim(id, wageringMultiplier > 0);
  const says = reward
    ? t('action.claimAmount', { amount: wholeMoney(reward.amount, currencySymbol) })
    : t('action.claim');
  return (
    <Button
      {...sizeAt(place)}
      busy={claim.isPending}
      icon={<Gift aria-hidden="true" />}
      aria-label={t('action.of', { action: says, title })}
      onClick={() => guard(() => claim.mutate())}
    >
      {says}
    </Button>
  );
}

function Apply({ promotion: { id, title }, place, again }: StepProps & { again: boolean }) {
  const { t } = useTranslation('promotions');
  const guard = useMemberGuard();
  const go = useGo();
  const says = again ? t('action.applyAgain') : t('action.apply');
  return (
    <Button
      {...sizeAt(place)}
      icon={<PenLine aria-hidden="true" />}
      aria-label={t('action.of', { action: says, title })}
      onClick={() => guard(() => go(applyPath(id)))}
    >
      {says}
    </Button>
  );
}

function sizeAt(place: 'card' | 'page') {
  return place === 'card' ? ({ size: 'small' } as const) : ({ size: 'large', wide: true } as const);
}

function applyPath(id: string): Path {
  return `?dialog=apply&about=${encodeURIComponent(id)}`;
}
