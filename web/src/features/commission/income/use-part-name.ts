import type { RebateKind } from '@lanna/contract/commission/rebates/income';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { useTranslation } from 'react-i18next';

/** A category of games, or a kind of prize mode, as members read it. */
export function usePartName(): (kind: RebateKind, part: string) => string {
  const { t } = useTranslation('income');
  const shell = useTranslation('shell');
  return (kind, part) => {
    const mode = kind === 'lottery' ? PRIZE_MODES.find((one) => one === part) : undefined;
    if (mode) return t(`modes.${mode}`);
    const group = VENDOR_GROUPS.find((one) => one === part);
    return group ? shell.t(`category.${group}`) : part;
  };
}
