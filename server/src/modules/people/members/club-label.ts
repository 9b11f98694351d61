import type { Language } from '@lanna/contract/people/members/members';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What a brand calls a rank level: a topic above may contribute it as `members.club-label`. Undefined: it has no name. */
export type ClubLabelOf = (
  db: Queryable,
  of: { brand: Brand; level: number; language: Language; now: Date },
) => Promise<string | undefined>;
