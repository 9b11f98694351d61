import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';

export const FIGURES_IDS_MAX = 100;

export const agentFigures = z.object({
  id: z.uuid(),
  /** Below, at any depth: members and agents together. */
  members: z.int(),
  /** Of the month so far, in the brand’s days. */
  turnover: moneyText,
  profit: moneyText,
  /** What the agent was paid of it by the house and by uplines, less what was taken back. */
  income: moneyText,
});
export type AgentFigures = z.infer<typeof agentFigures>;

export const listAgentFigures = opsEndpoint({
  method: 'GET',
  path: '/ops/teams/figures',
  access: 'teams.read',
  summary: 'What the teams of some agents came to this month',
  query: z.object({
    /** Separated by commas. */
    ids: z
      .string()
      .max(FIGURES_IDS_MAX * 37)
      .transform((text) => text.split(',').filter((id) => id !== ''))
      .pipe(z.array(z.uuid()).max(FIGURES_IDS_MAX)),
  }),
  value: z.object({ rows: z.array(agentFigures) }),
  refusals: [],
});
