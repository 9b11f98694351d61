import { type LocalText, localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import type { MissionTrigger } from '@lanna/rules/rewards/missions/terms';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { missionText } from '../../../shared-parts/rewards/mission-text.ts';

/** Rewards, goals and names as these pages write them. */
export function useRewardText() {
  const { t } = useTranslation('missions');
  const { currencySymbol: symbol } = useBrand();
  const money = (units: bigint) => displayMoney(units, symbol);
  const name = (text: LocalText) => localText(text, currentLanguage(), 'TH');
  return {
    ...missionText({ t, money, content: name }),
    name,
    /** How far a step is, in the unit it counts. */
    figure: (trigger: MissionTrigger, figure: string) =>
      trigger.kind === 'turnover' ? money(BigInt(figure)) : displayCount(Number(figure)),
  };
}
