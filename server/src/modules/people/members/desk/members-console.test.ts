import { randomUUID } from 'node:crypto';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { brandSenders } from '../../../house/brands/senders.ts';
import { notifyOfOperators } from '../../../messaging/inbox/security/notify-of-operators.ts';
import { endSessions } from '../../authentication/end-sessions.ts';
import { newSession } from '../../authentication/session.factory.ts';
import { createOperator } from '../../operators/operator.factory.ts';
import { opsServer } from '../../operators/ops.fixture.ts';
import { adjustProposal } from '../adjustments/adjust-proposal.ts';
import { reopenProposal } from '../adjustments/reopen-proposal.ts';
import { closeByMember } from '../close-by-member.ts';
import { createMember } from '../member.factory.ts';
import { setAvatar } from '../own/set-avatar.ts';
import { ownAvatar } from '../shown-avatar.ts';
import { topic } from '../topic.ts';
import { memberHits } from './member-hits.ts';
import { openDuplicates } from './open-work.ts';
import { memberOps } from './ops-routes.ts';
import { showMember } from './show-member.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const { ask } = await opsServer(db, {
  clock,
  permissions: topic.permissions.map((verb) => `members.${verb}` as const),
  routes: memberOps({
    notifyMember: notifyOfOperators,
    db,
    clock,
    shutOut: () => [(tx, member) => endSessions(tx, { ...member, which: 'all' })],
  }),
  kinds: [adjustProposal(notifyOfOperators), reopenProposal(notifyOfOperators)],
});
const owner = await createOperator(db, { now });
const stranger = await createOperator(db, { role: 'risk', scope: { merchantId: hill.id }, now });

async function somchai(
  options: { username?: string; mobile?: string; email?: string; nickname?: string } = {},
) {
  const { username = `somchai${randomUUID().slice(0, 8)}`, ...columns } = options;
  const member = await createMember(db, river, { username });
  if (Object.keys(columns).length > 0)
    await db.kysely.updateTable('members.member').set(columns).where('id', '=', member.memberId).execute();
  return member;
}
/** Adds as many members with names that begin like this one's, and end in a number of six digits. */
const copyMember = (memberId: string, count: number) =>
  sql`
    insert into members.member (id, merchant_id, username, nickname, wallet_user, password_changed_at, type, status, language,
      currency, country, terms_version, terms_accepted_at, registered_at)
    select uuidv7(), merchant_id, username || lpad(n::text, 6, '0'), 'one of many', 'p' || lpad(to_hex(n), 24, '0'), password_changed_at, type, status, language,
      currency, country, terms_version, terms_accepted_at, registered_at
    from members.member, generate_series(1, ${count}::integer) n
    where id = ${memberId}`.execute(db.kysely);
const found = async (search: string, cookie = owner.cookie) => {
  const answer = await ask('GET /ops/members', cookie, { query: { search } });
  return (answer.value?.rows ?? []).map((row: { username: string }) => row.username);
};
const lastAction = () =>
  db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const versionOf = async (id: string) =>
  (await ask(`GET /ops/members/${id}`, owner.cookie)).value.version as number;

test('one field finds a member by the beginning of a name, and by the whole of number, e-mail, real name, document, id, address and device', async () => {
  const { memberId, username, walletUser } = await somchai({
    username: 'WanneePhuket',
    nickname: 'วรรณี',
    mobile: '+66812345678',
    email: 'wannee@example.com',
  });
  await db.kysely
    .insertInto('members.profile')
    .values({ member_id: memberId, merchant_id: river.id, full_name: 'วรรณี ใจดี', id_number: '1103700123456' })
    .execute();
  const sessionId = newId();
  const device = 'Mozilla/5.0 (Linux; Android 15) Chrome/141';
  const event = { id: newId(), merchant_id: river.id, member_id: memberId, kind: 'session_opened', at: now };
  await db.kysely
    .insertInto('audit.security_event')
    .values({ ...event, session_id: sessionId, address: '203.0.113.9', device })
    .execute();
  for (const text of [
    'wannee',
    'WANNEEPHUKET',
    'วรรณี',
    'วรรณี ใจดี',
    '0812345678',
    '081-234-5678',
    '+66812345678',
    '5678',
    'Wannee@Example.com',
    '1103700123456',
    '203.0.113.9',
    device,
    memberId,
    sessionId,
    walletUser,
  ])
    expect([text, await found(text)]).toEqual([text, [username]]);
  const hits = await memberHits(db.kysely).find('wannee', [river.id], 5);
  expect(hits).toEqual([{ kind: 'member', id: memberId, title: username, detail: 'RIVER · วรรณี' }]);
});

test('what is masked is never found by a part, and is shown masked in lists, pages and files', async () => {
  const { username, memberId } = await somchai({ mobile: '+66898765432', email: 'hidden@example.com' });
  for (const part of ['hidden', 'hidden@', '08987654', '98765432', 'example.com'])
    expect([part, await found(part)]).toEqual([part, []]);
  const page = await ask(`GET /ops/members/${memberId}`, owner.cookie);
  const file = await ask('GET /ops/members.csv', owner.cookie, { query: { search: username } });
  for (const { text } of [page, file]) {
    expect(text).toContain('+66•••••5432');
    expect(text).not.toMatch(/hidden|89876/);
  }
});

test('who asks for what the masks hide is given it, and is on record', async () => {
  const { memberId } = await somchai({ mobile: '+66811111111' });
  const revealed = await ask(`POST /ops/members/${memberId}/reveal`, owner.cookie, { body: {} });
  expect(revealed.value).toEqual({ fields: [{ field: 'mobile', value: '+66811111111' }] });
  expect(await lastAction()).toMatchObject({
    action: 'members.reveal',
    subject_id: memberId,
    after: { fields: ['mobile'] },
  });
});

test('signs with a meaning for the database are letters, and what cannot be a name finds no member', async () => {
  const plain = await somchai({ username: 'signs100' });
  const odd = await somchai({ username: 'signs200', nickname: '50%_off' });
  expect(await found('50%_')).toEqual([odd.username]);
  for (const text of ['%', '_', 'signs%', 'signs_00', '\\', "' or true --", 'a\u0000b', '\u200b', 'a\ud800'])
    expect([text, await found(text)]).toEqual([text, []]);
  expect(
    await ask('GET /ops/members', owner.cookie, { query: { search: 'x'.repeat(10_000) } }),
  ).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
  expect(await found('signs1')).toEqual([plain.username]);
});

test('a member of another brand does not exist for an operator, whatever is asked', async () => {
  const { memberId, username } = await somchai();
  expect(await found(username, stranger.cookie)).toEqual([]);
  const body = { key: randomUUID(), way: 'give', amount: '1.00', reason: 'as promised', as: 'different' };
  const sent = { ...body, move: 'lock', version: 1, content: 'note' };
  for (const call of [
    'GET /ops/members/ID',
    'GET /ops/members/ID/notes',
    'GET /ops/members/ID/duplicates',
    'GET /ops/members/ID/adjustments',
    'POST /ops/members/ID/reveal',
    'POST /ops/members/ID/status',
    'POST /ops/members/ID/notes',
    'POST /ops/members/ID/adjustments',
    `POST /ops/members/ID/duplicates/${memberId}`,
  ])
    expect([
      call,
      await ask(call.replace('ID', memberId), stranger.cookie, call.startsWith('GET') ? {} : { body: sent }),
    ]).toMatchObject([call, { status: 404, code: 'not_found' }]);
  expect(await versionOf(memberId)).toBe(1);
});

test('pages go on by keys, sorted either way, and count what matches', async () => {
  const names = ['keyset1', 'keyset2', 'keyset3', 'keyset4', 'keyset5'];
  for (const username of names) await somchai({ username });
  const read = async (sort: string) => {
    const seen: string[] = [];
    let after = '';
    do {
      const query = { search: 'keyset', sort, limit: '2', ...(after ? { after } : {}) };
      const { value } = await ask('GET /ops/members', owner.cookie, { query });
      expect(value.total).toEqual({ count: 5, atLeast: false });
      seen.push(...value.rows.map((row: { username: string }) => row.username));
      after = value.next ?? '';
    } while (after);
    return seen;
  };
  expect(await read('name')).toEqual(names);
  expect(await read('-name')).toEqual(names.toReversed());
  expect((await read('-registered')).toSorted()).toEqual(names);
  expect((await read('seen')).toSorted()).toEqual(names);
});

test('of a name that very many have a page shows who comes first by it and says that there are more; a filter and the file find all', async () => {
  const crowd = await createBrand(db.kysely, { code: 'CROWD', hosts: ['crowd.test'] });
  const { memberId } = await createMember(db, crowd, { username: 'crowd' });
  const ours = await createOperator(db, { role: 'risk', scope: { merchantId: crowd.id }, now });
  const counted = 5000;
  const others = counted + 1;
  await copyMember(memberId, others);
  const last = `crowd${String(others).padStart(6, '0')}`;

  const seen: string[] = [];
  let after = '';
  do {
    const query = {
      search: 'crowd',
      brand: 'CROWD',
      sort: 'name',
      limit: '200',
      ...(after ? { after } : {}),
    };
    const { value } = await ask('GET /ops/members', ours.cookie, { query });
    expect(value.total).toEqual({ count: counted, atLeast: true });
    seen.push(...value.rows.map((row: { username: string }) => row.username));
    after = value.next ?? '';
  } while (after);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(counted + 1);
  expect(seen[0]).toBe('crowd');
  expect(seen).not.toContain(last);

  const query = { search: 'crowd', sort: '-name', status: 'active' };
  const filtered = await ask('GET /ops/members', ours.cookie, { query });
  expect(filtered.value.rows[0]).toMatchObject({ username: last });
  const file = await ask('GET /ops/members.csv', ours.cookie, { query: { search: 'crowd' } });
  expect(file.text).toContain(last);
});

test('filters for status, type, line, money, registration and last sight narrow the list', async () => {
  const agent = await createMember(db, river, { username: 'filterhead', type: 1 });
  const below = await createMember(db, river, { username: 'filterbelow', type: 1, agentId: agent.memberId });
  const rich = await createMember(db, river, { username: 'filterrich', agentId: below.memberId });
  const late = new Date('2026-11-21T18:00:00Z');
  const young = await createMember(db, river, {
    username: 'filteryoung',
    now: late,
    status: 'self_excluded',
  });
  const { currency } = river;
  await db.transaction((tx) =>
    fundWallet(tx, { merchantId: river.id, currency, memberId: rich.memberId, amount: 100_000n }),
  );
  const by = async (filter: Record<string, string>) => {
    const answer = await ask('GET /ops/members', owner.cookie, {
      query: { search: 'filter', sort: 'name', ...filter },
    });
    return answer.value.rows.map((row: { username: string }) => row.username);
  };
  expect(await by({ agent: agent.memberId })).toEqual(['filterbelow', 'filterrich']);
  expect(await by({ agent: 'FilterBelow' })).toEqual(['filterrich']);
  expect(await by({ agent: 'filter' })).toEqual([]);
  expect(await by({ type: '1' })).toEqual(['filterbelow', 'filterhead']);
  expect(await by({ status: 'self_excluded' })).toEqual([young.username]);
  expect(await by({ hasBalance: 'yes' })).toEqual([rich.username]);
  expect(await by({ hasBalance: 'no' })).toEqual(['filterbelow', 'filterhead', 'filteryoung']);
  // Bangkok is seven hours ahead: eighteen o'clock is the next day there.
  expect(await by({ from: '2026-11-22' })).toEqual([young.username]);
  expect(await by({ to: '2026-11-21' })).toEqual(['filterbelow', 'filterhead', 'filterrich']);
  expect(await by({ seenSince: '2026-11-22' })).toEqual([young.username]);
  expect(await by({ seenUntil: '2026-11-21' })).toEqual(['filterbelow', 'filterhead', 'filterrich']);
  await newSession(db, rich, new Date('2026-11-23T01:00:00Z'));
  expect(await by({ seenSince: '2026-11-23' })).toEqual([rich.username]);
});

test('a lock ends every session at once, is on record, and unlocking gives back what the account was', async () => {
  const { memberId } = await somchai();
  await newSession(db, { merchantId: river.id, memberId }, now);
  const body = { move: 'lock', reason: 'Card reported stolen', version: 1 };
  const locked = await ask(`POST /ops/members/${memberId}/status`, owner.cookie, { body });
  expect(locked.value).toEqual({ outcome: 'done', status: 'disabled', version: 2, sessionsEnded: 1 });
  expect(await lastAction()).toMatchObject({
    action: 'members.lock',
    merchant_id: river.id,
    subject_id: memberId,
    before: { status: 'active' },
    after: { status: 'disabled', sessionsEnded: 1 },
    reason: 'Card reported stolen',
  });
  const again = await ask(`POST /ops/members/${memberId}/status`, owner.cookie, {
    body: { ...body, version: 2 },
  });
  expect(again).toMatchObject({ status: 409, code: 'status_move_impossible' });
  const open = { move: 'unlock', reason: 'It was a mistake', version: 2 };
  expect((await ask(`POST /ops/members/${memberId}/status`, owner.cookie, { body: open })).value).toEqual({
    outcome: 'done',
    status: 'active',
    version: 3,
    sessionsEnded: 0,
  });
});

test('a member’s own exclusion outlives an operator’s lock and closing', async () => {
  const { memberId } = await createMember(db, river, { status: 'self_excluded' });
  for (const [move, status] of [
    ['lock', 'disabled'],
    ['close', 'closed'],
    ['unlock', 'self_excluded'],
  ]) {
    const body = { move, reason: 'step by step', version: await versionOf(memberId) };
    expect((await ask(`POST /ops/members/${memberId}/status`, owner.cookie, { body })).value.status).toBe(
      status,
    );
  }
  const body = { move: 'unlock', reason: 'lift the exclusion', version: await versionOf(memberId) };
  expect(await ask(`POST /ops/members/${memberId}/status`, owner.cookie, { body })).toMatchObject({
    code: 'status_move_impossible',
  });
});

test('of two operators who lock a member at once one does, and the other is answered that it has changed', async () => {
  const { memberId } = await somchai();
  const body = { move: 'lock', reason: 'both at once', version: 1 };
  const answers = await Promise.all(
    [owner, await createOperator(db, { now })].map(({ cookie }) =>
      ask(`POST /ops/members/${memberId}/status`, cookie, { body }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'changed_meanwhile' });
});

test('a note stays as it was written', async () => {
  const { memberId } = await somchai();
  const written = await ask(`POST /ops/members/${memberId}/notes`, owner.cookie, {
    body: { content: 'Called twice about a withdrawal' },
  });
  expect(written.value).toMatchObject({ content: 'Called twice about a withdrawal', operator: owner.name });
  const { value } = await ask(`GET /ops/members/${memberId}/notes`, owner.cookie);
  expect(value.rows).toEqual([written.value]);
  const change = db.pool.query('update members.note set content = $1 where id = $2', ['x', written.value.id]);
  await expect(change).rejects.toThrow(/permission denied|append-only/);
});

test('two accounts are flagged or seen at one address, decided on with a reason, and the decision is the same from either side', async () => {
  const [one, other, far] = [await somchai(), await somchai(), await somchai()];
  await db.kysely
    .insertInto('members.duplicate_flag')
    .values({
      merchant_id: river.id,
      member_id: other.memberId,
      other_member_id: one.memberId,
      signals: ['device', 'phone'],
      flagged_at: now,
    })
    .execute();
  for (const { memberId } of [one, far])
    await db.kysely
      .insertInto('audit.security_event')
      .values({
        id: newId(),
        merchant_id: river.id,
        member_id: memberId,
        kind: 'session_opened',
        address: '198.51.100.7',
        device: 'test',
        at: now,
      })
      .execute();
  const listed = async (id: string) => {
    const { value } = await ask(`GET /ops/members/${id}/duplicates`, owner.cookie);
    return value.rows.map((row: { other: { id: string }; signals: string[]; decision: unknown }) => [
      row.other.id,
      row.signals,
      row.decision === null ? null : (row.decision as { as: string }).as,
    ]);
  };
  const waiting = async () => {
    const { value } = await ask('GET /ops/members', owner.cookie, { query: { duplicates: 'open' } });
    return value.rows.map(({ id }: { id: string }) => id);
  };
  const work = openDuplicates(db.kysely);
  expect(await work.count([river.id], false)).toEqual({ count: 1, since: now });
  expect(await work.count([hill.id], false)).toEqual({ count: 0, since: null });
  expect(await waiting()).toEqual([other.memberId]);
  expect(await listed(one.memberId)).toEqual([
    [other.memberId, ['device', 'phone'], null],
    [far.memberId, ['address'], null],
  ]);
  const body = { as: 'same_person', reason: 'Same document, admitted' };
  await ask(`POST /ops/members/${one.memberId}/duplicates/${other.memberId}`, owner.cookie, { body });
  expect(await work.count([river.id], false)).toEqual({ count: 0, since: null });
  expect(await waiting()).toEqual([]);
  await ask(`POST /ops/members/${one.memberId}/duplicates/${far.memberId}`, owner.cookie, {
    body: { as: 'different', reason: 'A café' },
  });
  expect(await lastAction()).toMatchObject({
    action: 'members.decide-duplicate',
    before: { as: null },
    after: { as: 'different', other: far.memberId },
  });
  expect(await listed(other.memberId)).toEqual([[one.memberId, ['device', 'phone'], 'same_person']]);
  expect(await listed(far.memberId)).toEqual([[one.memberId, ['address'], 'different']]);
});

const adjust = (id: string, body: Record<string, unknown>, cookie = owner.cookie) =>
  ask(`POST /ops/members/${id}/adjustments`, cookie, {
    body: { key: randomUUID(), reason: 'Goodwill after the outage', ...body },
  });
const balanceOf = (memberId: string) => walletBalance(db.kysely, { merchantId: river.id, memberId });

test('money by hand moves at once below the limit, once for one press, and never below zero', async () => {
  const { memberId } = await somchai();
  const key = randomUUID();
  const given = await adjust(memberId, { key, way: 'give', amount: '100.00' });
  expect(given.value).toMatchObject({
    outcome: 'posted',
    balance: '100.00',
    legs: [
      { kind: 'wallet', change: '100.00', balanceAfter: '100.00' },
      { kind: 'adjustment', change: '-100.00' },
    ],
  });
  expect(await lastAction()).toMatchObject({
    action: 'members.adjust',
    before: { balance: '0.00' },
    after: { balance: '100.00', amount: '100.00' },
    reason: 'Goodwill after the outage',
  });
  expect((await adjust(memberId, { key, way: 'give', amount: '100.00' })).value).toEqual(given.value);
  expect(await adjust(memberId, { key, way: 'give', amount: '200.00' })).toMatchObject({
    code: 'idempotency_conflict',
  });
  expect(await adjust(memberId, { way: 'take', amount: '100.01' })).toMatchObject({
    status: 409,
    code: 'adjustment_insufficient',
  });
  for (const amount of ['0.00', '-5.00', '0.001', '1000000001.00'])
    expect(await adjust(memberId, { way: 'give', amount })).toMatchObject({
      code: 'adjustment_amount_invalid',
    });
  expect(await balanceOf(memberId)).toBe(10_000_000n);
});

test('above the limit, in one or in many within a day, a second operator has to approve', async () => {
  const { memberId } = await somchai();
  expect((await adjust(memberId, { way: 'give', amount: '1000.00' })).value.outcome).toBe('posted');
  const proposed = (await adjust(memberId, { way: 'take', amount: '0.01' })).value;
  expect(proposed).toMatchObject({ outcome: 'proposed', balance: '1000.00', legs: [] });
  const proposal = await db.kysely
    .selectFrom('operators.proposal')
    .selectAll()
    .where('id', '=', proposed.adjustment.proposalId)
    .executeTakeFirstOrThrow();
  expect(proposal).toMatchObject({ kind: 'members.adjust', subject_id: memberId, state: 'open' });
  const context = {
    proposalId: proposal.id,
    brandId: river.id,
    reason: proposal.reason,
    proposer: owner.id,
    approver: { id: randomUUID(), name: 'second', sessionId: randomUUID() },
    now,
  };
  const kind = adjustProposal(notifyOfOperators);
  expect(await kind.preview?.(db.kysely, proposal.payload, river.id)).toEqual({
    before: { balance: '1000.00' },
    after: { balance: '999.99', amount: '-0.01', currency: 'THB' },
  });
  const carryOut = () => db.transaction((tx) => kind.carryOut(tx, proposal.payload, context));
  expect(await carryOut()).toMatchObject({ before: { balance: '1000.00' }, after: { balance: '999.99' } });
  await expect(carryOut()).rejects.toMatchObject({ code: 'proposal_outdated' });
  expect(await balanceOf(memberId)).toBe(99_999_000n);
});

test('an account that its member has closed says so, and opens only when a second operator agrees', async () => {
  const { memberId } = await somchai();
  await db.transaction((tx) => closeByMember(tx, { merchantId: river.id, memberId }, now));
  const page = (await ask(`GET /ops/members/${memberId}`, owner.cookie)).value;
  expect(page).toMatchObject({ status: 'closed', closedByMember: true });
  expect(page.statusChanges[0]).toMatchObject({ from: 'active', to: 'closed', operator: null });
  const body = { move: 'unlock', reason: 'asked by letter', version: page.version };
  const asked = await ask(`POST /ops/members/${memberId}/status`, owner.cookie, { body });
  expect(asked.value).toMatchObject({ outcome: 'proposed', status: 'closed' });
  const proposal = await db.kysely
    .selectFrom('operators.proposal')
    .selectAll()
    .where('subject_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(proposal).toMatchObject({ kind: 'members.reopen', state: 'open', reason: 'asked by letter' });
  const context = {
    proposalId: proposal.id,
    brandId: river.id,
    reason: proposal.reason,
    proposer: owner.name,
    approver: { id: randomUUID(), name: 'second', sessionId: randomUUID() },
    now,
  };
  const carryOut = () =>
    db.transaction((tx) => reopenProposal(notifyOfOperators).carryOut(tx, proposal.payload, context));
  expect(await carryOut()).toMatchObject({ before: { status: 'closed' }, after: { status: 'active' } });
  await expect(carryOut()).rejects.toMatchObject({ code: 'proposal_outdated' });
  expect((await ask(`GET /ops/members/${memberId}`, owner.cookie)).value).toMatchObject({
    status: 'active',
    closedByMember: false,
  });
});

test('an offensive picture is taken away with a reason, on record, and one of our own stands in its place', async () => {
  const { memberId } = await somchai();
  const member = { merchantId: river.id, memberId };
  const remove = () =>
    ask(`POST /ops/members/${memberId}/avatar/removal`, owner.cookie, { body: { reason: 'insults others' } });
  expect(await remove()).toMatchObject({ code: 'avatar_not_custom' });
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  const brought = await setAvatar(
    { db, clock },
    { avatarType: 'CUSTOM', base64: bytes.toString('base64') },
    member,
  );
  expect((await ask(`GET /ops/members/${memberId}`, owner.cookie)).value).toMatchObject({
    avatar: brought.avatar,
    avatarType: 'CUSTOM',
  });
  expect((await remove()).value).toMatchObject({ avatarType: 'STATIC' });
  expect(await lastAction()).toMatchObject({ action: 'members.remove-avatar', reason: 'insults others' });
  expect(await ownAvatar(db.kysely, member)).toMatchObject({
    avatarType: 'STATIC',
    removedAt: now.toISOString(),
  });
  const { count } = await db.kysely
    .selectFrom('files.picture')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('merchant_id', '=', river.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

test('demo accounts are given nothing', async () => {
  const { memberId } = await createMember(db, river, { type: 4 });
  expect(await adjust(memberId, { way: 'give', amount: '1.00' })).toMatchObject({ code: 'trial_account' });
});

test('any sequence of adjustments by several operators at once leaves what a plain sum says, and the books in order', async () => {
  const { memberId } = await somchai();
  const operators = [owner, await createOperator(db, { now }), await createOperator(db, { now })];
  let model = 0n;
  for (let round = 0; round < 6; round++) {
    const options = operators.map(({ cookie }, at) => {
      const size = BigInt(1 + ((round * 7 + at * 13) % 40)) * 100_000n;
      return { cookie, way: (round + at) % 3 === 0 ? 'take' : 'give', size, key: randomUUID() };
    });
    // Each is sent twice, as by a double press.
    const answers = await Promise.all(
      [...options, ...options].map(({ cookie, way, size, key }) =>
        adjust(memberId, { key, way, amount: formatMoney(size) }, cookie),
      ),
    );
    for (const [at, { way, size }] of options.entries()) {
      const [first, second] = [answers[at], answers[at + options.length]];
      if (first?.status === 200 || second?.status === 200) model += way === 'give' ? size : -size;
      else expect(first?.code).toBe('adjustment_insufficient');
    }
    expect(model >= 0n).toBe(true);
    expect(await balanceOf(memberId)).toBe(model);
  }
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('labels are given with a reason, each once, stand in the member’s own answer, and find whom they were given to', async () => {
  const { memberId, username } = await somchai();
  const path = `PUT /ops/members/${memberId}/labels`;
  const give = (labels: string[], version: number) =>
    ask(path, owner.cookie, { body: { labels, reason: 'Plays in the river cup', version } });
  const given = await give(['River cup', ' ลูกค้าเก่า ', 'RIVER CUP'], 1);
  expect(given.value).toEqual({ labels: ['RIVER CUP', 'ลูกค้าเก่า'], version: 2 });
  expect(await lastAction()).toMatchObject({
    action: 'members.label',
    subject_id: memberId,
    before: { labels: [] },
    after: { labels: ['RIVER CUP', 'ลูกค้าเก่า'] },
    reason: 'Plays in the river cup',
  });
  expect((await give([], 1)).code).toBe('changed_meanwhile');

  const labelled = async (label: string, cookie = owner.cookie) =>
    (await ask('GET /ops/members', cookie, { query: { label } })).value.rows.map(
      (row: { username: string; labels: string[] }) => [row.username, row.labels],
    );
  expect(await labelled('river cup')).toEqual([[username, ['RIVER CUP', 'ลูกค้าเก่า']]]);
  expect(await labelled('river')).toEqual([]);
  expect(await labelled('river cup', stranger.cookie)).toEqual([]);

  const info = await showMember(
    { db, senders: brandSenders({ db, clock }), findExclusions: () => [] },
    river,
    { memberId, passwordChangeDue: false, termsDue: null },
  );
  expect(info.memberLabel).toEqual(['RIVER CUP', 'ลูกค้าเก่า']);
  expect((await give([], 2)).value.labels).toEqual([]);
  expect(await labelled('river cup')).toEqual([]);
});

test.each([
  ['empty', ['']],
  ['one letter too long', ['a'.repeat(31)]],
  ['of signs', ['<b>']],
  ['of two lines', ['river\ncup']],
  ['with what is not seen', ['ri\u200bver']],
  ['the eleventh', Array.from({ length: 11 }, (_, at) => `label ${at}`)],
])('a label that is %s is refused, and nothing changes', async (_, labels) => {
  const { memberId } = await somchai();
  const body = { labels, reason: 'Plays in the river cup', version: 1 };
  const answer = await ask(`PUT /ops/members/${memberId}/labels`, owner.cookie, { body });
  expect(answer.code).toBe('invalid_input');
  expect(await versionOf(memberId)).toBe(1);
});
