import { sql } from 'kysely';
import type { GatheredNotices } from '../../../platform/push/gathered-notices.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { afterCommit, type Tx } from '../../../platform/sql/database.ts';
import { notifyDevices } from '../web-push/notify-devices.ts';
import { type FactsOf, MESSAGE_ACTIONS, TEMPLATES, type TemplateName } from './broadcasts/templates.ts';
import { FACT_SCHEMAS } from './own/facts.ts';
import { deviceWords } from './own/words.ts';

export interface MessageToMember<Name extends TemplateName> {
  merchantId: string;
  memberId: string;
  template: Name;
  facts: FactsOf<Name>;
  /** A path of the site, where another than the template's is better. */
  path?: `/${string}`;
  /** Of an event that may be looked at twice: the second time writes nothing. */
  source?: string;
  /** Where many are notified at once: see `GatheredNotices`. Left out, the notice is part of the transaction. */
  notices?: Pick<GatheredNotices, 'notify'>;
  now: Date;
}

/**
 * Notifies a member of what has happened, in the transaction in which it does: a row of the inbox at once, and the member's devices where
 * they want this kind, outside of quiet hours. Answers false where there was nothing to write: the same source again, or news of
 * promotions to a member who has stepped back from play (RG-3).
 */
export async function sendMessage<Name extends TemplateName>(
  tx: Tx,
  message: MessageToMember<Name>,
): Promise<boolean> {
  const { merchantId, memberId, template, path, source = null, now } = message;
  const { kind } = TEMPLATES[template];
  const { rows } = await sql<{ written: boolean }>`
    select inbox.write_message(${newId()}, ${merchantId}, ${memberId}, ${kind}, ${template},
      ${JSON.stringify(keptFacts(message))}, ${path ?? null}, ${source}, ${now}) as written`.execute(tx);
  if (!rows[0]?.written) return false;
  await notifyPages(tx, message);
  const leadsTo = path ?? MESSAGE_ACTIONS[TEMPLATES[template].action];
  const device = { ...deviceWords(template), path: leadsTo, tag: TEMPLATES[template].action };
  await notifyDevices(tx, { merchantId, memberIds: [memberId], kind, ...device, now });
  return true;
}

/** As the schemas of the facts let them through, so that what is kept can always be shown. */
function keptFacts<Name extends TemplateName>({ template, facts }: MessageToMember<Name>) {
  const said = facts as Record<string, unknown>;
  return Object.fromEntries(
    TEMPLATES[template].facts.map((name) => [name, FACT_SCHEMAS[name].parse(said[name])]),
  );
}

async function notifyPages(
  tx: Tx,
  { memberId, notices }: Pick<MessageToMember<TemplateName>, 'memberId' | 'notices'>,
): Promise<void> {
  if (notices) afterCommit(tx, () => notices.notify([memberId], ['inbox_changed']));
  else await notifyPush(tx, { m: [memberId], t: ['inbox_changed'] });
}
