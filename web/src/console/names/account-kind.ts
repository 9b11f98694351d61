import { useTranslation } from 'react-i18next';

/** What an account of the ledger is called by its kind; one that has no words yet by its code. */
export function useAccountKind(): (kind: string) => string {
  const { t } = useTranslation('console');
  return (kind) => t(`accountKind.${kind}`, { defaultValue: kind });
}
