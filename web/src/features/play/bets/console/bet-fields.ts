import { listBets } from '@lanna/contract/play/bets/ops';
import { useTranslation } from 'react-i18next';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import type { FieldOf } from '../../../../console/lists/list-query.ts';

const by = filtersOf(listBets);

/** What bets can be searched by. */
export function useBetFields(): FieldOf<typeof listBets>[] {
  const { t } = useTranslation('bets-console');
  return [
    by.search(t('field.round'), t('search.round')),
    by.text('member', t('field.member'), t('search.member')),
    by.days('at', t('field.placedAt'), '7'),
    by.choice('status', t('field.status'), (value) => t(`status.${value}`)),
    by.text('vendor', t('field.vendor')),
    by.text('game', t('field.game')),
    by.choice('category', t('field.category'), (value) => value),
    { name: 'stake', kind: 'amount', label: t('field.stake') },
    { name: 'payout', kind: 'amount', label: t('field.payout') },
    { name: 'flagged', kind: 'flag', label: t('field.flagged'), yes: t('flagged.yes'), no: t('flagged.no') },
  ];
}
