import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { testSecrets } from './platform/testing/test-secrets.ts';

export const OLD_TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

/** What an account of before had besides money, in the schema `accounts`: a session, a second factor, and the record of both. */
export async function fillIdentity(
  client: Client,
  merchantId: string,
  member: { memberId: string },
  agent: { memberId: string },
): Promise<void> {
  const { memberId } = member;
  await client.query(
    `insert into accounts.remember_series (id, merchant_id, member_id, secret_sha256, rotated_at, created_at, expires_at)
     values ('an-old-series', $1, $2, '\\x00', now(), now(), now() + interval '1 day')`,
    [merchantId, memberId],
  );
  await client.query(
    `insert into accounts.session
       (id, token_sha256, merchant_id, member_id, created_at, seen_at, expires_at, remember_series_id)
     values ($1, $2, $3, $4, now(), now(), now() + interval '1 hour', 'an-old-series')`,
    [randomUUID(), createHash('sha256').update('a token of before').digest(), merchantId, memberId],
  );
  const sealed = testSecrets().seal(OLD_TOTP_SECRET, { table: 'accounts.totp', row: memberId });
  await client.query('insert into accounts.totp values ($1, $2, $3, 1, now())', [
    memberId,
    merchantId,
    sealed,
  ]);
  await client.query(
    `insert into accounts.affiliate_code (merchant_id, code, agent_id, created_at) values ($1, 'Old01', $2, now())`,
    [merchantId, agent.memberId],
  );
  await client.query(
    `insert into accounts.access_failure (id, merchant_id, way, reason, member_id, address, hits, at)
     values ($1, $2, 'username', 'bad_credentials', $3, '10.0.0.1', 2, now())`,
    [randomUUID(), merchantId, memberId],
  );
  for (const kind of ['registered', 'session_opened', 'totp_added'])
    await client.query(
      `insert into accounts.security_event (id, merchant_id, member_id, kind, address, device, after, at)
       values ($1, $2, $3, $4, '10.0.0.1', 'a phone', '{"n": 1}', now())`,
      [randomUUID(), merchantId, memberId, kind],
    );
  await client.query(
    'select accounts.seal_security_events((select last_value from accounts.security_event_number), 2)',
  );
}
