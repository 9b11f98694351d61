import type { TagColour } from '@lanna/contract/tag-colours';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Of the topic that gives tags by rules: those the member has by one, and the tags that are called like a label the member was given by hand. */
export type TagsOfMember = (
  db: Queryable,
  of: { merchantId: string; memberId: string; labels: readonly string[] },
) => Promise<readonly { name: string; colour: TagColour; byRule: boolean }[]>;
