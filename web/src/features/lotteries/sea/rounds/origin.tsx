import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';

/** Lotteries whose numbers are taken from prizes that players do not bet on by name. */
const FAMILIES = ['HANOI', 'LAO', 'MALAYSIA', 'STOCK'] as const;

/** Which prize makes which number, and whose draw it is; nothing where the plays say it themselves. */
export function Origin({ game: { family, source } }: { game: Pick<LotteryGame, 'family' | 'source'> }) {
  const { t } = useTranslation('sea');
  const { t: common } = useTranslation('lotteries');
  const brand = useBrandName();
  const words = usePlayWords(family);
  const known = FAMILIES.find((code) => code === family);
  if (!known) return null;
  return (
    <section
      aria-label={t('origin.label')}
      className="flex gap-3 rounded-medium bg-sunken px-4 py-3 text-sm leading-relaxed"
    >
      <Info className="mt-0.5 size-4.5 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0">
        <p>{source === 'feed' ? t(`origin.${known}.of`) : common('house.meaning', { brand })}</p>
        <dl className="mt-1 grid gap-x-8 gap-y-0.5 sm:grid-cols-[auto_auto] sm:justify-start">
          {(['top', 'bottom'] as const).map((place) => (
            <div key={place} className="flex gap-2">
              <dt className="shrink-0 font-semibold">{words.name(place === 'top' ? 'top3' : 'bottom2')}</dt>
              <dd className="text-muted">{t(`origin.${known}.${place}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
