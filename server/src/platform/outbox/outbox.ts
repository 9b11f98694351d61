import { sql } from 'kysely';
import type { MailAttachment, Mailer } from '../mail/mailer.ts';
import type { Clock } from '../process/clock.ts';
import { newId } from '../sealing/ids.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { Database } from '../sql/database.ts';

const KEPT_MS = 7 * 24 * 3_600_000;
const MAX_SHOWN = 200;

export interface OutboxMessage {
  id: string;
  channel: 'mail' | 'sms';
  recipient: string;
  /** Empty for an SMS. */
  subject: string;
  text: string;
  html: string | null;
  createdAt: Date;
}

export interface Outbox {
  mailer: Mailer;
  smsSender: SmsSender;
  /** Newest first, at most 200. */
  newest(limit: number): Promise<OutboxMessage[]>;
}

/**
 * Keeps mail and SMS in the database instead of sending them, for a demo that has no provider. Never wire it for a brand
 * with real players: any reader of it can take over accounts. `scope` separates the brands.
 */
export function outbox(deps: { db: Database; clock: Clock }, scope: string): Outbox {
  const { db, clock } = deps;

  async function keep(message: Pick<OutboxMessage, 'channel' | 'recipient' | 'subject' | 'text' | 'html'>) {
    const { channel, recipient, subject, text, html } = message;
    await sql`insert into platform.outbox (id, scope, channel, recipient, subject, text, html, created_at)
      values (${newId()}, ${scope}, ${channel}, ${recipient}, ${subject}, ${text}, ${html}, ${clock.now()})`.execute(
      db.kysely,
    );
    return { code: null, reference: null };
  }

  return {
    mailer: {
      // What is attached is read behind the text: nothing is lost for want of a provider.
      send: ({ to, subject, text, html = null, attachments = [] }) =>
        keep({
          ...{ channel: 'mail', recipient: to, subject, html },
          text: [text, ...attachments.filter(({ cid }) => !cid).map(readable)].join('\n\n'),
        }),
    },
    smsSender: {
      send: ({ to, text }) => keep({ channel: 'sms', recipient: to, subject: '', text, html: null }),
    },
    newest: async (limit) => {
      const { rows } = await sql<OutboxMessage>`
        select id, channel, recipient, subject, text, html, created_at as "createdAt"
        from platform.outbox where scope = ${scope}
        order by created_at desc, id desc limit ${Math.min(Math.max(limit, 1), MAX_SHOWN)}`.execute(
        db.kysely,
      );
      return rows;
    },
  };
}

/** What is no text is named alone. */
function readable({ name, content }: MailAttachment): string {
  return typeof content === 'string' ? `${name}\n${content}` : name;
}

/** Forgets what is older than a week, of every scope. */
export async function sweepOutbox(deps: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  await sql`delete from platform.outbox where created_at < ${before}`.execute(deps.db.kysely);
}
