import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import type { ActivityState } from '@lanna/rules/rewards/promotions/activity';
import { useTranslation } from 'react-i18next';

/** What a state means for the member; of a reward that is still to be played, that it is bonus money. */
export function useStateText({
  wageringMultiplier,
}: Pick<PromotionCard, 'wageringMultiplier'>): (state: ActivityState) => string {
  const { t } = useTranslation('promotions');
  return (state) => {
    const isOfMoney = state === 'claim' || state === 'signed' || state === 'issued' || state === 'claimed';
    return wageringMultiplier > 0 && isOfMoney ? t(`asBonus.${state}`) : t(`state.${state}.text`);
  };
}
