import { z } from 'zod';

/* What the operator's calls about results of lotteries have in common. Draws are those of all brands, so all of them concern the whole house. */

export const moment = z.iso.datetime();
export const gameCode = z.string().regex(/^[A-Z0-9_]{1,40}$/);
export const numero = z.string().regex(/^[A-Z0-9_-]{1,40}$/);
export const resultText = z.string().trim().min(1).max(4000);
export const count = z.int().nonnegative();
/** Sent to a second operator. */
export const proposed = z.object({ proposalId: z.uuid() });
