import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { opsDue } from './ops-due.ts';

const { db, url } = await testDatabase();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const scope = { db: db.kysely, brands: [await readScopeBrand(db.kysely, river.id)] };

test('days on which the same was due of the same child each stand on one page of the list, whatever it is sorted by', async () => {
  const { memberId: earner } = await createMember(db, river, { type: 1 });
  const { memberId: child } = await createMember(db, river);
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  await sql`
    insert into rebates.due (earner_id, day, child_id, kind, part, merchant_id, via_id, turnover, rate, due)
    select ${earner}, day, ${child}, 'category', 'SLOT', ${river.id}, ${earner}, 100000, 1000, 1000
    from unnest(array['2026-01-10', '2026-01-11', '2026-01-12']::date[]) as day`.execute(owner.kysely);
  await owner.close();

  for (const sort of ['due', '-due', 'day', '-day'] as const) {
    const days: string[] = [];
    let after: string | undefined;
    do {
      const page = await opsDue.page(scope, { sort, limit: 1, ...(after && { after }) });
      days.push(...page.rows.map(({ day }) => day));
      after = page.next ?? undefined;
    } while (after);
    expect(days.toSorted()).toEqual(['2026-01-10', '2026-01-11', '2026-01-12']);
  }
});
