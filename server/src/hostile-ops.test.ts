import { BACK_OFFICE_PERMISSIONS } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { expect, test } from 'vitest';
import { hostileOps, leadsToAnEnd } from './hostile-ops.fixture.ts';
import { permissionsOf } from './modules/people/operators/accounts/role.ts';
import { publishProposal } from './modules/rewards/promotions/editing/publish-proposal.ts';

const { endpoints, calls, rows, described, permissions, roles, rowOf } = await hostileOps(
  (call) => !leadsToAnEnd(call),
);

test('every call of the console has a row, and every row a call', () => {
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter((call) => !rows[call])).toEqual([]);
  expect(Object.keys(rows).filter((call) => !calls.includes(call))).toEqual([]);
});

test('every permission that a topic lists is asked for by a call, or by an approval', () => {
  const asked = new Set<string>([...endpoints.values()].map(({ access }) => access));
  asked.add(publishProposal(() => undefined).permission);
  // Handed on to a vendor's own back office, which asks for them.
  for (const permission of BACK_OFFICE_PERMISSIONS) asked.add(`catalogue.${permission}`);
  expect(permissions.filter((permission) => !asked.has(permission))).toEqual([]);
});

test('every line of a built-in role covers a permission that exists', () => {
  const empty = roles.flatMap(({ code, permissions: lines }) =>
    lines.filter((line) => permissionsOf([line], permissions).length === 0).map((line) => `${code}: ${line}`),
  );
  expect(empty).toEqual([]);
});

test('a path with an id declares what a caller of another brand is answered', () => {
  expect(described.filter((call) => call.includes(':') && !rowOf(call).foreign)).toEqual([]);
});
