import type { BillRow } from '@lanna/contract/commission/bills/bills';
import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = {
  issued: 'quiet',
  unapproved: 'warning',
  uncollected: 'accent',
  denied: 'danger',
  not_reached: 'quiet',
  insufficient: 'warning',
  part_collected: 'warning',
  paid: 'success',
  expired: 'danger',
} as const;

/** What has become of a bill; what was taken back says so. */
export function BillState({ bill: { state, takenBack } }: { bill: BillRow }) {
  const { t } = useTranslation('bills');
  if (moneyOf(takenBack) > 0n) return <Badge tone="danger">{t('state.taken_back')}</Badge>;
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
