import { isDeepStrictEqual } from 'node:util';
import type { Permission } from '@lanna/contract/endpoint';
import type { FourEyes } from '@lanna/rules/four-eyes';
import { z } from 'zod';
import { Refusal } from '../refusals/refusal.ts';
import type { Tx } from '../sql/database.ts';
import { type ActionFacts, type ActionSubject, type ProposalKind, proposalKind } from './operator-gate.ts';
import type { AnyOpsCall } from './ops-route.ts';

/** What a change that may wait for a second operator needs of its call. */
export type PairedCall = Pick<AnyOpsCall, 'operator' | 'record' | 'mustBeProposed' | 'propose'>;

/** The change as its own use case carries it out, once two have agreed: the use case asks `mustBeProposed` again, and is answered no. */
interface Approved {
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>;
  brandId: string;
  reason: string;
  now: Date;
}

/**
 * A kind of proposal about a change of settings: approved, its use case runs again as it was asked for. It is outdated when what stood before is
 * not what both have seen any more.
 */
export function changeProposal<Wanted extends z.ZodType>(of: {
  kind: string;
  permission: Permission;
  rule: FourEyes;
  wanted: Wanted;
  carryOut(tx: Tx, wanted: z.output<Wanted>, approved: Approved): Promise<unknown>;
}): ProposalKind {
  const facts = z.record(z.string(), z.unknown());
  type Payload = z.ZodType<{ wanted: z.output<Wanted>; before: ActionFacts; after: ActionFacts }>;
  const { kind, permission, rule } = of;
  return proposalKind({
    kind,
    permission,
    rule,
    payload: z.object({ wanted: of.wanted, before: facts, after: facts }) as unknown as Payload,
    preview: async (_db, { before, after }) => ({ before, after }),
    carryOut: async (tx, { wanted, ...seen }, { brandId, reason, proposer, approver, now }) => {
      if (brandId === null) throw new Error('a change of settings is of a brand');
      let done: { before: ActionFacts; after: ActionFacts } | undefined;
      const call: Approved['call'] = {
        operator: { ...approver, name: `${proposer}, ${approver.name}` },
        brandIds: [brandId],
        record: async (_tx, { before, after }) => {
          done = { before: before ?? {}, after: after ?? {} };
        },
        mustBeProposed: async () => false,
        propose: async () => {
          throw new Error('what two have agreed on is not proposed again');
        },
      };
      await of.carryOut(tx, wanted, { call, brandId, reason, now });
      if (!done) throw new Error(`${kind} was carried out and recorded nothing`);
      if (!isDeepStrictEqual(asKept(done.before), seen.before)) throw new Refusal('proposal_outdated');
      return done;
    },
  });
}

/** Asks a second operator for a change; nothing changes until then. `before` and `after` are what the use case would record. */
export function proposeChange(
  tx: Tx,
  call: Pick<PairedCall, 'propose'>,
  {
    wanted,
    before,
    after,
    ...proposal
  }: {
    kind: string;
    brandId: string;
    subject: ActionSubject;
    reason: string;
    wanted: unknown;
    before: ActionFacts;
    after: ActionFacts;
  },
): Promise<string> {
  return call.propose(tx, { ...proposal, payload: { wanted, before: asKept(before), after: asKept(after) } });
}

/** As the database gives it back. */
function asKept(facts: ActionFacts): ActionFacts {
  return JSON.parse(JSON.stringify(facts)) as ActionFacts;
}
