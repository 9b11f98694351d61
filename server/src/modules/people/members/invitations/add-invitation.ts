import { randomInt } from 'node:crypto';
import type { Invitation } from '@lanna/contract/people/agents/agents';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import {
  type Agent,
  lockInvitations,
  refuseTakenName,
  refuseWithoutPlace,
} from '../internal/agent-invitations.ts';
import { type InvitationPresets, insertPresetRates, NO_PRESETS } from './invitation-presets.ts';
import { nameOf } from './rename-invitation.ts';

/** Open and closed codes together: a closed code is kept, since members have registered with it. */
const INVITATIONS_MAX = 200;
/** Codes are read out over the telephone too, so no letter or digit can be mistaken for another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/**
 * Opens another invitation code of an agent, under a name if one is given. Refuses with `invitation_limit_reached`,
 * `invitation_name_invalid` and `invitation_name_taken`.
 */
export async function addInvitation(
  { db, clock }: { db: Database; clock: Clock },
  agent: Agent,
  request = '',
): Promise<Invitation> {
  return db.transaction((tx) => insertInvitation(tx, agent, request, clock.now()));
}

/** The same in the caller's transaction. */
export async function insertInvitation(
  tx: Tx,
  agent: Agent,
  request: string,
  now: Date,
  presets: InvitationPresets = NO_PRESETS,
): Promise<Invitation> {
  const name = nameOf(request);
  const invitations = await lockInvitations(tx, agent);
  refuseWithoutPlace(invitations);
  if (invitations.length >= INVITATIONS_MAX) throw new Refusal('invitation_limit_reached');
  refuseTakenName(invitations, name, now);
  const code = newCode();
  await tx
    .insertInto('members.affiliate_code')
    .values({
      merchant_id: agent.merchantId,
      code,
      agent_id: agent.memberId,
      created_at: now,
      name,
      expires_on: presets.expiresOn,
      uses_max: presets.usesMax,
    })
    .execute();
  await insertPresetRates(tx, agent.merchantId, code, presets.rates);
  const { rates, ...limits } = presets;
  return {
    code,
    name,
    createdAt: now.toISOString(),
    closedAt: null,
    reopensForMs: 0,
    joined: 0,
    rates,
    ...limits,
    over: null,
  };
}

/** 31⁸ codes: a duplicate within a brand is very unlikely, and the unique constraint refuses it. */
function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
