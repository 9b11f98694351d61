import type { positionsBelow as endpoint } from '@lanna/contract/commission/positions/positions';
import type { Received, Value } from '@lanna/contract/endpoint';
import { readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { PositionReader } from '../shares/choose-shares.ts';
import { readDays } from '../shares/next-day.ts';
import { readPositions } from '../shares/read-positions.ts';

const ORDER = 'name';

/** Agents directly below who run a line, by name, a page at a time by keys. */
export async function listBelow(
  db: Queryable,
  agent: PositionReader,
  { after, pageSize }: Received<typeof endpoint>['query'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const place = after === undefined ? undefined : readCursor(after, ORDER);
  const rows = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'username_key'])
    .where('merchant_id', '=', agent.merchantId)
    .where('agent_id', '=', agent.memberId)
    // Types that run a line (agent-types.ts).
    .where('type', 'in', [1, 2])
    .$if(place !== undefined, (found) => found.where('username_key', '>', place?.[0] ?? ''))
    .orderBy('username_key')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const positions = await readPositions(
    db,
    shown.map(({ id }) => ({ memberId: id ?? '', aboveId: agent.memberId })),
    await readDays(db, { ...agent, now }),
  );
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    // Directly below, so by their whole names.
    list: shown.map(({ id, username }, at) => ({
      id: id ?? '',
      account: username ?? '',
      positions: positions[at] ?? [],
    })),
    next: last ? writeCursor([ORDER, last.username_key ?? '', last.id ?? '']) : null,
  };
}
