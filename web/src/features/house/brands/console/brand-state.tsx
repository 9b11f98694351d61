import type { OpsBrandRow } from '@lanna/contract/house/brands/ops';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';

const TONES = {
  open: 'success',
  closed: 'warning',
  disabled: 'quiet',
  broken: 'danger',
} as const satisfies Record<OpsBrandRow['state'], Tone>;

const MONEY_TONES = { demo: 'quiet', closed: 'warning', open: 'accent' } as const;
const MONEY_WORDS = { demo: 'state.demo', closed: 'state.realClosed', open: 'state.realOpen' } as const;

/** Whether a brand is open, and what else visitors meet. */
export function BrandState({ brand }: { brand: Pick<OpsBrandRow, 'state' | 'money' | 'gamesOpen'> }) {
  const { t } = useTranslation('brands-console');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 font-normal text-sm">
      <StatusBadge tone={TONES[brand.state]}>{t(`state.${brand.state}`)}</StatusBadge>
      {!brand.gamesOpen && <StatusBadge tone="warning">{t('state.gamesClosed')}</StatusBadge>}
      <StatusBadge tone={MONEY_TONES[brand.money]}>{t(MONEY_WORDS[brand.money])}</StatusBadge>
    </span>
  );
}
