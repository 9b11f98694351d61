import { z } from 'zod';
import { sharedRoundsState } from '../../play/bets/shared-rounds.ts';

/* ---- rounds that many players share, spoken by vendors that draw them (our studio) ---- */

/** The newest, or the one of an id. */
export const sharedRoundsRequest = z.object({
  operator_id: z.string().min(1).max(255),
  round: z.uuid().optional(),
});
export const sharedRoundsReply = sharedRoundsState;
