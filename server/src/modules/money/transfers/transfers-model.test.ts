import { formatMoney, MONEY_SCALE } from '@lanna/rules/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkTransferInvariants } from './check-transfer-invariants.ts';
import { transferFixture } from './transfer.factory.ts';

const { db } = await testDatabase();
const { river, player, followUp } = await transferFixture(db);
const TRANSFERS = testSize(600);
const START = 1000;

/** How the vendor treats an order, and what that makes of it once everybody has been asked. */
const FATES = {
  plain: { behaviours: [], applied: true },
  late: { behaviours: ['never'], applied: true },
  twice: { behaviours: ['twice'], applied: true },
  broken: { behaviours: ['broken'], applied: true },
  lost: { behaviours: ['lost'], applied: false },
  refused: { behaviours: ['refuse'], applied: false },
} as const;
type Fate = keyof typeof FATES;

const sequence = fc.array(
  fc.record({
    way: fc.constantFrom('in' as const, 'out' as const),
    units: fc.integer({ min: 1, max: 500 }),
    fate: fc.constantFrom(...(Object.keys(FATES) as Fate[])),
    /** The question after it has no answer either; then the process goes on, and the job asks. */
    silent: fc.boolean(),
    pressedTwice: fc.boolean(),
  }),
  { minLength: 10, maxLength: 10 },
);

test('random transfers at a vendor that is late, twice, silent or says no leave both wallets as a plain model of them', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const one = await player(`${START}.00`);
      let [main, there] = [START, 0];
      for (const [at, { way, units, fate, silent, pressedTwice }] of steps.entries()) {
        const { behaviours, applied } = FATES[fate];
        await river.calm();
        await river.behave(
          ...behaviours.map((act) => ({ path: way, act })),
          ...(silent ? [{ path: 'status', act: 'broken' } as const] : []),
        );
        const press = () =>
          one.move(way, `${units}.00`, `press ${at}`).then(
            () => true,
            () => false,
          );
        const pressed = await (pressedTwice
          ? Promise.all([press(), press()]).then(([first]) => first)
          : press());
        const enough = units <= (way === 'in' ? main : there);
        expect(pressed, `${way} ${units} of ${main} and ${there}`).toBe(enough);
        if (enough && applied) {
          main += way === 'in' ? -units : units;
          there += way === 'in' ? units : -units;
        }
        await river.calm();
        await followUp(2);
      }
      expect(await one.main()).toBe(formatMoney(BigInt(main) * MONEY_SCALE));
      expect(await one.there()).toBe(formatMoney(BigInt(there) * MONEY_SCALE));
      expect(await one.held()).toBe('0.00');
      const transfers = await one.transfers();
      expect(transfers.filter(({ state }) => state !== 'done' && state !== 'refused')).toEqual([]);
      expect(transfers.filter(({ contradiction }) => contradiction !== null)).toEqual([]);
    }),
    { numRuns: Math.max(1, Math.round(TRANSFERS / 10)) },
  );
  expect(await checkTransferInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
}, 600_000);
