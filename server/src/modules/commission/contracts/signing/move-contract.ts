import type { ContractAction } from '@lanna/contract/commission/contracts/contracts';
import { contractTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { ContractSide } from '@lanna/rules/commission/contracts/contract-life';
import type { ContractKind, ContractTerms, Payer } from '@lanna/rules/commission/contracts/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { confirmPassword } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { type Contract, contractOf, contractRows } from '../pages/contract-row.ts';
import { dropProposal } from './answer-proposal.ts';
import { contractDesk } from './contract-desk.ts';
import { endByParties } from './end-contract.ts';
import { proposeContract, refuseFaulty } from './propose-contract.ts';
import { signContract } from './sign-contract.ts';

export interface MoveDeps extends Pick<AuthenticationDeps, 'db' | 'clock' | 'failures'> {
  db: Database;
}
interface Owner {
  memberId: string;
  sessionId: string;
  type: number;
}

/**
 * What an agent does with contracts of a kind, as either side. What obliges asks for the password, and what is signed stands in the sealed
 * record of the account. Refuses `contract_unknown`, `contract_off`, `contract_waits`, `contract_moved_on`,
 * `contract_terms_wrong`, `contract_above_own`, `contract_not_below`, `contract_no_upline`, `contract_brand_pays`,
 * `agent_frozen`, `password_wrong`.
 */
export async function moveContract(
  deps: MoveDeps,
  kind: ContractKind,
  action: ContractAction,
  owner: Owner,
  context: RequestContext,
) {
  const { brand } = context;
  const begins = action.action === 'offer' || action.action === 'ask' || action.action === 'sign';
  if (begins && !brand.settings.site.agentPolicy) throw new Refusal('contract_off');
  const terms = 'terms' in action ? termsOf(kind, action.terms) : undefined;
  // An id that is not the caller's is said before the password is asked for.
  if ('id' in action) sideIn(await ownContract(deps, kind, action.id, owner, brand.id), owner);
  if ('password' in action) await confirmPassword(deps, owner, action.password, context);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const done = { tx, owner, context, now };
    const id =
      action.action === 'offer' || action.action === 'ask'
        ? await propose(done, action, terms)
        : await move(done, kind, action);
    return shownState(tx, id);
  });
}

interface Doing {
  tx: Tx;
  owner: Owner;
  context: RequestContext;
  now: Date;
}

async function propose(
  { tx, owner, context, now }: Doing,
  action: { action: 'offer'; member: string; payer: Payer } | { action: 'ask'; payer: Payer },
  terms: ContractTerms | undefined,
): Promise<string> {
  if (!terms) throw new Error('a proposal has terms');
  const { memberId } = owner;
  const isOffer = action.action === 'offer';
  if (isOffer) await refuseFrozen(tx, memberId);
  const parties = isOffer
    ? { memberId: action.member, uplineId: memberId }
    : { memberId, uplineId: await uplineOf(tx, context.brand.id, memberId) };
  const { id, sha256 } = await proposeContract(tx, {
    brand: context.brand,
    ...parties,
    payer: action.payer,
    terms,
    by: { side: isOffer ? 'upline' : 'member', memberId },
    now,
  });
  await recordSigned({ tx, owner, context, now }, id, sha256);
  return id;
}

async function move(
  { tx, owner, context, now }: Doing,
  kind: ContractKind,
  action: Exclude<ContractAction, { action: 'offer' | 'ask' }>,
): Promise<string> {
  const { brand } = context;
  const contract = await contractDesk.lockFor(tx, { brandIds: [brand.id] }, { id: action.id });
  if (contract.kind !== kind) throw new Refusal('contract_unknown');
  const by = { side: sideIn(contract, owner), memberId: owner.memberId };
  const { timeZone } = brand;
  switch (action.action) {
    case 'sign': {
      if (by.side === 'upline') await refuseFrozen(tx, owner.memberId);
      const outcome = await signContract(tx, contract, { by, sha256: action.sha256, timeZone, now });
      if (outcome === 'signed') await recordSigned({ tx, owner, context, now }, contract.id, contract.sha256);
      break;
    }
    case 'deny':
    case 'withdraw':
      await dropProposal(tx, contract, { move: action.action, by, now });
      break;
    default:
      await endByParties(tx, contract, { move: action.action, by, timeZone, now });
  }
  return contract.id;
}

/** The hash of what was signed, in the account's record that is sealed into a chain. */
function recordSigned({ tx, owner, context, now }: Doing, contract: string, sha256: string): Promise<void> {
  return recordSecurityEvent(
    tx,
    {
      kind: 'contract_signed',
      memberId: owner.memberId,
      sessionId: owner.sessionId,
      after: { contract, sha256 },
    },
    { ...context, now },
  );
}

function termsOf(kind: ContractKind, sent: unknown): ContractTerms {
  const terms = contractTermsOf(sent);
  if (terms.kind !== kind) throw new Refusal('contract_terms_wrong', { fieldError: 'kind' });
  refuseFaulty(terms);
  return terms;
}

async function ownContract(
  { db }: MoveDeps,
  kind: ContractKind,
  id: string,
  { memberId }: Owner,
  merchantId: string,
): Promise<Contract> {
  const row = await contractRows(db.kysely)
    .where('c.id', '=', id)
    .where('c.merchant_id', '=', merchantId)
    .where('c.kind', '=', kind)
    .where(({ or, eb }) => or([eb('c.member_id', '=', memberId), eb('c.upline_id', '=', memberId)]))
    .executeTakeFirst();
  if (!row) throw new Refusal('contract_unknown');
  return contractOf(row);
}

function sideIn({ memberId, uplineId }: Contract, owner: Owner): ContractSide {
  if (memberId === owner.memberId) return 'member';
  if (uplineId === owner.memberId) return 'upline';
  throw new Refusal('contract_unknown');
}

async function uplineOf(tx: Tx, merchantId: string, memberId: string): Promise<string | null> {
  const { agent_id: above } = await tx
    .selectFrom('members.account')
    .select('agent_id')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return above;
}

async function shownState(tx: Tx, id: string) {
  const { state, fromDay, lastDay } = contractOf(
    await contractRows(tx).where('c.id', '=', id).executeTakeFirstOrThrow(),
  );
  return { id, state, fromDay, lastDay };
}
