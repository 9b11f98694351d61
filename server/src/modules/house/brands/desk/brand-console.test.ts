import { expect, test } from 'vitest';
import { SETTINGS_KEPT_MS } from '../../../../platform/push/delayed-notify.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { CONSOLE_HOST, createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createBrand } from '../brand.factory.ts';
import { findBrands } from '../find-brand.ts';
import { brandOps } from './ops-routes.ts';
import { loosenBrand, openRegion } from './proposed-change.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const consoleHosts = [CONSOLE_HOST];
const permissions = ['brands.read', 'brands.change', 'brands.content', 'operators.propose'] as const;
const { ask } = await opsServer(db, {
  clock,
  permissions,
  routes: brandOps({ db, clock, consoleHosts, finders: () => [] }),
  kinds: [openRegion({ consoleHosts, finders: () => [] }), loosenBrand({ consoleHosts, finders: () => [] })],
});
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, {
  code: 'HILL',
  hosts: ['hill.test'],
  settings: { extraHosts: ['10.0.0.7'] },
});
const now = clock.now();
const owner = await createOperator(db, { now });
const hillOwner = await createOperator(db, { scope: { merchantId: hill.id }, now });
const editor = await createOperator(db, { role: 'content', now });
const auditor = await createOperator(db, { role: 'auditor', now });
const reason = 'Works on the river bank';

async function show(code = 'RIVER', cookie = owner.cookie) {
  return (await ask(`GET /ops/brands/${code}`, cookie)).value;
}

async function change(
  changes: Record<string, unknown>,
  sent: { code?: string; cookie?: string; version?: number; path?: string; reason?: string } = {},
) {
  const { code = 'RIVER', cookie = owner.cookie, path = 'changes' } = sent;
  const version = sent.version ?? (await show(code)).version;
  return ask(`POST /ops/brands/${code}/${path}`, cookie, {
    body: { version, changes, ...(sent.reason === undefined ? {} : { reason: sent.reason }) },
  });
}

function undo(id: string, body: object = {}, cookie = owner.cookie) {
  return ask(`POST /ops/brands/RIVER/changes/${id}/undo`, cookie, { body });
}

const lastAction = () =>
  db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a change is written, recorded with what stood before, and listed; what is not named stays unset', async () => {
  expect(await change({ copyrightYear: 2026, 'login.codeMinutes': 3 })).toMatchObject({ success: true });
  const { document, version } = await show();
  expect(document).toMatchObject({ copyrightYear: 2026, login: { codeMinutes: 3, sms: false } });
  expect(version).toBe(2);
  expect(await lastAction()).toMatchObject({
    action: 'brands.change',
    operator_id: owner.id,
    subject_id: 'RIVER',
    before: { copyrightYear: 2023, 'login.codeMinutes': 1 },
    after: { copyrightYear: 2026, 'login.codeMinutes': 3 },
  });
  const list = await ask('GET /ops/brands/RIVER/changes', owner.cookie);
  expect(list.value.rows[0]).toMatchObject({ operator: owner.name, version: 2, canBeUndone: true });
  const { settings } = await db.kysely
    .selectFrom('brands.merchant')
    .select('settings')
    .where('id', '=', river.id)
    .executeTakeFirstOrThrow();
  expect(settings).toEqual({ copyrightYear: 2026, login: { codeMinutes: 3 } });
});

test('name, look, hosts and time zone stand in columns of their own and are changed the same way', async () => {
  const changes = {
    name: { TH: 'แม่น้ำ', EN: 'River' },
    timeZone: 'Asia/Vientiane',
    hosts: ['river.test', 'www.river.test'],
    'theme.colours.accent': '#d9a441',
  };
  expect(await change(changes, { reason })).toMatchObject({ success: true });
  const { document } = await show();
  expect(document).toMatchObject({
    name: changes.name,
    timeZone: 'Asia/Vientiane',
    hosts: changes.hosts,
    theme: { colours: { accent: '#d9a441' } },
  });
  expect(await change({ hosts: ['river.test'] }, { reason })).toMatchObject({ success: true });
  expect((await show()).document.hosts).toEqual(['river.test']);
});

test.each([
  ['a setting there is not', { 'site.colour': 'red' }, 'site.colour', 'unknown'],
  ['a path into nothing', { '__proto__.polluted': 1 }, '__proto__.polluted', 'unknown'],
  ['an age below the law’s', { minimumAge: 17 }, 'minimumAge', 'too_small'],
  ['a stake of nothing', { maxStake: '0.00' }, 'maxStake', 'must be more than nothing'],
  [
    'a link that is a script',
    { 'site.customerService.url': 'javascript:alert(1)' },
    'site.customerService.url',
    'invalid_union',
  ],
  [
    'a default language no visitor can choose',
    { defaultLanguage: 'VI' },
    'defaultLanguage',
    'not_a_language',
  ],
  ['a time zone of another planet', { timeZone: 'Mars/Olympus' }, 'timeZone', 'time_zone'],
  [
    'words no reader can make out',
    { 'theme.colours.text': '#111111' },
    'theme.colours.text',
    'contrast_ground',
  ],
  ['a session shorter than its pause', { sessionAbsoluteMs: 60_000 }, 'sessionIdleMs', 'longer_than_session'],
  [
    'a list that serves no country',
    { 'site.region.mode': 'allow' },
    'site.region.countries',
    'serves_nobody',
  ],
  ['another brand’s host', { hosts: ['river.test', 'hill.test'] }, 'hosts', 'host_taken'],
  ['an extra host of another brand', { agentHosts: ['10.0.0.7'] }, 'agentHosts', 'host_taken'],
  ['the console’s host', { extraHosts: [CONSOLE_HOST] }, 'extraHosts', 'host_of_console'],
  ['a host with a port', { extraHosts: ['lan.test:3000'] }, 'extraHosts', 'host_written'],
  ['no host at all', { hosts: [] }, 'hosts', 'too_small'],
  ['a public host without its proof', { extraHosts: ['bets.example.com'] }, 'extraHosts', 'host_not_proved'],
  ['the password of new accounts', { defaultPassword: 'handed-out-77' }, 'defaultPassword', 'unknown'],
  ['what it plays for', { demo: false }, 'demo', 'unknown'],
  [
    'a colour that cannot be read on the one beneath',
    { 'theme.colours.onAccent': '#808080', 'theme.colours.accent': '#808080' },
    'theme.colours.onAccent',
    'contrast_accent',
  ],
  ['nothing new', { gamesOpen: true }, 'changes', 'nothing'],
])('%s is refused by its name, and nothing is written', async (_, changes, field, rule) => {
  const before = await show();
  const refused = await change(
    { ...changes, ...(field === 'changes' ? {} : { copyrightYear: 2030 }) },
    { reason },
  );
  expect(refused).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(refused.value.fields).toContainEqual({ field, rule });
  expect(await show()).toEqual(before);
});

test('what opens or closes something asks why', async () => {
  const closed = { 'site.maintenance': { notice: { EN: 'Back at six' }, until: null } };
  expect((await change(closed)).value).toEqual({ fields: [{ field: 'reason', rule: 'too_small' }] });
  expect(await change(closed, { reason })).toMatchObject({ success: true });
  expect((await lastAction()).reason).toBe(reason);
  expect((await ask('GET /ops/brands', owner.cookie)).value[1]).toMatchObject({
    code: 'RIVER',
    state: 'closed',
  });
  expect(await change({ 'site.maintenance': null }, { reason })).toMatchObject({ success: true });
});

test('a form that was opened before another change is refused, made in the console or not', async () => {
  const { version } = await show();
  expect(await change({ copyrightYear: 2027 }, { version })).toMatchObject({ success: true });
  expect(await change({ copyrightYear: 2028 }, { version })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  await db.kysely
    .updateTable('brands.merchant')
    .set({ currency_symbol: 'B' })
    .where('id', '=', river.id)
    .execute();
  expect(await change({ copyrightYear: 2028 }, { version: version + 1 })).toMatchObject({
    code: 'changed_meanwhile',
  });
  expect((await show()).document.copyrightYear).toBe(2027);
});

test('of two changes with the same version one is written', async () => {
  const { version } = await show();
  const answers = await Promise.all([2031, 2032].map((year) => change({ copyrightYear: year }, { version })));
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
});

test('one press writes what stood before as a new change; not if it was changed since', async () => {
  const first = (await change({ 'flags.freePlay': true, copyrightYear: 2040 })).value.changeId;
  const undone = await undo(first);
  expect(undone).toMatchObject({ success: true });
  expect((await show()).document.flags.freePlay).toBe(false);
  expect(await lastAction()).toMatchObject({ action: 'brands.undo', after: { 'flags.freePlay': false } });
  const { rows } = (await ask('GET /ops/brands/RIVER/changes', owner.cookie)).value;
  expect(rows[0]).toMatchObject({ undoes: first, canBeUndone: true });
  expect(rows[1]).toMatchObject({ id: first, undoneBy: undone.value.changeId, canBeUndone: false });
  expect(await undo(first)).toMatchObject({ code: 'changed_meanwhile' });
  expect(await undo(undone.value.changeId)).toMatchObject({ success: true });
  expect((await show()).document.flags.freePlay).toBe(true);
});

test('undoing what needs a reason asks for one', async () => {
  const { changeId } = (await change({ gamesOpen: false }, { reason })).value;
  expect((await undo(changeId)).value).toEqual({ fields: [{ field: 'reason', rule: 'too_small' }] });
  expect(await undo(changeId, { reason })).toMatchObject({ success: true });
});

test('a content editor changes words and look, and nothing else', async () => {
  const asEditor = { cookie: editor.cookie, path: 'content-changes' };
  const made = await change({ 'site.customerService.phone': '02 000 0003' }, asEditor);
  expect(made).toMatchObject({ success: true });
  expect((await change({ 'flags.freePlay': false }, asEditor)).value.fields).toEqual([
    { field: 'flags.freePlay', rule: 'not_yours' },
  ]);
  expect(await change({ copyrightYear: 2033 }, { cookie: editor.cookie })).toMatchObject({
    code: 'forbidden',
  });
  const path = `POST /ops/brands/RIVER/content-changes/${made.value.changeId}/undo`;
  expect(await ask(path, editor.cookie, { body: {} })).toMatchObject({ success: true });
});

test('a brand out of scope is not found, and a role that may only read changes nothing', async () => {
  expect(await ask('GET /ops/brands/RIVER', hillOwner.cookie)).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  expect(await change({ copyrightYear: 2034 }, { cookie: hillOwner.cookie })).toMatchObject({
    code: 'not_found',
  });
  expect((await ask('GET /ops/brands', hillOwner.cookie)).value).toHaveLength(1);
  expect(await change({ copyrightYear: 2034 }, { cookie: auditor.cookie })).toMatchObject({
    code: 'forbidden',
  });
  const { changeId } = (await change({ copyrightYear: 2035 })).value;
  const path = `POST /ops/brands/HILL/changes/${changeId}/undo`;
  expect(await ask(path, hillOwner.cookie, { body: {} })).toMatchObject({ code: 'not_found' });
});

test('opening a region waits for a second operator; closing one does not', async () => {
  const region = { 'site.region.mode': 'allow', 'site.region.countries': ['TH'] };
  expect(await change(region, { reason })).toMatchObject({ value: { proposalId: null } });
  const opened = await change({ 'site.region.countries': ['TH', 'LA'], copyrightYear: 2041 }, { reason });
  expect(opened.value).toMatchObject({ changeId: null, proposalId: expect.any(String) });
  expect((await show()).document.site.region.countries).toEqual(['TH']);
  const proposal = await db.kysely
    .selectFrom('operators.proposal')
    .selectAll()
    .where('id', '=', opened.value.proposalId)
    .executeTakeFirstOrThrow();
  const kind = openRegion({ consoleHosts, finders: () => [] });
  const context = {
    proposalId: proposal.id,
    brandId: proposal.merchant_id,
    reason,
    proposer: owner.name,
    approver: { id: hillOwner.id, name: hillOwner.name, sessionId: proposal.id },
    now,
  };
  const payload = kind.payload.parse(proposal.payload);
  await db.transaction((tx) => kind.carryOut(tx, payload as never, context));
  expect((await show()).document).toMatchObject({
    copyrightYear: 2041,
    site: { region: { countries: ['TH', 'LA'] } },
  });
  await expect(db.transaction((tx) => kind.carryOut(tx, payload as never, context))).rejects.toMatchObject({
    code: 'proposal_outdated',
  });
  expect((await change({ 'site.region.mode': 'open' }, { reason })).value.proposalId).not.toBeNull();
  expect((await change({ 'site.region.countries': ['TH'] }, { reason })).value.proposalId).toBeNull();
});

test('players are served by the new settings within seconds', async () => {
  const brands = findBrands(db.kysely, clock);
  expect((await brands.findByHost('river.test'))?.settings.copyrightYear).not.toBe(2050);
  await change({ copyrightYear: 2050 });
  clock.advance(SETTINGS_KEPT_MS);
  expect((await brands.findByHost('river.test'))?.settings.copyrightYear).toBe(2050);
});

test('the password of new accounts is shown on request alone, and no record holds it', async () => {
  expect(await show()).toMatchObject({ hasDefaultPassword: false });
  const path = 'POST /ops/brands/RIVER/default-password';
  const made = await ask(path, owner.cookie, { body: { wish: 'renew', reason } });
  expect(made.value.password).toMatch(/^[a-z2-9]{12}$/);
  const shown = await ask('GET /ops/brands/RIVER', owner.cookie);
  expect(shown.value.hasDefaultPassword).toBe(true);
  expect(shown.text).not.toContain(made.value.password);
  expect(await lastAction()).toMatchObject({
    action: 'brands.default-password',
    after: { defaultPassword: 'changed' },
  });
  expect((await ask(`${path}/reveal`, owner.cookie, { body: {} })).value).toEqual(made.value);
  expect(await lastAction()).toMatchObject({
    action: 'brands.reveal-default-password',
    operator_id: owner.id,
  });
  await ask(path, owner.cookie, { body: { wish: 'remove', reason } });
  expect(await show()).toMatchObject({ hasDefaultPassword: false });
});

test('a brand whose record is broken is named so, and mended here', async () => {
  await createBrand(db.kysely, {
    code: 'BROKEN',
    hosts: ['broken.test'],
    settings: { minimumAge: 3, copyrightYear: 2026 },
  });
  const shown = await show('BROKEN');
  expect(shown).toMatchObject({
    state: 'broken',
    problems: [{ key: 'minimumAge', rule: 'too_small' }],
    document: { minimumAge: 18, copyrightYear: 2026 },
  });
  expect(await change({ minimumAge: 18 }, { code: 'BROKEN', reason })).toMatchObject({ success: true });
  expect(await show('BROKEN')).toMatchObject({ state: 'open', problems: [] });
});

test('a brand that no host leads to yet is shown, and is given one', async () => {
  await createBrand(db.kysely, { code: 'NOHOST' });
  expect(await show('NOHOST')).toMatchObject({ problems: [], document: { hosts: [] } });
  expect((await ask('GET /ops/brands', owner.cookie)).success).toBe(true);
  expect(await change({ copyrightYear: 2026 }, { code: 'NOHOST' })).toMatchObject({ success: true });
  const given = await change({ hosts: ['nohost.test'] }, { code: 'NOHOST', reason });
  expect(given).toMatchObject({ success: true });
});

test('the changes come as a file, a line for each setting', async () => {
  const file = await ask('GET /ops/brands/RIVER/changes.csv', auditor.cookie);
  expect(file.text.split('\r\n')[0]).toBe(
    '\uFEFFat (Asia/Bangkok),version,operator,setting,before,after,reason',
  );
  expect(file.text).toContain(`${owner.name},copyrightYear`);
});
