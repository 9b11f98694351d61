import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { drawTestResult } from '../../draws/draws.factory.ts';
import { settleDraw } from '../settle-draw.ts';
import { slipFixture } from '../slips.factory.ts';
import { drawOutcome } from './draw-outcome.ts';

const { db } = await testDatabase();
const fixture = await slipFixture(db);

test('slips on a draw are reported as one: open first, then what they have paid; those of others and on other draws do not count', async () => {
  const [player, other] = [await fixture.open(100_000_000n), await fixture.open(100_000_000n)];
  const [draw, next] = [await fixture.draw(), await fixture.draw()];
  const wins = { play: 'position', selection: '1||||' };
  await fixture.place(player, {
    draws: [draw, next],
    lines: [wins, { ...wins, selection: '2||||', mode: 1700 }],
  });
  await fixture.place(player, { draws: [draw], lines: [wins] });
  await fixture.place(other, { draws: [draw], lines: [wins] });
  const outcome = () => drawOutcome(db.kysely, player, draw);

  expect(await outcome()).toMatchObject({
    slips: 2,
    stake: '6.00',
    payout: '0.00',
    rebate: '0.00',
    openLines: 3,
  });
  await drawTestResult(db, draw, '12345');
  await settleDraw({ ...fixture.deps, notices: { notify: () => {} } }, { id: draw.id, version: 1 });
  // Two units at 18, and a twentieth of the stake back for the line below the own mode.
  expect(await outcome()).toEqual({
    slips: 2,
    stake: '6.00',
    payout: '36.00',
    refunded: '0.00',
    rebate: '0.10',
    openLines: 0,
  });
  const stranger = { ...player, memberId: other.merchantId };
  expect(await drawOutcome(db.kysely, stranger, draw)).toMatchObject({ slips: 0, stake: '0.00' });
  await expect(drawOutcome(db.kysely, player, { ...draw, numero: 'NONE' })).rejects.toMatchObject({
    code: 'draw_unknown',
  });
});
