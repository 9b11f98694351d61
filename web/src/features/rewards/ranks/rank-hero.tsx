import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { percentOf } from '@lanna/rules/rewards/ranks/levels';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Progress as Bar } from '../../../ui/progress.tsx';
import { RankMark } from './rank-mark.tsx';
import type { Progress, Ranks } from './rank-page.tsx';

/** The level, how far the figures have come to the next, what keeps it, and what holds it. */
export function RankHero({ progress, ranks }: { progress: Progress; ranks: Ranks }) {
  const { t } = useTranslation('ranks');
  const own = ranks.levels[progress.level];
  const next = ranks.levels[progress.level + 1];
  return (
    <section
      aria-label={t('now')}
      className="lit sky relative flex flex-col gap-5 overflow-hidden rounded-large bg-raised p-5 sm:p-6"
    >
      <div className="flex items-center gap-4">
        <RankMark level={progress.level} className="size-20 sm:size-24" />
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('now')}</p>
          <p className="wrap-anywhere font-display font-semibold text-3xl leading-tight">
            {own?.name ?? t('level', { level: progress.level })}
          </p>
          <p className="text-muted text-sm">{t('level', { level: progress.level })}</p>
        </div>
      </div>
      {next ? (
        <div className="flex flex-col gap-3">
          <h3 className="font-display font-semibold">{t('towards', { name: next.name })}</h3>
          <Figures figures={progress.figures} asked={next.reach} />
        </div>
      ) : (
        <p className="font-medium">{t('highest')}</p>
      )}
      {own && own.level > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="font-display font-semibold">{t('keeping', { name: own.name })}</h3>
          <Figures figures={progress.figures} asked={own.keep} />
        </div>
      )}
      <Holds progress={progress} ranks={ranks} />
      <p className="figures text-muted text-xs">
        {t('counts', { from: progress.from, to: progress.to, days: ranks.days })}
      </p>
    </section>
  );
}

function Figures({ figures, asked }: Record<'figures' | 'asked', Progress['figures']>) {
  const { t } = useTranslation('ranks');
  const { currencySymbol: symbol } = useBrand();
  const shown = (text: string) => displayMoney(moneyOf(text), symbol);
  return (['deposits', 'turnover'] as const)
    .filter((part) => moneyOf(asked[part]) > 0n)
    .map((part) => (
      <Bar
        key={part}
        label={t(`asked.${part}`)}
        value={percentOf(moneyOf(figures[part]), moneyOf(asked[part]))}
        valueText={t('of', { figure: shown(figures[part]), asked: shown(asked[part]) })}
      />
    ));
}

/** What holds the level, or keeps it from rising: each with what it means, and a way on where there is one. */
function Holds({ progress, ranks }: { progress: Progress; ranks: Ranks }) {
  const { t } = useTranslation('ranks');
  const { level, heldUntil, movesFrom, heldBack, caseOpen, identified } = progress;
  const wantsIdentity = !identified && level >= ranks.identityAbove && level + 1 < ranks.levels.length;
  const lines = [
    heldUntil && t('holds.byHand', { day: heldUntil }),
    !heldUntil && movesFrom && t('holds.moved', { day: movesFrom }),
    caseOpen ? t('holds.case') : heldBack && t(`holds.${heldBack}`),
  ].filter((line) => typeof line === 'string' && line !== '');
  if (lines.length === 0 && !wantsIdentity) return null;
  return (
    <div className="flex flex-col gap-2 rounded-medium border border-line bg-sunken p-3 text-sm">
      {lines.map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
      {wantsIdentity && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1">{t('holds.identity', { level: ranks.identityAbove })}</p>
          <LinkButton size="small" variant="secondary" href={paths.memberCentre('identity')}>
            {t('holds.identityGo')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
