import type { Received } from '@lanna/contract/endpoint';
import {
  type addInvitation as endpoint,
  INVITATION_DAYS_MAX,
  type Invitation,
} from '@lanna/contract/people/agents/agents';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { insertInvitation } from '../../members/invitations/add-invitation.ts';
import { dayIn } from '../../members/persons/birthday.ts';
import type { Place } from '../internal/team.ts';
import { refuseFrozen } from '../is-frozen.ts';
import { readRates } from '../read-rates.ts';
import { refuseAboveOwn } from '../refuse-above-own.ts';

/**
 * Opens an invitation of an agent, with rates for who registers by it, a last day and a limit of uses, where they are given. Refuses with the
 * codes that the endpoint declares.
 */
export async function openInvitation(
  { db, clock }: { db: Database; clock: Clock },
  agent: Place & { timeZone: string },
  { name, rates, expiresOn, usesMax }: Received<typeof endpoint>['body'],
): Promise<Invitation> {
  await refuseFrozen(db.kysely, agent.memberId);
  const now = clock.now();
  const today = dayIn(agent.timeZone, now);
  if (expiresOn !== null) refuseOtherDay(expiresOn, today);
  refuseAboveOwn(rates, await readRates(db.kysely, agent.merchantId, agent.memberId, today));
  return db.transaction((tx) => insertInvitation(tx, agent, name ?? '', now, { rates, expiresOn, usesMax }));
}

function refuseOtherDay(day: string, today: string) {
  const last = Temporal.PlainDate.from(today).add({ days: INVITATION_DAYS_MAX }).toString();
  if (day < today || day > last) throw new Refusal('invitation_day_invalid');
}
