import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { IN_LINE } from '../../people/agents/agents.ts';
import { countGiven, given } from '../../query.ts';

/** The agent's own money: what came from the line and the brand, and what went to the line. */

/** contract: what was set aside for own contracts, and came back. */
export const AGENT_ACCOUNT_KINDS = [
  'transfer',
  'envelope',
  'commission',
  'salary',
  'dividend',
  'contract',
] as const;
export type AgentAccountKind = (typeof AGENT_ACCOUNT_KINDS)[number];

const query = {
  /** Days of the brand's calendar, both included; without them the last 30. */
  from: given(z.iso.date()),
  to: given(z.iso.date()),
  kind: given(z.enum(AGENT_ACCOUNT_KINDS)),
};

const row = z.object({
  /** Of the transfer in the books. */
  id: z.string(),
  kind: z.enum(AGENT_ACCOUNT_KINDS),
  /** As the books call it. */
  code: z.string(),
  /** Below zero: it left the wallet. */
  change: moneyText,
  currency: z.string(),
  at: z.iso.datetime(),
  /** Of whom a transfer came, or whom it went to; null where the brand or the agent is the other side. */
  other: z.string().describe(IN_LINE).nullable(),
  /** What it was for: the id of a transfer, an envelope’s share, a payment. */
  reference: z.uuid(),
});
export type AgentAccountRow = z.infer<typeof row>;

export const agentAccount = endpoint({
  method: 'GET',
  path: '/wps/agent/account',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What moved the agent’s wallet as an agent, newest first, with the sums of the period',
  query: z.object({
    ...query,
    /** `next` of the page before. */
    after: given(z.string().max(200)),
    pageSize: countGiven(100, 20),
  }),
  value: z.object({
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
    currency: z.string(),
    /** Of the whole period, whatever kind the rows are narrowed to. */
    totals: z.array(z.object({ kind: z.enum(AGENT_ACCOUNT_KINDS), came: moneyText, went: moneyText })),
    rows: z.array(row),
    next: z.string().nullable(),
  }),
  /** `record_period_refused` {daysMax}. */
  refusals: ['record_period_refused'],
  limit: LIMITS.read,
});

export const agentAccountFile = endpoint({
  method: 'GET',
  path: '/wps/agent/account.csv',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'All of it as a file',
  query: z.object(query),
  value: z.string(),
  refusals: ['record_period_refused'],
  limit: LIMITS.read,
});
