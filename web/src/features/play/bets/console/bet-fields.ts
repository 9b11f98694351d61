import { BET_STATUSES } from '@lanna/contract/play/bets/bets';
import type { listBets } from '@lanna/contract/play/bets/ops';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../../../console/lists/list-query.ts';

/** What bets can be searched by. */
export function useBetFields(): FieldOf<typeof listBets>[] {
  const { t } = useTranslation('bets-console');
  return [
    { name: 'search', kind: 'text', label: t('field.round'), placeholder: t('search.round') },
    { name: 'member', kind: 'text', label: t('field.member'), placeholder: t('search.member') },
    { name: 'at', kind: 'days', label: t('field.placedAt'), opening: '7' },
    {
      name: 'status',
      kind: 'choice',
      label: t('field.status'),
      options: BET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    { name: 'vendor', kind: 'text', label: t('field.vendor') },
    { name: 'game', kind: 'text', label: t('field.game') },
    {
      name: 'category',
      kind: 'choice',
      label: t('field.category'),
      options: VENDOR_GROUPS.map((value) => ({ value, label: value })),
    },
    { name: 'stake', kind: 'amount', label: t('field.stake') },
    { name: 'payout', kind: 'amount', label: t('field.payout') },
    { name: 'flagged', kind: 'flag', label: t('field.flagged'), yes: t('flagged.yes'), no: t('flagged.no') },
  ];
}
