import type { BonusAudience } from '@lanna/rules/rewards/bonuses/audience';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { OfferForm } from './offer.ts';

type Typed = OfferForm['audience'];

/** An audience as it is kept, with the agent's account. Refuses one that no member can meet with `bonus_terms_impossible`. */
export async function keptAudience(
  tx: Tx,
  merchantId: string,
  typed: Typed,
  segments: AskSegments,
): Promise<BonusAudience | null> {
  if (typed === null || Object.values(typed).every((part) => part === null)) return null;
  const { agent, registeredSince, segment: pin, ...rest } = typed;
  const name = pin ? await segments()?.named(tx, { merchantId, pin }) : undefined;
  if (pin && name === undefined) throw new Refusal('bonus_terms_impossible');
  // The name is for those who decide about it.
  const audience = { ...rest, segment: pin && { id: pin.id, version: pin.version, name } };
  const since = registeredSince && new Date(registeredSince).toISOString();
  if (agent === null) return { ...audience, registeredSince: since, agentId: null };
  const account = await tx
    .selectFrom('members.account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username_key', '=', agent.toLowerCase())
    .where('type', '<>', 0)
    .executeTakeFirst();
  if (!account) throw new Refusal('bonus_terms_impossible');
  return { ...audience, registeredSince: since, agentId: account.id };
}

/** The same with the agent's name. */
export async function shownAudience(db: Queryable, audience: BonusAudience | null): Promise<Typed> {
  if (audience === null) return null;
  const { agentId, segment = null, ...shown } = audience;
  const agent = agentId
    ? await db.selectFrom('members.account').select('username').where('id', '=', agentId).executeTakeFirst()
    : undefined;
  return { ...shown, agent: agent?.username ?? null, segment } as Typed;
}

/** Whom the present version of an offer is for, with the agent's name. */
export async function readAudience(tx: Tx, { id, version }: { id: string; version: number }): Promise<Typed> {
  const { audience } = await tx
    .selectFrom('bonuses.offer_version')
    .select('audience')
    .where('offer_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return shownAudience(tx, audience as unknown as BonusAudience | null);
}
