import type { VendorPage } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../../i18n/format.ts';

type Minute = VendorPage['minutes'][number];

const HEIGHT = 48;
const WIDTH = 6;
const MINUTES = 60;

/** Calls of the last hour, a bar for each minute, with what failed in it. The figures beside it say the same to readers by ear. */
export function MinuteBars({ minutes, label }: { minutes: readonly Minute[]; label: string }) {
  const { t } = useTranslation('catalogue-console');
  const most = Math.max(1, ...minutes.map(({ calls }) => calls));
  const last = Math.floor(Date.now() / 60_000);
  return (
    <svg
      viewBox={`0 0 ${MINUTES * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('calls.chart', { name: label, most: displayCount(most) })}
      className="h-12 w-full"
    >
      <line
        x1="0"
        x2={MINUTES * WIDTH}
        y1={HEIGHT - 0.5}
        y2={HEIGHT - 0.5}
        className="stroke-line"
        strokeWidth="1"
      />
      {minutes.map(({ minute, calls, errors }) => {
        const ago = last - Math.floor(Date.parse(minute) / 60_000);
        const x = (MINUTES - 1 - ago) * WIDTH;
        const height = (calls / most) * (HEIGHT - 2);
        const failed = (errors / most) * (HEIGHT - 2);
        return (
          <g key={minute}>
            <rect x={x} y={HEIGHT - height} width={WIDTH - 1} height={height} className="fill-accent" />
            <rect x={x} y={HEIGHT - failed} width={WIDTH - 1} height={failed} className="fill-danger" />
          </g>
        );
      })}
    </svg>
  );
}
