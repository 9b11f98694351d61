import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

const lineMode = z.object({
  prizeMode: z.enum(PRIZE_MODES),
  /** What the member bets with at most; what is between it and the agent's own comes to the agent. */
  mode: z.int(),
  /** What the agent may give: up to the own mode. */
  min: z.int(),
  max: z.int(),
  step: z.int(),
  /** The agent's own mode less the member's, in hundredths of a point: per cent of each stake. */
  pointsToAgent: z.int(),
});

export const lineModes = endpoint({
  method: 'GET',
  path: '/wps/agent/lottery-modes/:memberId',
  module: 'COMM3',
  access: 'agent',
  summary: 'The prize modes of a member of the own direct line',
  params: z.object({ memberId: z.uuid() }),
  value: z.object({ modes: z.array(lineMode) }),
  refusals: ['member_unknown'],
  limit: LIMITS.read,
});

export const setLineMode = endpoint({
  method: 'PUT',
  path: '/wps/agent/lottery-modes/:memberId',
  module: 'COMM3',
  access: 'agent',
  summary: 'Gives a member of the own direct line another prize mode; slips that were bought keep theirs',
  params: z.object({ memberId: z.uuid() }),
  body: z.object({ prizeMode: z.enum(PRIZE_MODES), mode: z.int() }),
  value: z.object({ modes: z.array(lineMode) }),
  refusals: ['member_unknown', 'line_mode_not_allowed', 'affiliate_only_invites', 'agent_frozen'],
  limit: LIMITS.write,
});
