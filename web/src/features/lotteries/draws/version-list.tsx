import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { ResultBalls } from '../lotteries/balls/result-balls.tsx';
import type { ResultVersion } from './proof/draw-proof.ts';
import { useSourceWords } from './use-source-words.ts';

/** Every result a draw has had, the one in force first; those before it are struck out. */
export function VersionList({ versions, family }: { versions: readonly ResultVersion[]; family: string }) {
  const { t } = useTranslation('draws');
  const { timeZone } = useBrand();
  const sourceWords = useSourceWords();
  const newestFirst = versions.toSorted((one, other) => other.version - one.version);
  return (
    <ol aria-label={t('versions.title')} className="flex flex-col divide-y divide-line">
      {newestFirst.map(({ version, result, source, reason, givenAt }, at) => (
        <li key={version} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="font-medium">{t('versions.version', { version })}</span>
            {at === 0 ? (
              <Badge tone="success">{t('versions.inForce')}</Badge>
            ) : (
              <Badge>{t('versions.replaced')}</Badge>
            )}
            <span className="figures text-muted text-xs">{displayDateTime(givenAt, timeZone)}</span>
          </p>
          <ResultBalls family={family} result={result} brief className={classes(at > 0 && 'opacity-55')} />
          <p className="text-muted text-sm">{sourceWords(source)}</p>
          {reason && (
            <p className="text-sm">
              <span className="text-muted">{t('versions.reason')}</span> <span>{reason}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
