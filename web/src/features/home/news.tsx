import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { Marquee } from '../../ui/marquee.tsx';

/** What every visitor should know about this house, walking by. */
export function News() {
  const { t } = useTranslation('home');
  const { demo } = useBrand();
  const items = [demo && t('news.playMoney'), t('news.fair'), t('news.record')];
  return (
    <Marquee
      label={t('news.label')}
      icon={<Megaphone />}
      items={items.filter((item): item is string => typeof item === 'string')}
    />
  );
}
