import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';

/** Above every page of a brand for real money that takes no bets and deposits. */
export function NotOpenNotice() {
  const { t } = useTranslation('shell');
  const { realMoney } = useBrand();
  if (!realMoney || realMoney.open) return null;
  return (
    <aside className="border-warning border-l-4 bg-raised px-4 py-3 text-sm lg:px-6">
      <p className="mx-auto max-w-7xl">
        <strong className="font-semibold">{t('notOpen.title')}</strong>{' '}
        <span className="text-muted">{t('notOpen.text')}</span>
      </p>
    </aside>
  );
}
