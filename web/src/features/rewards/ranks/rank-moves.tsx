import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { RankMark } from './rank-mark.tsx';
import type { Progress, Ranks } from './rank-page.tsx';

/** Every change of the level, the latest first. */
export function RankMoves({ progress: { moves }, ranks }: { progress: Progress; ranks: Ranks }) {
  const { t } = useTranslation('ranks');
  const { timeZone } = useBrand();
  const nameOf = (level: number) => ranks.levels[level]?.name ?? t('level', { level });
  return (
    <section aria-labelledby="rank-moves" className="flex flex-col gap-3">
      <h3 id="rank-moves" className="font-display font-semibold text-lg">
        {t('moves.title')}
      </h3>
      <div className="lit overflow-hidden rounded-large bg-raised">
        {moves.length === 0 ? (
          <EmptyState icon={<History />} title={t('moves.empty')} text={t('moves.emptyText')} />
        ) : (
          <ul className="divide-y divide-line/60">
            {moves.map(({ id, at, from, to, cause }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-3">
                <RankMark level={to} className="size-9" />
                <span className="row-words">
                  <span className="block wrap-anywhere font-medium">
                    {t('moves.line', { from: nameOf(from), to: nameOf(to) })}
                  </span>
                  <span className="figures block text-muted text-xs">
                    {displayDateTime(at, timeZone)} · {t(`moves.cause.${cause}`)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
