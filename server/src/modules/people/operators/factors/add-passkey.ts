import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { registerPasskey } from '../../../../platform/second-factor/passkey.ts';
import { consoleSite, takeChallenge } from '../internal/passkeys.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';
import { noteFactor } from './known-factor.ts';
import { noteNewFactor } from './note-new-factor.ts';

const MAX_PASSKEYS = 20;

/**
 * Adds the passkey that the browser has made. Gives recovery codes where there are none. Every other session ends. Refuses with
 * `second_factor_wrong`, and with `factor_of_another` where another operator ever had it.
 */
export async function addPasskey(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  { name, response }: { name: string; response: Record<string, unknown> },
  call: OwnCall,
): Promise<{ recoveryCodes: string[] }> {
  const operatorId = call.operator.id;
  const now = clock.now();
  const site = consoleSite(call);
  const challenge = await takeChallenge(db.kysely, { response, purpose: 'add', operatorId, now });
  const passkey = challenge && (await registerPasskey({ site, challenge, response }));
  if (!passkey) throw new Refusal('second_factor_wrong');
  return db.transaction(async (tx) => {
    // Orders calls of one operator, so that together they do not go beyond the bound.
    await tx
      .selectFrom('operators.operator')
      .select('id')
      .where('id', '=', operatorId)
      .forUpdate()
      .executeTakeFirst();
    const { count } = await tx
      .selectFrom('operators.passkey')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('operator_id', '=', operatorId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_PASSKEYS) throw new Refusal('second_factor_wrong', { max: MAX_PASSKEYS });
    await noteFactor(tx, operatorId, passkey.publicKey);
    const added = await tx
      .insertInto('operators.passkey')
      .values({
        id: passkey.id,
        operator_id: operatorId,
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
    const { sessionsEnded, recoveryCodes } = await noteNewFactor(tx, call, now);
    await call.record(tx, {
      action: 'operators.add-passkey',
      brandId: null,
      subject: operatorSubject(call.operator),
      after: { name, sessionsEnded },
    });
    return { recoveryCodes };
  });
}
