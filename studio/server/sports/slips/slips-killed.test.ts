import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import type { PlaceRequest } from '../../../sports-api.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { asStudio, newDatabase, openTestStudio } from '../../test/test-studio.ts';
import { vendorKeyPairs } from '../../test/wallet-peer.ts';
import { batchBets } from '../../wallet/batch-bets.ts';
import { offerFixture } from '../book.fixture.ts';
import type { Death } from '../deadly.fixture.ts';
import { finishSlips } from './finish-slips.ts';
import { manyBettors, slipOn } from './many-bettors.fixture.ts';
import { placeSlip } from './place-slip.ts';
import type { PlacingProcess } from './placing-process.fixture.ts';
import { openSlipBatches } from './slip-batches.ts';

const PROGRAM = fileURLToPath(new URL('placing-process.fixture.ts', import.meta.url));
const AT_ONCE = 4;
const money = (text: string) => parseMoney(text) ?? 0n;
const [START, STAKE] = [money('1000.00'), money('100.00')];

const databaseUrl = asStudio(await newDatabase());
const vendorKeys = vendorKeyPairs();
const studio = await openTestStudio({ databaseUrl }, '/nowhere', {}, { vendorKeys });
const { db } = studio.studio;
const slips = openSlipBatches({ ...studio.studio, sendBet: batchBets(studio.studio.wallet) });

/** What the dead process leaves of its slips: nothing, stakes that are given back, or slips that stand. */
const POINTS: [string, Death, 'nothing' | 'given back' | 'open'][] = [
  ['players are locked', { at: 'statement', of: 'order by id for no key update' }, 'nothing'],
  ['matches are held', { at: 'statement', of: 'order by id for share' }, 'nothing'],
  ['liability is locked', { at: 'statement', of: 'insert into studio.sports_exposure' }, 'nothing'],
  ['slips are written', { at: 'statement', of: 'insert into studio.sports_slip' }, 'nothing'],
  ['liability is counted', { at: 'statement', of: 'update studio.sports_exposure' }, 'nothing'],
  ['the last statement is sent', { at: 'statement', of: 'update studio.play_session' }, 'nothing'],
  ['all is committed', { at: 'commit', of: 'insert into studio.sports_slip' }, 'given back'],
  ['bets are sent', { at: 'send', of: 'bet' }, 'given back'],
  ['bets are applied', { at: 'applied', of: 'bet' }, 'given back'],
  ['answers are written', { at: 'statement', of: 'with locked as' }, 'given back'],
  ['a refused one is released', { at: 'statement', of: 'set holds = false' }, 'given back'],
  ['answers are committed', { at: 'commit', of: 'with locked as' }, 'open'],
];

interface Batch {
  fixture: string;
  slips: { session: PlaySessionRow; request: PlaceRequest }[];
}

/** Four on one selection; the last has too little in the wallet. */
async function batch(): Promise<Batch> {
  const fixture = await offerFixture(studio);
  const players = await manyBettors(studio, 3, START);
  const poor = await manyBettors(studio, 1, money('5.00'));
  return {
    fixture,
    slips: [...players, ...poor].map((session) => ({ session, request: slipOn([{ fixture }]) })),
  };
}

async function die({ slips: asked }: Batch, death: Death): Promise<string | null> {
  const given: PlacingProcess = {
    ...{ databaseUrl, vendorsUrl: studio.peer.url, slips: asked, death },
    vendorKey: vendorKeys.privateKeys.get('SANAM')?.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
  const [, signal] = (await once(fork(PROGRAM, [JSON.stringify(given)]), 'exit')) as [null, string | null];
  return signal;
}

/** By player: the state of the slip, or what the same press is told now. */
async function askAgain({ slips: asked }: Batch): Promise<string[]> {
  return Promise.all(
    asked.map(({ session, request }) =>
      placeSlip({ slips }, session, request).then(
        ({ state }) => state as string,
        ({ code, facts }) => `${code}${facts.stakeReturned ? ', stake returned' : ''}`,
      ),
    ),
  );
}

async function isExact({ fixture, slips: asked }: Batch): Promise<void> {
  const { rows } = await db.pool.query<{ player: string; state: string; holds: boolean }>(
    `select s.player_id as player, s.state, s.holds from studio.sports_slip s join studio.sports_leg l on l.slip_id = s.id where l.fixture_id = $1`,
    [fixture],
  );
  expect(rows).toHaveLength(asked.length);
  for (const { session } of asked) {
    const slip = rows.find(({ player }) => player === session.playerId);
    const had = session === asked.at(-1)?.session ? money('5.00') : START;
    const staked = slip?.state === 'open' ? STAKE : 0n;
    expect(slip?.holds).toBe(slip?.state === 'open');
    expect(studio.peer.balances.get(session.walletUser ?? '')).toBe(had - staked);
  }
  const { rows: exposure } = await db.pool.query<{ held: bigint; slips: number }>(
    'select held, slips from studio.sports_exposure where fixture_id = $1',
    [fixture],
  );
  const open = rows.filter(({ state }) => state === 'open').length;
  const each = { held: BigInt(open) * STAKE, slips: open };
  expect(exposure).toEqual([each, each]);
}

test('a process killed at twelve points of a batch leaves each slip whole or not at all, its stake taken once or given back, and the same press finds it', async () => {
  for (let from = 0; from < POINTS.length; from += AT_ONCE) {
    const points = POINTS.slice(from, from + AT_ONCE);
    const batches = await Promise.all(points.map(() => batch()));
    const signals = await Promise.all(points.map(([, death], at) => die(batches[at] as Batch, death)));
    expect(signals.map((signal, at) => [points[at]?.[0], signal])).toEqual(
      points.map(([point]) => [point, 'SIGKILL']),
    );
    // A quarter of a minute later.
    await db.pool.query("update studio.sports_slip set due_at = clock_timestamp() where state = 'placing'");
    await finishSlips(studio.studio);
    for (const [at, [point, , left]] of points.entries()) {
      const one = batches[at] as Batch;
      const answers = await askAgain(one);
      const rich = left === 'given back' ? 'outcome_uncertain, stake returned' : 'open';
      const poor = left === 'given back' ? 'outcome_uncertain, stake returned' : 'not_enough_money';
      expect([point, answers]).toEqual([point, [rich, rich, rich, poor]]);
      await isExact(one);
    }
  }
}, 60_000);
