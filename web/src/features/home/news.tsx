import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { Marquee } from '../../ui/marquee.tsx';

/** Short facts about the site, as a marquee for every visitor. */
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
