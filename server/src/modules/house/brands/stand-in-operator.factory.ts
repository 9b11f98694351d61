import type { Action, Proposal } from '../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../platform/ops/ops-route.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { BrandProfile } from './brand.ts';

/** An operator's call; what it records and proposes is kept. */
export function standInOperator(
  brand: BrandProfile,
  name = 'Dao',
  options: { mustBeProposed?: boolean } = {},
) {
  const id = newId();
  const recorded: Action[] = [];
  const proposed: (Proposal & { id: string })[] = [];
  const call = {
    operator: { id, name, sessionId: id },
    brands: [brand],
    brandIds: [brand.id],
    address: '10.9.0.1',
    userAgent: 'console',
    language: 'EN',
    record: async (_db: unknown, action: Action) => void recorded.push(action),
    mustBeProposed: async () => options.mustBeProposed ?? false,
    propose: async (_tx: unknown, proposal: Proposal) => {
      const proposalId = newId();
      proposed.push({ ...proposal, id: proposalId });
      return proposalId;
    },
  } as unknown as AnyOpsCall;
  return { call, recorded, proposed };
}
