import * as contract from '@lanna/contract/books/ledger/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { OwnerNames } from '../owner-names.ts';
import { askForVerification } from '../verification/ask-for-verification.ts';
import { cancelVerification, showVerification, verifications } from '../verification/verifications.ts';
import type { VerificationPart } from '../verification-part.ts';
import { accounts } from './list-accounts.ts';
import { blocks, showBlock } from './list-blocks.ts';
import { transfers } from './list-transfers.ts';
import { showAccount } from './show-account.ts';
import { showTransfer } from './show-transfer.ts';

/** Accounts, transfers, the sealed chain and verification, as operators see them. */
export function ledgerOps(deps: {
  db: Database;
  clock: Clock;
  /** Both are asked while a call is answered. */
  ownerNames(): OwnerNames;
  parts(): readonly VerificationPart[];
}): OpsRoute[] {
  const { clock } = deps;
  const db = deps.db.kysely;
  const record = { db, ownerNames: deps.ownerNames };
  const steps = () => deps.parts().map(({ step }) => step);
  return [
    ...accounts.routes(db, () => record),
    opsRoute(contract.showAccount, (call) => showAccount({ ...call, ...record }, call.params.id)),
    opsRoute(contract.showKinds, async () => ({
      accounts: (await db.selectFrom('ledger.account_kind').select('code').orderBy('code').execute()).map(
        ({ code }) => code,
      ),
      codes: (
        await db.selectFrom('ledger.posting_rule').select('code').distinct().orderBy('code').execute()
      ).map(({ code }) => code),
      currencies: (
        await db.selectFrom('brands.brand').select('currency').distinct().orderBy('currency').execute()
      ).map(({ currency }) => currency),
    })),
    ...transfers.routes(db, () => record),
    opsRoute(contract.showTransfer, (call) => showTransfer(record, call.brandIds, call.params.id)),
    ...blocks.routes(db),
    opsRoute(contract.showBlock, (call) => showBlock({ ...call, db }, call.params.number)),
    ...verifications.routes(db, () => ({ steps: steps() })),
    opsRoute(contract.showVerification, (call) => showVerification(db, call.params.id)),
    opsRoute(contract.startVerification, async (call) => {
      const wanted = call.body.steps;
      if (wanted && !wanted.every((step) => steps().includes(step)))
        throw new Refusal('invalid_input', { fields: [{ field: 'steps', rule: 'unknown' }] });
      const chosen = steps().filter((step) => wanted?.includes(step) ?? true);
      const id = await deps.db.transaction(async (tx) => {
        const made = await askForVerification(tx, {
          steps: chosen,
          operator: call.operator,
          now: clock.now(),
        });
        await call.record(tx, {
          action: 'ledger.verify',
          brandId: null,
          subject: { kind: 'verification', id: made },
          after: { steps: chosen },
        });
        return made;
      });
      return showVerification(db, id);
    }),
    opsRoute(contract.cancelVerification, async (call) => {
      const { id } = call.params;
      await deps.db.transaction(async (tx) => {
        await cancelVerification(tx, id, clock.now());
        await call.record(tx, {
          action: 'ledger.cancel-verification',
          brandId: null,
          subject: { kind: 'verification', id },
        });
      });
      return showVerification(db, id);
    }),
  ];
}
