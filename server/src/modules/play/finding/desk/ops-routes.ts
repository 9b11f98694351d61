import type { OpsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { nothing } from './list-nothing.ts';

export function findingOps({ db }: { db: Database }): OpsRoute[] {
  return nothing.routes(db.kysely);
}
