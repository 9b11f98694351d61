import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { clearingFixture } from './reconciliation.factory.ts';

const EXTERNAL = 'THE-LANTERN-PAYMENT';
const read = { access: 'reconciliation.read', secrets: () => [EXTERNAL] } as const;

/** A payment without an owner, as a case. */
async function opened({ db, river, clock }: OpsFixture): Promise<string> {
  const { confirm } = await clearingFixture(db, clock, river);
  const confirmation = await confirm(70_000n, { externalReference: `${EXTERNAL} ${newId()}` });
  const id = newId();
  const now = clock.now();
  await db.kysely
    .insertInto('reconciliation.money_case')
    .values({
      id,
      merchant_id: river.id,
      fact: `confirmation:${confirmation}`,
      kind: 'confirmed_not_posted',
      source: 'confirmations',
      channel_code: 'BANK',
      way: 'in',
      confirmation_id: confirmation,
      currency: river.currency,
      told: 70_000n,
      facts: JSON.stringify({ external: EXTERNAL }),
      since: now,
      opened_at: now,
    })
    .execute();
  return id;
}

const ofCase = (body: Record<string, unknown> | null, row: Partial<OpsRow> = {}): OpsRow => ({
  access: 'reconciliation.decide',
  foreign: 'not_found',
  secrets: () => [EXTERNAL],
  ...row,
  input: async (fixture) => ({ params: { id: await opened(fixture) }, ...(body && { body }) }),
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/reconciliation/liability': read,
  'GET /ops/reconciliation/liability.csv': read,
  'GET /ops/reconciliation/clearing': read,
  'POST /ops/reconciliation/look': { access: 'reconciliation.read', input: () => ({ body: {} }) },
  'GET /ops/money-cases': read,
  'GET /ops/money-cases.csv': read,
  'GET /ops/money-cases/:id': ofCase(null, { access: 'reconciliation.read' }),
  'POST /ops/money-cases/:id/hand': ofCase({ version: 1, take: true }),
  'POST /ops/money-cases/:id/notes': ofCase({ words: 'asked the bank' }),
  'POST /ops/money-cases/:id/decision': ofCase(
    { version: 1, decision: 'bank_mistake', reason: 'told by the bank' },
    { stepUp: true },
  ),
};
