import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { moneyOf } from '@lanna/contract/money';
import type { ShownRankLevel } from '@lanna/contract/rewards/ranks/ranks';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { AskedLine } from './asked-line.tsx';
import { LevelGives } from './level-gives.tsx';
import { RankMark } from './rank-mark.tsx';

/** One level: its sign, what leads to it, what keeps it, what it gives. */
export function LevelCard({
  level,
  cashback,
  isMine,
}: {
  level: ShownRankLevel;
  cashback: boolean;
  isMine: boolean;
}) {
  const { t } = useTranslation('ranks');
  const { currencySymbol: symbol } = useBrand();
  const money = (text: string) => displayMoney(moneyOf(text), symbol);
  return (
    <article
      className={classes(
        'lit relative flex h-full flex-col gap-4 overflow-hidden rounded-large bg-raised p-5',
        isMine && 'ring-2 ring-accent',
      )}
    >
      <RankMark
        level={level.level}
        className="-right-8 -bottom-8 pointer-events-none absolute size-36 opacity-10"
      />
      <header className="flex items-center gap-3">
        <RankMark level={level.level} className="size-14" />
        <div className="min-w-0">
          <p className="text-muted text-xs">{t('level', { level: level.level })}</p>
          <h3
            className="wrap-anywhere font-display font-semibold text-xl"
            lang={LANGUAGE_TAGS[level.language]}
          >
            {level.name}
          </h3>
        </div>
        {isMine && (
          <Badge tone="accent" className="ml-auto">
            {t('mine')}
          </Badge>
        )}
      </header>
      {level.level === 0 ? (
        <p className="text-muted text-sm">{t('first')}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <AskedLine asked={level.reach} />
          <p className="figures text-muted text-xs">
            {t('keepsBy', { deposits: money(level.keep.deposits), turnover: money(level.keep.turnover) })}
          </p>
        </div>
      )}
      <hr className="border-line" />
      <LevelGives level={level} cashback={cashback} />
    </article>
  );
}
