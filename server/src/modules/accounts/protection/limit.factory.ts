import type { Database } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import type { LimitName } from './limit-name.ts';
import { confirmRaise, keepPresentLimit } from './limits/answer-raise.ts';
import { changeLimit } from './limits/change-limit.ts';

/** A member's hand on the own limits, as a test moves it. */
export function limitHand(db: Database, brand: BrandProfile, clock: { now(): Date }) {
  const given = (memberId: string, name: LimitName) => ({
    owner: { merchantId: brand.id, memberId },
    name,
    place: { brand, address: '192.0.2.1', country: null, userAgent: 'Phone 7', now: clock.now() },
  });
  return {
    change: (memberId: string, name: LimitName, amount: bigint | null) =>
      db.transaction((tx) =>
        changeLimit(tx, { ...given(memberId, name), amount, settings: brand.settings.protection }),
      ),
    confirm: (memberId: string, name: LimitName) =>
      db.transaction((tx) => confirmRaise(tx, given(memberId, name))),
    keep: (memberId: string, name: LimitName) =>
      db.transaction((tx) => keepPresentLimit(tx, given(memberId, name))),
    given,
  };
}
