import { beforeEach, expect, test } from 'vitest';
import { changesSomething, consoleCalls } from './console-calls.fixture.ts';
import { permissionsOf } from './modules/operators/role.ts';
import { publishProposal } from './modules/promotions/publish-proposal.ts';

const { db, endpoints, calls, rows, described, permissions, roles, callers, owner, ...harness } =
  await consoleCalls();
const { ask, inputOf, hearsOf, secretsOf, actionsOf, rowOf, endpointOf } = harness;

// Limits have tests of their own; here one operator makes more calls than any of them allows.
beforeEach(async () => {
  await db.kysely.deleteFrom('platform.rate_window').execute();
  await db.kysely.deleteFrom('authentication.attempt').execute();
});

test('every call of the console has a row, and every row a call', () => {
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter((call) => !rows[call])).toEqual([]);
  expect(Object.keys(rows).filter((call) => !calls.includes(call))).toEqual([]);
});

test('every permission that a topic lists is asked for by a call, or by an approval', () => {
  const asked = new Set<string>([...endpoints.values()].map(({ access }) => access));
  asked.add(publishProposal.permission);
  expect(permissions.filter((permission) => !asked.has(permission))).toEqual([]);
});

test('every line of a built-in role covers a permission that exists', () => {
  const empty = roles.flatMap(({ code, permissions: lines }) =>
    lines.filter((line) => permissionsOf([line], permissions).length === 0).map((line) => `${code}: ${line}`),
  );
  expect(empty).toEqual([]);
});

test('a path with an id declares what a caller of another brand hears', () => {
  expect(described.filter((call) => call.includes(':') && !rowOf(call).foreign)).toEqual([]);
});

test.each(described)('%s answers each caller as its row says', async (call) => {
  const row = rowOf(call);
  const heard: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  const unused = await inputOf(row, owner?.operatorId ?? '');
  for (const caller of callers) {
    const refused = row.access === 'anyone' ? undefined : caller.refused(row);
    const input = refused ? unused : await inputOf(row, caller.operatorId ?? '');
    const { code, text } = await ask(call, { ...(await caller.credentials()), input });
    const isForeign = caller.brand === 'hill' && row.foreign !== undefined && row.foreign !== 'nobody’s';
    heard[caller.name] = code;
    expected[caller.name] = refused ?? (isForeign ? row.foreign : hearsOf(row, caller));
    if (caller.brand !== 'river' && caller.brand !== 'house')
      for (const secret of secretsOf(row, input))
        expect(text, `${caller.name} reads what is of the river brand`).not.toContain(secret);
  }
  expect(heard).toEqual(expected);
});

test.each(described.filter((call) => changesSomething(endpointOf(call))))(
  '%s leaves what was done, and what was refused, in the record',
  async (call) => {
    const row = rowOf(call);
    if (owner && hearsOf(row, owner) === 'ok') {
      const before = await actionsOf(owner?.operatorId);
      const input = await inputOf(row, owner?.operatorId ?? '');
      await ask(call, { ...(await owner?.credentials()), input });
      expect((await actionsOf(owner?.operatorId)).length).toBeGreaterThan(before.length);
    }
    const stranger = callers.find(({ refused }) => refused(row) === 'forbidden');
    if (row.access === 'operator' || !stranger) return;
    await ask(call, { ...(await stranger.credentials()), input: await inputOf(row, '') });
    expect((await actionsOf(stranger.operatorId)).at(-1)).toMatchObject({
      action: 'operators.refused',
      subject_id: call,
      after: { code: 'forbidden' },
    });
  },
);

test.each(described.filter((call) => rowOf(call).access.includes('.') && !rowOf(call).house))(
  '%s is refused for a brand out of scope',
  async (call) => {
    const row = rowOf(call);
    const caller = callers.find(({ brand, refused }) => brand === 'hill' && !refused(row));
    const input = await inputOf(row, caller?.operatorId ?? '');
    const query = { ...input.query, brand: 'RIVER' };
    const { code } = await ask(call, { ...(await caller?.credentials()), input: { ...input, query } });
    expect(['brand_out_of_scope', row.foreign, caller && hearsOf(row, caller)]).toContain(code);
  },
);

test.each(described)(
  '%s is unknown on hosts of brands and of nobody, and to pages of others',
  async (call) => {
    const input = await inputOf(rowOf(call), owner?.operatorId ?? '');
    for (const host of ['river.test', 'localhost', 'evil.test'])
      expect((await ask(call, { ...(await owner?.credentials()), input, host })).code, host).toBe(
        'domain_unknown',
      );
    if (call.startsWith('GET ')) return;
    for (const origin of ['https://evil.test', 'http://river.test', 'null']) {
      const { cookie } = (await owner?.credentials()) ?? {};
      expect((await ask(call, { cookie, headers: { origin }, input })).code, origin).toBe('domain_unknown');
    }
  },
);
