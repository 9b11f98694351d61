import { COUNTED_MAX } from '@lanna/contract/ops-list';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Accounts that may be a person's second one, and that no operator has decided about. */
export function openDuplicates(db: Queryable): OpenWork {
  return {
    key: 'duplicates',
    permission: 'members.decide',
    href: '/members?duplicates=open',
    count: (brandIds) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('members.duplicate_flag')
            .select(['member_id', 'flagged_at as at'])
            .where('reviewed_at', 'is', null)
            .where('merchant_id', 'in', [...brandIds])
            .orderBy('flagged_at')
            .limit(COUNTED_MAX)
            .as('open'),
        )
        // One account may be like several.
        .select(({ fn }) => [fn.count<bigint>('member_id').distinct().as('count'), fn.min('at').as('since')])
        .executeTakeFirstOrThrow()
        .then(({ count, since }) => ({ count: Number(count), since })),
  };
}
