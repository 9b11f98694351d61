import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import type { Choice, LobbyFilter } from './lobby-filter.ts';

/** The label of a choice, on its chip in the sheet and in the list of active filters. */
export function useFilterWords() {
  const { t } = useTranslation('catalogue');
  const { currencySymbol } = useBrand();
  return {
    liveClass: (value: NonNullable<LobbyFilter['liveClass']>) => t(`liveClasses.${value}`),
    feature: (value: NonNullable<LobbyFilter['feature']>) => t(`features.${value}`),
    volatility: (value: NonNullable<LobbyFilter['volatility']>) => t(`volatilities.${value}`),
    leastReturn: (percent: NonNullable<LobbyFilter['leastReturn']>) => t('rtpAtLeast', { percent }),
    minBet: (value: NonNullable<LobbyFilter['minBet']>) =>
      t('minBetAtMost', { amount: displayMoney(moneyOf(value), currencySymbol) }),
  } satisfies { [C in Choice]: (value: NonNullable<LobbyFilter[C]>) => string };
}

/** The words of what is chosen in a filter. */
export function useWordsOf({
  liveClass,
  feature,
  volatility,
  leastReturn,
  minBet,
}: LobbyFilter): (choice: Choice) => string {
  const words = useFilterWords();
  return (choice) => {
    switch (choice) {
      case 'liveClass':
        return liveClass ? words.liveClass(liveClass) : '';
      case 'feature':
        return feature ? words.feature(feature) : '';
      case 'volatility':
        return volatility ? words.volatility(volatility) : '';
      case 'leastReturn':
        return leastReturn ? words.leastReturn(leastReturn) : '';
      case 'minBet':
        return minBet ? words.minBet(minBet) : '';
    }
  };
}
