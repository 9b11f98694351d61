import { VENDOR_GROUPS, type VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { useTranslation } from 'react-i18next';

/** Categories as a form or a filter offers them. */
export function useCategories(): { value: VendorGroup; label: string }[] {
  const { t } = useTranslation('catalogue-console');
  return VENDOR_GROUPS.map((value) => ({ value, label: t(`category.${value}`) }));
}
