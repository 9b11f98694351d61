import { useTranslation } from 'react-i18next';
import { When } from '../../../../../console/when.tsx';
import { useNow } from '../../../../../shared-parts/time/use-now.ts';
import { useSpanText } from './span-text.ts';

/** How long it has waited: what the queue is worked by. */
export function Waited({ since }: { since: string }) {
  const span = useSpanText();
  const nowMs = useNow();
  return (
    <span className="figures whitespace-nowrap" title={since}>
      {nowMs === undefined ? '' : span(Math.max(0, nowMs - Date.parse(since)))}
    </span>
  );
}

/** Until when it was promised, and how far that is; by how much it is late. */
export function Promised({ until, brand }: { until: string | null; brand: string }) {
  const { t } = useTranslation('withdrawals-console');
  const span = useSpanText();
  const nowMs = useNow();
  if (until === null) return <span className="text-muted">–</span>;
  const leftMs = nowMs === undefined ? undefined : Date.parse(until) - nowMs;
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <When at={until} brand={brand} />
      {leftMs !== undefined &&
        (leftMs < 0 ? (
          <span className="whitespace-nowrap rounded-small bg-danger-fill px-1.5 font-semibold text-on-danger-fill text-xs">
            {t('late', { span: span(-leftMs) })}
          </span>
        ) : (
          <span className="whitespace-nowrap text-muted text-xs">{t('left', { span: span(leftMs) })}</span>
        ))}
    </span>
  );
}
