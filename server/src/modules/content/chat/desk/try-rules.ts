import type { tryChatRules } from '@lanna/contract/content/chat/ops';
import type { Value } from '@lanna/contract/endpoint';
import { moderate } from '@lanna/rules/content/chat/moderate';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandWords } from '../writing/brand-words.ts';

/** What would become of a message, by the same rules as of one that is sent; nothing is written. */
export async function tryRules(
  db: Queryable,
  brandId: string,
  { text, invitations, ownHosts }: { text: string; invitations: boolean; ownHosts: readonly string[] },
): Promise<Value<typeof tryChatRules>> {
  const said = moderate(text, {
    words: await brandWords(db, brandId),
    ownHosts,
    invitationsAllowed: invitations,
  });
  return {
    verdict: said.verdict,
    rule: said.verdict === 'accept' ? null : said.rule,
    found: said.verdict === 'accept' ? '' : said.found,
    shown: said.verdict === 'accept' ? text : said.verdict === 'mask' ? said.shown : '',
  };
}
