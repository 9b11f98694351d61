import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { useTranslation } from 'react-i18next';

/** A category of games as operators read it; a kind of prize mode by its code, as limits and prices have it. */
export function usePartName(): (part: string) => string {
  const { t } = useTranslation('positions-console');
  return (part) => {
    const group = VENDOR_GROUPS.find((one) => one === part);
    return group ? t(`category.${group}`) : part;
  };
}
