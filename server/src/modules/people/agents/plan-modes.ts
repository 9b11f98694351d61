import type { PrizeMode } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import type { Tx } from '../../../platform/sql/database.ts';
import type { Place } from './internal/team.ts';

export type PlanModes = { readonly [Mode in PrizeMode]?: number | undefined };

/** Gives an agent prize modes, each no higher than the agent above has; of the topic that knows them. */
export type GiveModes = (tx: Tx, agent: Place, modes: PlanModes, now: Date) => Promise<void>;
