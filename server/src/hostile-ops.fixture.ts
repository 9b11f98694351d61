import { beforeEach, expect, test } from 'vitest';
import { changesSomething, consoleCalls } from './console-calls.fixture.ts';
import type { OpsCaller } from './modules/people/operators/ops-callers.factory.ts';
import type { OpsRow } from './platform/ops/test-ops-access.ts';
import { callersInTurn, SEED } from './test-callers-in-turn.ts';
import { ENDS } from './two-operators.ts';

const LEADING = new Set(Object.values(ENDS).flatMap(({ calls }) => calls));
const REPEATED_BY = `SEED=${SEED}`;

/** Calls that lead to an end which needs two operators: money, keys and payees. */
export const leadsToAnEnd = (call: string) => LEADING.has(call);

/**
 * Makes calls of the console as those who may make them and those who may not. One call of each kind of access is made by all; a call that leads to
 * an end by every kind of stranger; each call by one who is turned away, one of another brand, and one who gets through.
 */
export async function hostileOps(belongsHere: (call: string) => boolean) {
  const harness = await consoleCalls();
  const { db, described, callers, owner, ask, inputOf, answersOf, secretsOf, actionsOf, rowOf, endpointOf } =
    harness;
  const asked = described.filter(belongsHere);
  const turns = callersInTurn(asked, {
    kindOf: (call) => {
      const { access, house, stepUp, whileDue } = rowOf(call);
      const reads = !changesSomething(endpointOf(call));
      return JSON.stringify([access.includes('.') ? 'permission' : access, house, stepUp, whileDue, reads]);
    },
  });

  // Limits have tests of their own; here one operator makes more calls than any of them allows.
  beforeEach(async () => {
    await db.kysely.deleteFrom('platform.rate_window').execute();
    await db.kysely.deleteFrom('authentication.attempt').execute();
  });

  test.each(asked)('%s answers each caller as its row says', async (call) => {
    const row = rowOf(call);
    const received: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    const unused = await inputOf(row, owner?.operatorId ?? '');
    for (const caller of callersFor(call)) {
      const refused = refusedBy(row, caller);
      const input = refused ? unused : await inputOf(row, caller.operatorId ?? '');
      const { code, text } = await ask(call, { ...(await caller.credentials()), input });
      const isForeign = caller.brand === 'hill' && row.foreign !== undefined && row.foreign !== 'unowned';
      received[caller.name] = code;
      expected[caller.name] = refused ?? (isForeign ? row.foreign : answersOf(row, caller));
      if (caller.brand !== 'river' && caller.brand !== 'house')
        for (const secret of secretsOf(row, input))
          expect(text, `${caller.name} reads what is of the river brand`).not.toContain(secret);
    }
    expect(received, REPEATED_BY).toEqual(expected);
  });

  test.each(asked.filter((call) => changesSomething(endpointOf(call))))(
    '%s leaves what was done, and what was refused, in the record',
    async (call) => {
      const row = rowOf(call);
      if (owner && answersOf(row, owner) === 'ok') {
        const before = await actionsOf(owner?.operatorId);
        const input = await inputOf(row, owner?.operatorId ?? '');
        await ask(call, { ...(await owner?.credentials()), input });
        expect((await actionsOf(owner?.operatorId)).length).toBeGreaterThan(before.length);
      }
      const [stranger] = turns.oneFor(
        call,
        callers.filter(({ refused }) => refused(row) === 'forbidden'),
      );
      if (row.access === 'operator' || !stranger) return;
      await ask(call, { ...(await stranger.credentials()), input: await inputOf(row, '') });
      expect((await actionsOf(stranger.operatorId)).at(-1)).toMatchObject({
        action: 'operators.refused',
        subject_id: call,
        after: { code: 'forbidden' },
      });
    },
  );

  test.each(asked.filter((call) => rowOf(call).access.includes('.') && !rowOf(call).house))(
    '%s is refused for a brand out of scope',
    async (call) => {
      const row = rowOf(call);
      const [caller] = turns.oneFor(
        call,
        callers.filter(({ brand, refused }) => brand === 'hill' && !refused(row)),
      );
      const input = await inputOf(row, caller?.operatorId ?? '');
      const query = { ...input.query, brand: 'RIVER' };
      const { code } = await ask(call, { ...(await caller?.credentials()), input: { ...input, query } });
      expect(['brand_out_of_scope', row.foreign, caller && answersOf(row, caller)]).toContain(code);
    },
  );

  test.each(asked)('%s is unknown on hosts of brands and of none, and to pages of others', async (call) => {
    const input = await inputOf(rowOf(call), owner?.operatorId ?? '');
    for (const host of turns.metBy(call, ['river.test', 'localhost', 'evil.test']))
      expect((await ask(call, { ...(await owner?.credentials()), input, host })).code, host).toBe(
        'domain_unknown',
      );
    if (call.startsWith('GET ')) return;
    for (const origin of turns.metBy(call, ['https://evil.test', 'http://river.test', 'null'])) {
      const { cookie } = (await owner?.credentials()) ?? {};
      expect((await ask(call, { cookie, headers: { origin }, input })).code, origin).toBe('domain_unknown');
    }
  });

  function callersFor(call: string): readonly OpsCaller[] {
    if (turns.meetsAll(call)) return callers;
    const row = rowOf(call);
    const through = callers.filter((caller) => !refusedBy(row, caller));
    const strangers = callers.filter((caller) => refusedBy(row, caller));
    const kinds = [...Map.groupBy(strangers, ({ name, brand }) => brand ?? name).values()];
    return [
      ...(leadsToAnEnd(call)
        ? kinds.flatMap((ofKind) => turns.oneFor(call, ofKind))
        : turns.oneFor(call, strangers)),
      ...turns.oneFor(
        call,
        through.filter(({ brand }) => brand === 'hill'),
      ),
      ...turns.oneFor(
        call,
        through.filter(({ brand }) => brand !== 'hill'),
      ),
    ];
  }

  return harness;
}

function refusedBy(row: OpsRow, caller: OpsCaller) {
  return row.access === 'anyone' ? undefined : caller.refused(row);
}
