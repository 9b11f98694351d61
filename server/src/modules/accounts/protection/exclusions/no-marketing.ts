import { sql } from 'kysely';
import type { Unwilling } from '../../../messaging/inbox/broadcast-audience.ts';

/** Members who want no promotions, or may be sent none since they stepped back from play. */
export const noMarketing: Unwilling = (memberId) =>
  sql<boolean>`exists (select from protection.no_marketing n where n.member_id = ${memberId})`;
