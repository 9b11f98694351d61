import type { IdentityCheckPage, IdentityDeskMove } from '@lanna/contract/accounts/kyc/ops';
import { ageOn } from '@lanna/rules/accounts/kyc/age';
import type { IdentityReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import { type IdentityState, mayMoveIdentity } from '@lanna/rules/accounts/kyc/identity-states';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readRegisteredPerson } from '../../../people/members/persons/registered-person.ts';
import type { KycDeps } from '../documents/deps.ts';
import { openPerson } from '../documents/person.ts';
import { picturesOf } from '../documents/pictures.ts';
import { portalChecks } from '../documents/portal-checks.ts';
import { readIdentitySettings } from '../documents/settings.ts';
import { dayIn, ownerOf, reasonsOf, stateOf, submissions } from '../documents/submission.ts';
import { checks, showCheckRow } from './list-checks.ts';

/** What each of the desk's moves makes of documents. */
const MOVES = {
  take: 'reviewing',
  put_back: 'submitted',
  approve: 'approved',
  reject: 'rejected',
  ask_again: 'expired',
} as const satisfies Record<IdentityDeskMove, IdentityState>;

/** Documents for the desk, with everything to decide by but the pictures. Refuses with `not_found`. */
export async function showCheck(
  db: Queryable,
  { secrets }: Pick<KycDeps, 'secrets'>,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator'>,
  id: string,
  now: Date,
): Promise<IdentityCheckPage> {
  const record = await checks.found({ ...call, db }, id);
  const owner = ownerOf(record);
  const who = openPerson(secrets, 'kyc.submission', id, record.person);
  const [gate, registered, account, found, pictures, all, history] = await Promise.all([
    readIdentitySettings(db, owner.merchantId),
    readRegisteredPerson(db, owner),
    db
      .selectFrom('members.account')
      .select(['status', 'registered_at'])
      .where('id', '=', owner.memberId)
      .executeTakeFirstOrThrow(),
    portalChecks(db, record, who, now),
    picturesOf(db, [id]),
    submissions(db)
      .where('s.member_id', '=', owner.memberId)
      .where('s.merchant_id', '=', owner.merchantId)
      .orderBy('s.attempt', 'desc')
      .limit(20)
      .execute(),
    readHistory(db, id),
  ]);
  return {
    row: showCheckRow(record, call.brands),
    language: record.language,
    typed: {
      name: who.name,
      birthday: who.birthday,
      age: ageOn(who.birthday, dayIn(gate.timeZone, now)),
      validUntil: record.valid_until,
    },
    registered: {
      status: account.status,
      registeredAt: account.registered_at.toISOString(),
      name: registered.fullName,
      payeeName: registered.payeeName,
      birthday: registered.birthday,
      minimumAge: gate.minimumAge,
    },
    checks: found.checks,
    sharedWith: await namesOf(db, found.sharedWith),
    usedAtOtherBrands: found.usedAtOtherBrands,
    pictures: pictures.map(({ id: picture, part, dropped }) => ({ id: picture, part, dropped })),
    words: record.words,
    earlier: all
      .filter((one) => one.id !== id)
      .map((one) => ({
        id: one.id,
        attempt: one.attempt,
        state: stateOf(one),
        reasons: reasonsOf(one),
        sentAt: one.sent_at.toISOString(),
      })),
    // Of what was sent before another version nothing is decided any more.
    moves: all[0]?.id === id ? movesOf(stateOf(record), record.handled_by_id, call.operator.id) : [],
    history,
  };
}

/** What another operator has must be taken first. */
function movesOf(state: IdentityState, holderId: string | null, operatorId: string): IdentityDeskMove[] {
  const possible = (Object.keys(MOVES) as IdentityDeskMove[]).filter((move) =>
    mayMoveIdentity(state, MOVES[move]),
  );
  if (state !== 'reviewing') return possible;
  return holderId === operatorId
    ? possible.filter((move) => move !== 'take')
    : possible.filter((move) => move === 'take');
}

async function namesOf(
  db: Queryable,
  shared: ReadonlyMap<string, IdentityCheckPage['sharedWith'][number]['what']>,
): Promise<IdentityCheckPage['sharedWith']> {
  if (shared.size === 0) return [];
  const rows = await db
    .selectFrom('members.account')
    .select(['id', 'username'])
    .where('id', 'in', [...shared.keys()])
    .orderBy('username')
    .execute();
  return rows.map(({ id, username }) => ({ id, name: username, what: shared.get(id) ?? 'number' }));
}

async function readHistory(db: Queryable, id: string): Promise<IdentityCheckPage['history']> {
  const rows = await db
    .selectFrom('kyc.move')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    from: row.from_state as IdentityState | null,
    to: row.to_state as IdentityState,
    operator: row.operator_name,
    reasons: row.reasons as IdentityReason[],
    words: row.words,
    at: row.at.toISOString(),
  }));
}
