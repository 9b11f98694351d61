import {
  CONTRACT_CLOSINGS,
  CONTRACT_EVENTS,
  CONTRACT_MOVES,
  CONTRACT_SIDES,
  CONTRACT_STATES,
} from '@lanna/rules/commission/contracts/contract-life';
import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list, searchText } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { sha256Hex } from './contracts.ts';
import { contractTerms } from './terms.ts';

/** Contracts of agents as operators see them: what the brand offers and ends, and templates. */

const day = z.iso.date();
const moment = z.iso.datetime();
const party = z.object({ id: z.string(), name: z.string() });

export const contractRow = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  member: party,
  /** Null: the brand. */
  upline: party.nullable(),
  payer: z.enum(PAYERS),
  state: z.enum(CONTRACT_STATES),
  /** In hundred-thousandths. */
  bestRate: z.int(),
  proposedAt: moment,
  fromDay: day.nullable(),
  lastDay: day.nullable(),
});
export type ContractRow = z.infer<typeof contractRow>;

export const listContracts = list({
  path: '/ops/contracts',
  access: 'contracts.read',
  summary: 'Contracts of agents, newest first',
  row: contractRow,
  choices: { state: CONTRACT_STATES, kind: CONTRACT_KINDS, payer: PAYERS },
  filters: { member: z.uuid() },
  /** A name of who earns or who grants, or the whole id of a contract. */
  search: true,
  sorts: ['at'],
});

const ofContract = z.object({ id: z.uuid() });

export const showOpsContract = opsEndpoint({
  method: 'GET',
  path: '/ops/contracts/:id',
  access: 'contracts.read',
  summary:
    'One contract: its terms, the text of the granting side, its hash computed again, signatures and history',
  params: ofContract,
  value: z.object({
    contract: contractRow,
    terms: contractTerms,
    version: z.int(),
    expiresAt: moment,
    noticeDay: day.nullable(),
    closing: z.enum(CONTRACT_CLOSINGS).nullable(),
    sha256: sha256Hex,
    /** The hash follows from what is kept. */
    isRight: z.boolean(),
    text: z.object({
      language: z.string(),
      title: z.string(),
      clauses: z.array(z.object({ text: z.string(), lines: z.array(z.string()) })),
    }),
    signatures: z.array(
      z.object({ side: z.enum(CONTRACT_SIDES), name: z.string(), at: moment, sha256: sha256Hex }),
    ),
    events: z.array(
      z.object({
        what: z.enum(CONTRACT_EVENTS),
        side: z.enum([...CONTRACT_SIDES, 'brand']).nullable(),
        operator: z.string().nullable(),
        note: z.string().nullable(),
        at: moment,
      }),
    ),
    /** What the brand may do as the granting side. */
    moves: z.array(z.enum(CONTRACT_MOVES)),
    mayEnd: z.boolean(),
    needsSecondOperator: z.boolean(),
  }),
  refusals: ['not_found'],
});

export const offerContract = opsEndpoint({
  method: 'POST',
  path: '/ops/contracts',
  access: 'contracts.offer',
  stepUp: true,
  summary:
    'Offers a contract of the brand to an agent, once a second operator agrees; both sign it for the brand',
  /** The agent by its user name. */
  body: z.object({ brand: brandCode, agent: searchText, terms: contractTerms, reason }),
  /** It waits for a second operator, and there is no contract yet. */
  value: z.object({ id: z.string().nullable(), proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'contract_terms_wrong', 'contract_not_below', 'contract_waits', 'contract_off'],
});

export const moveContract = opsEndpoint({
  method: 'POST',
  path: '/ops/contracts/:id/moves',
  access: 'contracts.offer',
  stepUp: true,
  summary:
    'Signs or denies what an agent asks the brand for, takes an offer back, asks for the end, or answers that',
  params: ofContract,
  body: z.object({ move: z.enum(CONTRACT_MOVES), version: z.int(), reason }),
  /** `proposal`: signing waits for a second operator. */
  value: z.object({ state: z.enum(CONTRACT_STATES), proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile', 'contract_moved_on'],
});

export const endContract = opsEndpoint({
  method: 'POST',
  path: '/ops/contracts/:id/end',
  access: 'contracts.end',
  stepUp: true,
  summary:
    'Ends a contract with the period that runs, without the consent of its sides; proposed where a second operator is asked for',
  params: ofContract,
  body: z.object({ version: z.int(), reason }),
  value: z.object({ outcome: z.enum(['ended', 'proposed']) }),
  refusals: ['not_found', 'changed_meanwhile', 'contract_moved_on'],
});

const plan = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  name: z.string(),
  terms: contractTerms,
  version: z.int(),
});
export type ContractPlan = z.infer<typeof plan>;

export const listPlans = opsEndpoint({
  method: 'GET',
  path: '/ops/contract-plans',
  access: 'contracts.read',
  summary: 'Templates of contracts, by brand, kind and name',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(plan),
  refusals: [],
});

export const TEMPLATE_NAME_MAX = 80;

export const savePlan = opsEndpoint({
  method: 'PUT',
  path: '/ops/contract-plans/:brand/:name',
  access: 'contracts.plans',
  summary:
    'Adds a template of a contract, or changes the one of this name; contracts that were made from it stay as they are',
  params: z.object({ brand: brandCode, name: z.string().trim().min(1).max(TEMPLATE_NAME_MAX) }),
  /** Version 0: a new one. */
  body: z.object({ terms: contractTerms, version: z.int(), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile', 'contract_terms_wrong'],
});

export const removePlan = opsEndpoint({
  method: 'DELETE',
  path: '/ops/contract-plans/:id',
  access: 'contracts.plans',
  summary: 'Removes a template; contracts that were made from it stay as they are',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found'],
});
