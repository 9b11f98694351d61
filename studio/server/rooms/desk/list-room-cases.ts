import { z } from 'zod';
import type { OfficeRoomCase, OfficeRoomCases } from '../../../room-office-api.ts';
import type { CompanySignal } from '../../../rules/rooms/company.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';

const PAGE = 50;
export const roomCasesQuery = z.object({
  state: z.enum(['open', 'closed']).optional(),
  before: z.uuid().optional(),
});

export interface RoomCaseRow {
  id: string;
  kind: 'signals' | 'report';
  one: string;
  other: string | null;
  oneId: string;
  otherId: string | null;
  handId: string | null;
  facts: { signals?: CompanySignal[]; reason?: string };
  openedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
}

/** Of the brand's players alone, the newest first. */
export async function listRoomCases(
  tx: Tx,
  session: OfficeSession,
  { state, before }: z.infer<typeof roomCasesQuery>,
): Promise<OfficeRoomCases> {
  const rows = await selectRoomCases(
    tx,
    session,
    `($3::text is null or (c.closed_at is null) = ($3 = 'open')) and ($4::uuid is null or c.id < $4)`,
    [state ?? null, before ?? null],
  );
  const shown = rows.slice(0, PAGE).map(showRoomCase);
  return { cases: shown, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

/** `where` is SQL of this program over the case `c`; its values begin at $3. */
export async function selectRoomCases(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  where: string,
  values: unknown[],
): Promise<RoomCaseRow[]> {
  const { rows } = await tx.query<RoomCaseRow>(
    `select c.id, c.kind, a.wallet_user as one, b.wallet_user as other, c.one as "oneId", c.other as "otherId", c.hand_id as "handId", c.facts,
       c.opened_at as "openedAt", c.closed_at as "closedAt", c.closed_by as "closedBy"
     from studio.room_case c join studio.player a on a.id = c.one left join studio.player b on b.id = c.other
     where c.vendor = $1 and c.operator_id = $2 and ${where} order by c.id desc limit ${PAGE + 1}`,
    [vendor, operatorId, ...values],
  );
  return rows;
}

export function showRoomCase({
  id,
  kind,
  one,
  other,
  facts,
  openedAt,
  closedAt,
  closedBy,
}: RoomCaseRow): OfficeRoomCase {
  return {
    ...{ id, kind, one, other, closedBy },
    ...{ openedAt: openedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null },
    ...{ signals: facts.signals ?? [], reason: facts.reason ?? null },
  };
}
