import type { Queryable } from '../../../../platform/sql/database.ts';

/** What the operator types to log in. */
export async function readOperatorName(db: Queryable, operatorId: string): Promise<string> {
  const { name } = await db
    .selectFrom('operators.operator')
    .select('name')
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return name;
}
