import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { suspectedAccounts } from './desk/open-work.ts';
import { exclusionFixture, HOUR_MS } from './excluded-person.factory.ts';
import { exclusionDepsOf } from './exclusion.factory.ts';
import { exclusionsOf } from './exclusions.ts';
import { confirmSuspected } from './persons/confirm-suspected.ts';
import { noticeChangedPersons } from './persons/notice-changed-persons.ts';

/** What an excluded person shares with another account without proof: a case for operators, and the account out of play until it is decided. */
const { db } = await testDatabase();
const fixture = await exclusionFixture(db);
const { clock, river, hill, person, newNumber } = fixture;
const deps = exclusionDepsOf({ db, clock });
const notice = () => noticeChangedPersons({ db, clock, exclusions: exclusionsOf(deps) });
let people = 0;
/** A name that no other test uses. */
const nameOf = () => `Somsak Number${people++}`;

async function excluded(details: Parameters<typeof person>[0]) {
  const member = await person(details);
  await member.exclude(6);
  clock.advance(HOUR_MS);
  return member;
}
async function under(memberId: string) {
  const rows = await db.kysely
    .selectFrom('protection.excluded_account')
    .select(['exclusion_id', 'found_by', 'suspected'])
    .where('member_id', '=', memberId)
    .execute();
  return rows;
}
/** A log-in, as the security record keeps it. */
async function wasHere(memberId: string, merchantId: string, place: { address: string; device: string }) {
  await db.kysely
    .insertInto('audit.security_event')
    .values({
      ...{
        id: newId(),
        merchant_id: merchantId,
        member_id: memberId,
        kind: 'session_opened',
        at: clock.now(),
      },
      ...place,
    })
    .execute();
  await db.pool.query(
    `insert into authentication.session (id, merchant_id, member_id, token_sha256, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $5)`,
    [newId(), merchantId, memberId, Buffer.from(newId().replaceAll('-', ''), 'hex'), clock.now()],
  );
}

test.each(['name', 'email', 'number'] as const)(
  'an account made after an exclusion that has the person’s %s without proof is out of play until it is decided, at every brand',
  async (what) => {
    const [name, email, mobile] = [nameOf(), `s${newId()}@example.test`, newNumber()];
    const shared =
      what === 'name' ? { name, birthday: '1985-02-03' } : what === 'email' ? { email } : { mobile };
    await excluded({ ...shared, proved: false });
    const later = await person(
      { ...shared, proved: false, mobile: what === 'number' ? mobile : newNumber() },
      hill,
    );
    expect(await later.status()).toBe('active');
    await notice();
    expect(await later.status()).toBe('self_excluded');
    expect(await under(later.memberId)).toMatchObject([{ suspected: true }]);
  },
);

test('a name and birthday that are filled in later are found too, whichever call writes them', async () => {
  const name = nameOf();
  await excluded({ name, birthday: '1979-12-31' });
  const later = await person({ name }, hill);
  await notice();
  expect(await later.status()).toBe('active');
  await db.kysely
    .updateTable('members.profile')
    .set({ birthday: '1979-12-31' })
    .where('member_id', '=', later.memberId)
    .execute();
  await notice();
  expect(await later.status()).toBe('self_excluded');
});

test('an account of before is not shut by what was only typed: a stranger’s name, given to harm the stranger', async () => {
  const name = nameOf();
  const victim = await person({ name, birthday: '1990-05-05' }, hill);
  clock.advance(HOUR_MS);
  await excluded({ name, birthday: '1990-05-05' });
  await wasHere(victim.memberId, hill.id, { address: '198.51.100.77', device: 'A phone of the victim' });
  await notice();
  expect(await victim.status()).toBe('active');
});

test.each([
  ['the same name', true, true],
  ['the same birthday', false, true],
  ['neither name nor birthday', false, false],
])('a second account that logs in from the person’s device with %s', async (_what, sameName, isAlike) => {
  const place = { address: `203.0.113.${people + 10}`, device: 'Mozilla/5.0 (a test)' };
  const [name, birthday] = [nameOf(), '1988-08-08'];
  const second = await person({
    name: sameName ? name : nameOf(),
    ...(isAlike && !sameName ? { birthday } : {}),
  });
  clock.advance(HOUR_MS);
  const member = await person({ name, birthday });
  await wasHere(member.memberId, river.id, place);
  await member.exclude(6);
  await wasHere(second.memberId, river.id, { ...place, device: 'Another device' });
  await notice();
  expect(await second.status()).toBe('active');
  await wasHere(second.memberId, river.id, place);
  await notice();
  expect(await second.status()).toBe(isAlike ? 'self_excluded' : 'active');
  if (isAlike) expect(await under(second.memberId)).toMatchObject([{ found_by: 'device', suspected: true }]);
});

test('a suspected account leads to no further one, cannot ask for the end of the exclusion, and is counted as open work', async () => {
  const name = nameOf();
  const mobile = newNumber();
  await excluded({ name, birthday: '1991-01-01' });
  const further = await person({ mobile });
  const before = await suspectedAccounts(db.kysely).count([hill.id], false);
  const later = await person({ name, birthday: '1991-01-01', mobile }, hill);
  await notice();
  expect(await later.status()).toBe('self_excluded');
  expect(await further.status()).toBe('active');
  await expect(later.askEnd()).rejects.toMatchObject({ code: 'exclusion_missing' });
  const { count } = await suspectedAccounts(db.kysely).count([hill.id], false);
  expect(count).toBe(before.count + 1);
});

test('a member who is suspected can still exclude the own self', async () => {
  const name = nameOf();
  await excluded({ name, birthday: '1994-04-04' });
  const later = await person({ name, birthday: '1994-04-04' }, hill);
  await notice();
  await expect(later.timeOut(24)).resolves.toBeDefined();
  await expect(later.exclude(6)).resolves.toBeDefined();
  expect(await later.status()).toBe('self_excluded');
});

test('decided to be the same person, the account stays out of play and leads on; it is decided once, and within the operator’s brands', async () => {
  const name = nameOf();
  const mobile = newNumber();
  await excluded({ name, birthday: '1992-02-02' });
  const further = await person({ mobile });
  const later = await person({ name, birthday: '1992-02-02', mobile }, hill);
  await notice();
  const [held] = await under(later.memberId);
  const decide = (brand: typeof hill) =>
    db.transaction((tx) =>
      confirmSuspected(
        tx,
        deps,
        { brands: [brand], brandIds: [brand.id], record: async () => {}, operator: { name: 'Dao' } } as never,
        {
          id: held?.exclusion_id ?? '',
          memberId: later.memberId,
          reason: 'the same voice',
        },
      ),
    );
  await expect(decide(river)).rejects.toMatchObject({ code: 'not_found' });
  await decide(hill);
  expect(await under(later.memberId)).toMatchObject([{ suspected: false }]);
  expect(await further.status()).toBe('self_excluded');
  await expect(decide(hill)).rejects.toMatchObject({ code: 'not_found' });
});

test('what is proved later ends the suspicion: the account is the person’s', async () => {
  const [name, mobile] = [nameOf(), newNumber()];
  await excluded({ name, birthday: '1993-03-03', mobile });
  const later = await person({ name, birthday: '1993-03-03' }, hill);
  await notice();
  expect(await under(later.memberId)).toMatchObject([{ suspected: true, found_by: 'name_and_birthday' }]);
  await db.kysely
    .updateTable('members.member')
    .set({ mobile, mobile_verified_at: clock.now() })
    .where('id', '=', later.memberId)
    .execute();
  await notice();
  expect(await under(later.memberId)).toMatchObject([{ suspected: false }]);
});
