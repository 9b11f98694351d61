import type { Sheet } from '@lanna/contract/commission/positions/sheets';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

/** Which side has said that a sheet is settled. */
export function SheetBadge({ sheet: { ownSettledAt, otherSettledAt } }: { sheet: Sheet }) {
  const { t } = useTranslation('positions');
  if (ownSettledAt && otherSettledAt) return <Badge tone="success">{t('mark.both')}</Badge>;
  if (ownSettledAt) return <Badge tone="quiet">{t('mark.own')}</Badge>;
  if (otherSettledAt) return <Badge tone="spark">{t('mark.other')}</Badge>;
  return <Badge tone="quiet">{t('mark.none')}</Badge>;
}
