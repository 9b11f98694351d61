import type { PromotionAudience } from '@lanna/contract/rewards/promotions/promotions';
import { useTranslation } from 'react-i18next';

/** Whom a promotion is for; undefined when it is for everybody. */
export function useAudienceText(): (audience: PromotionAudience) => string | undefined {
  const { t } = useTranslation('promotions');
  return (audience) => {
    if (audience.kind === 'new') return t('audience.new', { days: audience.days });
    if (audience.kind === 'segment') return t('audience.segment');
    return audience.kind === 'rank' ? t('audience.rank', { level: audience.level }) : undefined;
  };
}
