import type { ContractList, ContractView } from '@lanna/contract/commission/contracts/contracts';
import { contractTermsOf, wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { Language } from '@lanna/contract/people/members/members';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { movesOf } from '@lanna/rules/commission/contracts/contract-life';
import { aboveOwn, bestRateOf, type ContractKind } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageFacts } from '../../../../platform/sql/numbered-page.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandName } from '../../../house/brands/brand-name.ts';
import { maskName } from '../../../people/members/mask.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { offerHours } from '../signing/propose-contract.ts';
import { type Contract, contractOf, contractRows, dayOf, inForce } from './contract-row.ts';

const OWN_MOST = 30;
const AGENTS_MOST = 500;

/** Contracts of one kind as one agent sees them: own ones, those of the line, and what can be offered. */
export async function listOwnContracts(
  db: Queryable,
  kind: ContractKind,
  {
    brand,
    memberId,
    language,
    now,
    pageNo,
    pageSize,
  }: {
    brand: BrandProfile;
    memberId: string;
    language: Language;
    now: Date;
    pageNo: number;
    pageSize: number;
  },
): Promise<ContractList> {
  const viewer = { memberId, brandName: brandName(brand, language) };
  const mine = contractRows(db).where('c.merchant_id', '=', brand.id).where('c.kind', '=', kind);
  const [own, line, { total }, upline, agents, givable, plans, hours] = await Promise.all([
    mine
      .where('c.member_id', '=', memberId)
      .orderBy(OPEN_FIRST)
      .orderBy('c.id', 'desc')
      .limit(OWN_MOST)
      .execute(),
    mine
      .where('c.upline_id', '=', memberId)
      .orderBy(OPEN_FIRST)
      .orderBy('c.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('contracts.contract')
      .select(sql<number>`count(*)::integer`.as('total'))
      .where('merchant_id', '=', brand.id)
      .where('kind', '=', kind)
      .where('upline_id', '=', memberId)
      .executeTakeFirstOrThrow(),
    uplineOf(db, brand.id, memberId),
    directAgents(db, brand.id, memberId),
    inForce(db, memberId, kind),
    db
      .selectFrom('contracts.plan')
      .select(['name', 'terms'])
      .where('merchant_id', '=', brand.id)
      .where('kind', '=', kind)
      .orderBy('name')
      .execute(),
    offerHours(db, brand.id),
  ]);
  const contracts = [...own, ...line].map(contractOf);
  const names = await namesOf(db, { merchantId: brand.id, memberId }, contracts);
  const views = contracts.map((contract) => contractView(contract, viewer, names));
  const best = givable.map(({ terms }) => terms).toSorted((a, b) => bestRateOf(b) - bestRateOf(a))[0];
  return {
    today: dayOf(now, brand.timeZone),
    own: views.slice(0, own.length),
    upline: upline === undefined ? null : maskName(upline),
    best: best ? wireTermsOf(best) : null,
    line: views.slice(own.length),
    ...pageFacts({ pageNo, pageSize }, total),
    agents: agents.map(({ id, username }) => ({ id, name: username ?? '' })),
    plans: plans
      .map((plan) => ({ name: plan.name, terms: contractTermsOf(plan.terms) }))
      .filter(({ terms }) => best !== undefined && aboveOwn(terms, best, 'upline') === undefined)
      .map(({ name, terms }) => ({ name, terms: wireTermsOf(terms) })),
    offerHours: hours,
  };
}

const OPEN_FIRST = sql`case when c.state in ('asked', 'offered') then 0 when c.state in ('effective', 'termination_asked') then 1 else 2 end`;

export interface Viewer {
  memberId: string;
  brandName: string;
}

export function contractView(
  contract: Contract,
  { memberId, brandName: brand }: Viewer,
  names: ReadonlyMap<string, string>,
): ContractView {
  const side = contract.memberId === memberId ? 'member' : 'upline';
  const other = side === 'member' ? contract.uplineId : contract.memberId;
  const { endingBy, endingAt, noticeDay } = contract;
  return {
    id: contract.id,
    kind: contract.kind,
    side,
    other: { id: other, name: other === null ? brand : (names.get(other) ?? '') },
    payer: contract.payer,
    terms: wireTermsOf(contract.terms),
    state: contract.state,
    proposedAt: contract.proposedAt.toISOString(),
    expiresAt: contract.expiresAt.toISOString(),
    fromDay: contract.fromDay,
    lastDay: contract.lastDay,
    ending:
      contract.state === 'termination_asked' && endingBy && endingAt && noticeDay
        ? { by: endingBy, at: endingAt.toISOString(), noticeDay }
        : null,
    closing: contract.closing,
    sha256: contract.sha256,
    moves: movesOf(contract, side),
  };
}

/** The parties of contracts by their names, as one of them is shown the others. */
export async function namesOf(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  contracts: readonly Contract[],
): Promise<Map<string, string>> {
  const ids = [
    ...new Set(contracts.flatMap(({ memberId, uplineId }) => [memberId, ...(uplineId ? [uplineId] : [])])),
  ];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'agent_id'])
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, nameInLine(memberId, row)]));
}

async function uplineOf(db: Queryable, merchantId: string, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members.account as m')
    .innerJoin('members.account as a', 'a.id', 'm.agent_id')
    .select('a.username')
    .where('m.id', '=', memberId)
    .where('m.merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row && (row.username ?? '');
}

function directAgents(db: Queryable, merchantId: string, memberId: string) {
  return db
    .selectFrom('members.account')
    .select(['id', 'username'])
    .where('merchant_id', '=', merchantId)
    .where('agent_id', '=', memberId)
    .where('type', 'in', [...AGENT_TYPES])
    .orderBy('registered_at', 'desc')
    .limit(AGENTS_MOST)
    .execute();
}
