import type { OpsAccessRows, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { openWallet } from '../ledger/open-wallet.ts';

/** A member with a wallet at the stage's brand: this topic knows members by no more. */
const ofMember: OpsRow = {
  access: 'audit.read',
  input: async ({ db, river }) => {
    const id = newId();
    const { id: merchantId, currency } = river;
    await db.transaction((tx) => openWallet(tx, { merchantId, currency, memberId: id }));
    return { params: { id } };
  },
  foreign: 'not_found',
};

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/members/:id/security-events': ofMember,
  'GET /ops/members/:id/access-failures': ofMember,
};
