import { type ActivityState, OPEN_STATES } from '@lanna/rules/rewards/promotions/activity';

/** An operator has yet to decide. */
export const WAITING: ReadonlySet<ActivityState> = new Set(OPEN_STATES);
