import type { applyToJoin as contract } from '@lanna/contract/accounts/join/join';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { sqlState } from '@lanna/rules/database-errors';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { type HumanChecks, refuseMachines } from '../../../people/authentication/prove-human.ts';
import { contactForm } from './contact-form.ts';

export interface Applicant {
  brand: BrandProfile;
  memberId: string | null;
  language: Language;
  /** Of one press of the button. */
  key: string;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Keeps an application to become an agent and notifies the console. One press is one application, however often it is sent: an applicant who
 * sends it again is given the first answer, also when the proof that it is a person has been used up by then. Refuses with
 * `join_already_open` while another one of the same contact or member waits.
 */
export async function applyToJoin(
  deps: { db: Database; clock: Clock } & HumanChecks,
  { captcha, captchaId, botCheck, ...application }: Received<typeof contract>['body'],
  applicant: Applicant,
): Promise<Value<typeof contract>> {
  const { brand, memberId, language } = applicant;
  const once = { scope: `join ${brand.id}`, key: applicant.key, body: application, now: deps.clock.now() };
  const proofs = { captcha, captchaId, botCheck };
  const isRepeat = await deps.db.transaction((tx) => wasAnswered(tx, once));
  if (!isRepeat) await refuseMachines(deps, proofs, brand);
  const { contacts, ...texts } = application;
  return deps.db
    .transaction((tx) =>
      answerOnce(tx, once, async () => {
        const id = newId();
        const ways = Object.fromEntries(
          Object.entries(contacts).map(([way, value]) => [way, contactForm(way, value, brand.country)]),
        );
        await tx
          .insertInto('join.application')
          .values({
            id,
            merchant_id: brand.id,
            ...texts,
            ...ways,
            language,
            member_id: memberId,
            sent_at: once.now,
          })
          .execute();
        await notifyOps(tx, { brandId: brand.id, type: 'join_changed' });
        return { id, sentAt: once.now.toISOString() };
      }),
    )
    .catch(refuseSecond);
}

function refuseSecond(error: unknown): never {
  if (sqlState(error) === UNIQUE_VIOLATION && isOpenIndex(error)) throw new Refusal('join_already_open');
  throw error;
}

export function isOpenIndex(error: unknown): boolean {
  return String((error as { constraint?: string }).constraint).startsWith('application_open_');
}
