import type { Transaction } from '@lanna/contract/play/records/records';
import { type MemberPage, paths } from '../../../paths.ts';

/** Where a transaction can be seen whole: its page of the centre, its promotion, or the bets of its day. */
export function linkOf({ bets, link }: Pick<Transaction, 'bets' | 'link'>): string | undefined {
  if (bets) {
    const chosen = new URLSearchParams({
      'personalHistoryCopy.period': 'range',
      'personalHistoryCopy.firstDay': bets.day,
      'personalHistoryCopy.lastDay': bets.day,
      'personalHistoryCopy.category': bets.category,
    });
    return `${paths.memberCentre('personalHistoryCopy')}&${chosen}`;
  }
  if (!link) return undefined;
  return link.page === 'promotion' ? paths.promotion(link.id) : paths.memberCentre(link.page as MemberPage);
}
