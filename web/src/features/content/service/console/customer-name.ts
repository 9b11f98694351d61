import type { ConversationRow } from '@lanna/contract/content/service/ops';
import { useTranslation } from 'react-i18next';

/** A member's user name; of a visitor the name that was given, or that it is one. */
export function useCustomerName(): (customer: ConversationRow['customer']) => string {
  const { t } = useTranslation('service-console');
  return ({ member, name }) => {
    if (member !== null) return name;
    return name === '' ? t('visitor') : t('visitorNamed', { name });
  };
}
