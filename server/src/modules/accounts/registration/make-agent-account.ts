import type { PresetRates } from '@lanna/contract/people/agents/preset-rates';
import type { Tx } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { giveFirstRates } from '../../people/agents/give-first-rates.ts';
import { insertMadeAccount } from '../../people/members/insert-made-account.ts';
import { dayIn } from '../../people/members/persons/birthday.ts';
import { readMadeNames } from './made/read-made-account.ts';
import { refuseTakenName } from './refuse-taken.ts';

export interface AgentRequest {
  username: string;
  type: 1 | 41;
  rates: PresetRates;
  passwordHash: string;
  operatorName: string;
}

/**
 * Makes an agent's account at the top, as an operator has decided. Its owner changes the first password and accepts the terms. Returns the id.
 * Refuses with `invalid_input` {fields} and `username_taken`.
 */
export async function makeAgentAccount(
  tx: Tx,
  brand: BrandProfile,
  request: AgentRequest,
  now: Date,
): Promise<{ id: string; username: string }> {
  const names = readMadeNames(request, brand.settings.registration);
  await refuseTakenName(tx, brand.id, names.username);
  const { type, passwordHash, rates, operatorName } = request;
  const account = { ...names, type, passwordHash, agentId: null, language: brand.defaultLanguage };
  const id = await insertMadeAccount(tx, brand, account, now);
  const today = dayIn(brand.timeZone, now);
  await giveFirstRates(
    tx,
    { merchantId: brand.id, memberId: id },
    { rates, own: null, setBy: null, today, now },
  );
  await tx
    .insertInto('registration.made_account')
    .values({ member_id: id, merchant_id: brand.id, operator_name: operatorName, made_at: now })
    .execute();
  return { id, username: names.username };
}
