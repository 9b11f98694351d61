import {
  CONTRACT_CLOSINGS,
  CONTRACT_EVENTS,
  CONTRACT_MOVES,
  CONTRACT_SIDES,
  CONTRACT_STATES,
} from '@lanna/rules/commission/contracts/contract-life';
import { CONTRACT_KINDS, type ContractKind, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { IN_LINE, MASKED } from '../../people/agents/agents.ts';
import { countGiven } from '../../query.ts';
import { contractTerms } from './terms.ts';

/** Contracts between an agent and the agent above, or the brand: who earns what of a team, and how that begins and ends. */

const day = z.iso.date();
const moment = z.iso.datetime();
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

export const contractView = z.object({
  id: z.uuid(),
  kind: z.enum(CONTRACT_KINDS),
  /** The caller's side: member earns, upline grants. */
  side: z.enum(CONTRACT_SIDES),
  other: z.object({
    /** Null for the brand. */
    id: z.uuid().nullable(),
    name: z.string().describe(IN_LINE),
  }),
  payer: z.enum(PAYERS),
  terms: contractTerms,
  state: z.enum(CONTRACT_STATES),
  proposedAt: moment,
  expiresAt: moment,
  fromDay: day.nullable(),
  lastDay: day.nullable(),
  ending: z.object({ by: z.enum(CONTRACT_SIDES), at: moment, noticeDay: day }).nullable(),
  closing: z.enum(CONTRACT_CLOSINGS).nullable(),
  sha256: sha256Hex,
  /** What the caller may do now. */
  moves: z.array(z.enum(CONTRACT_MOVES)),
});
export type ContractView = z.infer<typeof contractView>;

const listed = z.object({
  /** The day of the brand. */
  today: day,
  /** Contracts the caller earns by: proposals and those in force first, then the newest. */
  own: z.array(contractView),
  /** The agent above; null for an agent at the top. */
  upline: z.string().describe(MASKED).nullable(),
  /** What the caller may give from: the own terms in force. Null: nothing can be offered. */
  best: contractTerms.nullable(),
  /** Contracts with agents directly below, a page of them. */
  line: z.array(contractView),
  pageNum: z.int(),
  totalPages: z.int(),
  total: z.int(),
  /** Agents directly below, to offer to; so many at most. */
  agents: z.array(z.object({ id: z.uuid(), name: z.string().describe(IN_LINE) })),
  /** Templates of the brand that fit into what the caller may give. */
  plans: z.array(z.object({ name: z.string(), terms: contractTerms })),
  /** For how long a proposal waits. */
  offerHours: z.int(),
});
export type ContractList = z.infer<typeof listed>;

const password = z.string().max(256);
const ofContract = { id: z.uuid() };
/** What is done with contracts of one kind. What obliges asks for the password. */
export const contractAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('offer'),
    member: z.uuid(),
    payer: z.enum(PAYERS),
    terms: contractTerms,
    password,
  }),
  z.object({ action: z.literal('ask'), payer: z.enum(PAYERS), terms: contractTerms, password }),
  /** The hash of what was read, so that nothing else is signed. */
  z.object({ action: z.literal('sign'), ...ofContract, sha256: sha256Hex, password }),
  z.object({ action: z.literal('terminate'), ...ofContract, password }),
  z.object({ action: z.literal('consent'), ...ofContract, password }),
  z.object({ action: z.literal('deny'), ...ofContract }),
  z.object({ action: z.literal('withdraw'), ...ofContract }),
  z.object({ action: z.literal('refuse'), ...ofContract }),
  z.object({ action: z.literal('keep'), ...ofContract }),
]);
export type ContractAction = z.infer<typeof contractAction>;

const listOf = <const Path extends string, const Module extends string>(
  path: Path,
  module: Module,
  what: string,
) =>
  endpoint({
    method: 'GET',
    path,
    module,
    access: 'agent',
    summary: `${what}: own ones, those with agents directly below, and what may be offered`,
    query: z.object({ pageNo: countGiven(10_000, 1), pageSize: countGiven(50, 20) }),
    value: listed,
    refusals: [],
    limit: LIMITS.read,
  });

const moveOf = <const Path extends string, const Module extends string>(
  path: Path,
  module: Module,
  what: string,
) =>
  endpoint({
    method: 'POST',
    path,
    module,
    access: 'agent',
    encrypted: true,
    needsTerms: true,
    summary: `${what}: offers, asks, signs, denies, takes back, asks for the end, and answers that`,
    body: contractAction,
    value: z.object({
      id: z.uuid(),
      state: z.enum(CONTRACT_STATES),
      fromDay: day.nullable(),
      lastDay: day.nullable(),
    }),
    refusals: [
      'contract_unknown',
      'contract_off',
      'contract_waits',
      'contract_moved_on',
      'contract_terms_wrong',
      'contract_above_own',
      'contract_not_below',
      'contract_no_upline',
      'contract_brand_pays',
      'password_wrong',
      'agent_frozen',
    ],
    limit: LIMITS.write,
  });

const DIVIDEND = ['/wps/relay/MCSFE_processContractDividend', 'SIGNCONDIV3', 'Dividend contracts'] as const;
const DAILY = [
  '/wps/relay/MCSFE_processDailySalaryContract',
  'DAILYSALCONT3',
  'Daily salary contracts',
] as const;
const HOURLY = ['/wps/relay/MCSFE_processContractHourSalary', 'HOURSAL3', 'Hourly salary contracts'] as const;
const REAL_TIME = [
  '/wps/relay/MCSFE_processRealTimeSalaryContract',
  'RTSALARY3',
  'Real-time salary contracts',
] as const;

export const contractCalls = {
  dividend: { list: listOf(...DIVIDEND), move: moveOf(...DIVIDEND) },
  daily_salary: { list: listOf(...DAILY), move: moveOf(...DAILY) },
  hourly_salary: { list: listOf(...HOURLY), move: moveOf(...HOURLY) },
  real_time_salary: { list: listOf(...REAL_TIME), move: moveOf(...REAL_TIME) },
} as const satisfies Record<ContractKind, unknown>;

/** 0: none · 1: a proposal waits for the caller · 2: in force, or ended so lately that its bills may still be collected · 3: its end is asked for. */
export const CONTRACT_FLAGS = [0, 1, 2, 3] as const;
const flag = z.union(CONTRACT_FLAGS.map((one) => z.literal(one)));

export const consolidatedFunds = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  module: 'COMM3',
  access: 'player',
  summary:
    'Which contracts the caller has: all 0 for members who are no agents, and where the brand has contracts off',
  value: z.object({
    divtypereq: flag,
    dailysalreqtype: flag,
    contracthoursalreq: flag,
    realtimesalreqtype: flag,
  }),
  refusals: [],
  limit: LIMITS.read,
});

/** So many are shown at once. */
export const WAITING_MAX = 50;

export const waitingContracts = endpoint({
  method: 'GET',
  path: '/wps/agent/contracts/waiting',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'What waits for the caller’s signature: proposals of the other side, and its request to end a contract',
  value: z.object({ today: day, list: z.array(contractView) }),
  refusals: [],
  limit: LIMITS.read,
});

const text = z.object({
  language: z.string(),
  title: z.string(),
  clauses: z.array(z.object({ text: z.string(), lines: z.array(z.string()) })),
  salt: z.string(),
});

/** What the two sign: the hash follows from facts and both texts; of the other side's text there is the digest alone. */
export const contractDocument = z.object({
  contract: contractView,
  facts: z.record(z.string(), z.unknown()),
  text,
  textDigests: z.object({ member: sha256Hex, upline: sha256Hex }),
  signatures: z.array(z.object({ side: z.enum(CONTRACT_SIDES), at: moment, sha256: sha256Hex })),
  events: z.array(
    z.object({
      what: z.enum(CONTRACT_EVENTS),
      side: z.enum([...CONTRACT_SIDES, 'brand']).nullable(),
      at: moment,
    }),
  ),
});
export type ContractDocument = z.infer<typeof contractDocument>;

export const showContract = endpoint({
  method: 'GET',
  path: '/wps/agent/contracts/:id',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'One contract of the caller: its text, its hash and its signatures',
  params: z.object({ id: z.uuid() }),
  value: contractDocument,
  refusals: ['contract_unknown'],
  limit: LIMITS.read,
});
