import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import {
  contractFixture,
  salaryAt,
} from '../../../server/src/modules/commission/contracts/contracts.factory.ts';
import { findBrands } from '../../../server/src/modules/house/brands/find-brand.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import bills from '../../../web/src/features/commission/bills/words/th.json' with { type: 'json' };
import contractsEn from '../../../web/src/features/commission/contracts/words/en.json' with { type: 'json' };
import contracts from '../../../web/src/features/commission/contracts/words/th.json' with { type: 'json' };
import { type OwnBrand, ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { press } from '../../login-steps.ts';
import { gameIdOf, newPlayer, PASSWORD, type Player } from '../../player.ts';
import { studioPlay } from '../../studio-play.ts';
import { masked, newAgent, putBelow } from '../../team.ts';
import { type Visit, visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* Two agents and a daily salary (sections 2 to 4 of the specification): offered, signed, earned, collected. */

const own = await ownBrand('contracts');
visitsGoTo(own.host);
// No place has an earlier date, and Kiritimati is always on a later one.
await moveBrandTo(own, 'Pacific/Niue');
const PAGE = '/?centre=agent&page=agentDailySalary';

test.concurrent.for([DESKTOP_ENGLISH])(
  'an agent offers a daily salary on a $device, the one below signs it on a phone in Thai, earns, and collects what the upline set aside',
  async (view, { come }) => {
    const upline = await newAgent(own.url, 1, { funds: '5000.00' });
    const child = await newAgent(own.url);
    const player = await newPlayer(own.url);
    await putBelow(upline, child);
    await putBelow(child, player);
    await signWithBrand(upline);

    const giving = await come({ ...view, member: upline, path: PAGE });
    await giving.page.getByRole('button', { name: contractsEn.line.offer, exact: true }).click();
    const form = giving.page.getByRole('dialog', { name: contractsEn.offer.title.daily_salary });
    await form.getByText(contractsEn.form.payers.upline, { exact: true }).click();
    await form.getByLabel(contractsEn.form.rate).first().fill('1');
    await form.getByLabel(contractsEn.password).fill(PASSWORD);
    await press(form, contractsEn.offer.submit);
    await form.waitFor({ state: 'detached' });

    const earning = await come({ ...PHONE_THAI, member: child, path: PAGE });
    const contract = await opened(earning, contracts, masked(upline));
    await press(contract, contracts.moves.sign);
    await contract.getByLabel(contracts.password).fill(PASSWORD);
    await press(contract, contracts.moves.sign);
    await contract.getByText(contracts.states.effective).first().waitFor();

    await beginsToday(child);
    await (await studioPlay(own.url, player, await gameIdOf(own.url, 'river-naga')))(new Map());
    await eventually(() => turnoverOf(child)).toBeGreaterThan(0n);
    await moveBrandTo(own, 'Pacific/Kiritimati');

    // A run a minute is the rule; here it is asked for until it has seen that the day is over.
    const billed = async () => {
      await queryDatabase("select platform.queue_job('bills-run')");
      await sleep(2000);
      return (await billOf(child))?.state;
    };
    await eventually(billed, 200_000).toBe('uncollected');
    const before = await balanceOf(child);
    await earning.page.reload();
    await earning.page.getByRole('button').filter({ hasText: bills.state.uncollected }).click();
    const bill = earning.page.getByRole('dialog', { name: bills.sheet.title });
    await bill.getByText(bills.line.payable).waitFor();
    await bill.getByRole('button', { name: bills.sheet.collect.split('{{')[0] ?? '' }).click();
    await eventually(async () => (await billOf(child))?.state).toBe('paid');
    const payable = BigInt((await billOf(child))?.payable ?? 0);
    // One per cent of what was played, from the upline alone.
    expect(payable).toBe((await turnoverOf(child)) / 100n);
    expect((await balanceOf(child)) - before).toBe(payable);
  },
);

/** An agent who has what is given below: a daily salary of two per cent, by the brand. */
async function signWithBrand(agent: Pick<Player, 'username'>) {
  const db = openDatabase({ url: inject('databaseUrl'), maxConnections: 2 });
  try {
    const [row] = await queryDatabase<{ id: string; merchant_id: string }>(
      'select id, merchant_id from members.member where username = $1',
      [agent.username],
    );
    const brand = row && (await findBrands(db.kysely, { now: () => new Date() }).findById(row.merchant_id));
    if (!row || !brand) throw new Error('the agent has no brand');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString();
    const fixture = contractFixture(db, brand, twoDaysAgo);
    await fixture.agree({ memberId: row.id, uplineId: null }, salaryAt(2000, 0));
  } finally {
    await db.close();
  }
}

/** The one contract with another agent, opened to be read. */
async function opened({ page }: Visit, { card }: typeof contracts, name: string) {
  await page
    .getByRole('button', { name: filled(card.openOf, { name }) })
    .first()
    .click();
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  return dialog;
}

/** A contract counts from the day after it was signed; this one did so yesterday. */
async function beginsToday({ username }: Player) {
  await queryDatabase(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update contracts.contract c set from_day = c.from_day - 1 from members.member m, quiet
     where m.username = $1 and c.member_id = m.id`,
    [username],
  );
}

/** The clock of a brand is that of its place: elsewhere the day is over. */
async function moveBrandTo({ code }: OwnBrand, timeZone: string) {
  await queryDatabase('update brands.merchant set time_zone = $2 where code = $1', [code, timeZone]);
}

async function turnoverOf({ username }: Player): Promise<bigint> {
  const [row] = await queryDatabase<{ sum: string }>(
    `select coalesce(sum(valid_turnover), 0)::text as sum from teams.team_play p join members.member m on m.id = p.agent_id
     where m.username = $1`,
    [username],
  );
  return BigInt(row?.sum ?? 0);
}

interface Bill {
  state: string;
  payable: string;
}

async function billOf({ username }: Player): Promise<Bill | undefined> {
  const [row] = await queryDatabase<Bill & { [column: string]: unknown }>(
    `select b.state, b.payable::text from bills.bill b join members.member m on m.id = b.member_id
     where m.username = $1 order by b.from_day limit 1`,
    [username],
  );
  return row;
}

async function balanceOf({ username }: Player): Promise<bigint> {
  const [row] = await queryDatabase<{ balance: string }>(
    `select a.balance::text from ledger.account a join members.member m on m.id = a.owner_id where m.username = $1 and a.is_wallet`,
    [username],
  );
  return BigInt(row?.balance ?? 0);
}
