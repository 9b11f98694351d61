import { OUTWARD_KINDS } from '@lanna/contract/oversight/alerts/alert-terms';
import { z } from 'zod';
import { type ProposalKind, proposalKind } from '../../../../../platform/ops/operator-gate.ts';
import type { SecretBox } from '../../../../../platform/sealing/secret-box.ts';
import { checkOutward, fingerprintOf, openSecret } from '../../sending/destination-secret.ts';
import {
  destinationOf,
  insertDestination,
  lockProposed,
  type Row,
  updateDestination,
} from './destination-row.ts';

/** What leads out of the house waits for a second operator, always: an address of one's own would be sent the house's figures. */
export const ADD = 'alerts.add-destination';
export const CHANGE = 'alerts.change-destination';
export const OPEN = 'alerts.open-destination';

const language = z.enum(['EN', 'TH']);
/** The secret travels sealed, for the row that it will stand in. */
const added = z.object({
  id: z.uuid(),
  kind: z.enum(OUTWARD_KINDS),
  name: z.string(),
  language,
  address: z.string(),
  secret: z.string(),
  fingerprint: z.string(),
});
const changed = added.omit({ kind: true, secret: true, fingerprint: true }).extend({
  version: z.int(),
  secret: z.string().nullable(),
  fingerprint: z.string().nullable(),
});
const opened = z.object({ id: z.uuid(), version: z.int() });

export function destinationProposals(secrets: SecretBox): ProposalKind[] {
  return [
    proposalKind({
      kind: ADD,
      permission: 'alerts.change',
      payload: added,
      preview: async (_db, wanted) => ({ after: { ...factsOf(wanted), kind: wanted.kind, enabled: true } }),
      carryOut: async (tx, { fingerprint, ...wanted }, { brandId, now }) => {
        checkOutward(wanted.kind, wanted);
        await insertDestination(tx, {
          ...wanted,
          merchant_id: brandId,
          operator_id: null,
          operator_name: null,
          created_at: now,
        });
        return { after: { ...factsOf({ ...wanted, fingerprint }), kind: wanted.kind, enabled: true } };
      },
    }),
    proposalKind({
      kind: CHANGE,
      permission: 'alerts.change',
      payload: changed,
      preview: async (db, wanted) => {
        const row = await destinationOf(db, wanted.id);
        return { ...(row && { before: factsOf(known(secrets, row)) }), after: factsOf(wanted) };
      },
      carryOut: async (tx, { id, version, name, language, address, secret, fingerprint }) => {
        const row = await lockProposed(tx, { id, version });
        checkOutward(row.kind, { address });
        const before = factsOf(known(secrets, row));
        await updateDestination(tx, row, { name, language, address, ...(secret !== null && { secret }) });
        return { before, after: factsOf({ name, language, address, fingerprint }) };
      },
    }),
    proposalKind({
      kind: OPEN,
      permission: 'alerts.change',
      payload: opened,
      preview: async (db, { id }) => {
        const row = await destinationOf(db, id);
        return row
          ? { before: { enabled: row.enabled }, after: { ...factsOf(known(secrets, row)), enabled: true } }
          : {};
      },
      carryOut: async (tx, wanted) => {
        const row = await lockProposed(tx, wanted);
        await updateDestination(tx, row, { enabled: true });
        const facts = factsOf(known(secrets, row));
        return { before: { ...facts, enabled: row.enabled }, after: { ...facts, enabled: true } };
      },
    }),
  ];
}

interface Shown {
  name: string;
  language: string;
  address: string;
  fingerprint: string | null;
}

/** What two operators decide about; a secret by its fingerprint, and left out where it stays. */
function factsOf({ name, language, address, fingerprint }: Shown) {
  return { name, language, address, ...(fingerprint !== null && { secretFingerprint: fingerprint }) };
}

function known(secrets: SecretBox, row: Row): Shown {
  const { name, language, address } = row;
  return { name, language, address: address ?? '', fingerprint: fingerprintOf(openSecret(secrets, row)) };
}
