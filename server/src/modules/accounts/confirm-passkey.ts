import type { Received, Value } from '@lanna/contract/endpoint';
import type { confirmPasskey as endpoint } from '@lanna/contract/security';
import type { Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { registerPasskey } from '../../platform/second-factor/passkey.ts';
import type { Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { endSessions } from './end-sessions.ts';
import { noteSecurityEvent } from './internal/note-security-event.ts';
import { passkeySite, takeChallenge } from './internal/passkeys.ts';
import { readPasskeyName } from './internal/read-passkey-name.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './internal/recovery-codes.ts';
import type { Visit } from './visit.ts';

const MAX_PASSKEYS = 20;

/**
 * Adds the passkey a browser has made. The first factor of an account comes with recovery codes; later ones with none.
 * Every other session ends, and so does all that remembers them. Refuses with `second_factor_wrong`, `invalid_input` {fields}.
 */
export async function confirmPasskey(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const { memberId, sessionId } = owner;
  const merchantId = visit.brand.id;
  const name = readPasskeyName(body.name);
  const now = deps.clock.now();
  const { response } = body;
  const challenge = await takeChallenge(deps.db.kysely, { response, purpose: 'add', memberId, visit, now });
  const site = passkeySite(visit);
  const passkey = challenge && (await registerPasskey({ site, challenge, response }));
  if (!passkey) throw new Refusal('second_factor_wrong');
  return deps.db.transaction(async (tx) => {
    await refuseTooMany(tx, memberId);
    const added = await tx
      .insertInto('accounts.passkey')
      .values({
        id: passkey.id,
        merchant_id: merchantId,
        member_id: memberId,
        rp_id: site.rpId,
        name,
        public_key: passkey.publicKey,
        counter: BigInt(passkey.counter),
        transports: passkey.transports,
        backed_up: passkey.backedUp,
        added_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('second_factor_wrong');
    const which = { allBut: sessionId };
    const sessionsEnded = await endSessions(tx, { merchantId, memberId, which, now });
    await noteSecurityEvent(
      tx,
      { kind: 'passkey_added', memberId, sessionId, after: { name, sessionsEnded } },
      { ...visit, now },
    );
    const hasCodes = (await countRecoveryCodes(tx, memberId)) > 0;
    return { recoveryCodes: hasCodes ? [] : await renewRecoveryCodes(tx, { merchantId, memberId }) };
  });
}

async function refuseTooMany(tx: Tx, memberId: string) {
  const kept = await tx
    .selectFrom('accounts.passkey')
    .select('id')
    .where('member_id', '=', memberId)
    .execute();
  if (kept.length >= MAX_PASSKEYS) throw new Refusal('second_factor_wrong', { max: MAX_PASSKEYS });
}
