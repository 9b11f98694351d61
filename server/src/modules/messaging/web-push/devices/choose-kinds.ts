import { PUSH_KINDS, type PushKind } from '@lanna/contract/messaging/web-push/web-push';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';

export async function wantedKinds(db: Queryable, memberId: string): Promise<PushKind[]> {
  const unwanted = await db
    .selectFrom('web_push.unwanted_kind')
    .select('kind')
    .where('member_id', '=', memberId)
    .execute();
  return PUSH_KINDS.filter((kind) => !unwanted.some((row) => row.kind === kind));
}

/** What is not kept as unwanted is sent: a kind that comes later reaches members who have turned none off. */
export async function chooseKinds(
  db: Database,
  memberId: string,
  wanted: readonly PushKind[],
): Promise<PushKind[]> {
  await db.transaction(async (tx) => {
    await tx.deleteFrom('web_push.unwanted_kind').where('member_id', '=', memberId).execute();
    const unwanted = PUSH_KINDS.filter((kind) => !wanted.includes(kind));
    if (unwanted.length > 0)
      await tx
        .insertInto('web_push.unwanted_kind')
        .values(unwanted.map((kind) => ({ member_id: memberId, kind })))
        .onConflict((oc) => oc.doNothing())
        .execute();
  });
  return wantedKinds(db.kysely, memberId);
}
