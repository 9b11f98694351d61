import type { Received, Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import type { z } from 'zod';
import type { Clock } from '../process/clock.ts';
import type { Database, Tx } from '../sql/database.ts';
import { type AnyOpsCall, type OpsCall, type OpsRoute, opsRoute } from './ops-route.ts';

/** A call about one row. */
type RowEndpoint = OpsEndpoint & { params: z.ZodType<{ id: string }> };

/** Ties calls of a desk: each decides in one transaction, and answers with what it decided about as it is then. */
export function deskRoutes<Shown>(
  { db, clock }: { db: Database; clock: Clock },
  show: (tx: Tx, call: AnyOpsCall, id: string, now: Date) => Promise<Shown>,
) {
  return <E extends RowEndpoint>(
    endpoint: E & (Shown extends Value<E> ? unknown : never),
    decide: (
      tx: Tx,
      call: OpsCall<E>,
      wanted: Received<E>['params'] & Received<E>['body'],
      now: Date,
    ) => Promise<unknown>,
  ): OpsRoute =>
    opsRoute<E>(endpoint, (call) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const wanted = Object.assign({}, call.params, call.body);
        await decide(tx, call, wanted, now);
        return (await show(tx, call as unknown as AnyOpsCall, wanted.id, now)) as Value<E>;
      }),
    );
}
