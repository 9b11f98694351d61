import type { CallFigures } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../../i18n/format.ts';

/** Errors beside calls; nothing where there were no calls. */
export function ErrorRate({ calls, errors }: Pick<CallFigures, 'calls' | 'errors'>) {
  const { t } = useTranslation('catalogue-console');
  if (calls === 0) return <span className="text-muted">{t('calls.none')}</span>;
  const percent = (errors / calls) * 100;
  return (
    <span className={percent >= TROUBLED_PERCENT ? 'text-danger' : undefined}>
      {t('calls.rate', { percent: percent.toFixed(percent > 0 && percent < 1 ? 2 : 1) })}
    </span>
  );
}

/** From here on players notice. */
const TROUBLED_PERCENT = 1;

export function Latency({ meanMs }: Pick<CallFigures, 'meanMs'>) {
  const { t } = useTranslation('catalogue-console');
  if (meanMs === null) return <span className="text-muted">–</span>;
  return <>{t('calls.ms', { ms: displayCount(Math.round(meanMs)) })}</>;
}
