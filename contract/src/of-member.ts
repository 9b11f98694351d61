import { z } from 'zod';

/** Which member a call is about. Outside the operator's brands it is `not_found`. */
export const ofMember = z.object({ id: z.uuid() });
