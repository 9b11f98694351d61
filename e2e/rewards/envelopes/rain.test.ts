import { randomUUID } from 'node:crypto';
import {
  claimBrandEnvelope,
  myBrandEnvelopes,
} from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { expect } from 'vitest';
import thai from '../../../web/src/features/rewards/brand-envelopes/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, newMember, type Player, Refused } from '../../player.ts';
import { visitsGoTo } from '../../visit.ts';

/* A rain of six shares among ten who press at once: one on a page, nine as their browsers would. */

const own = await ownBrand('rain');
visitsGoTo(own.host);
const [NAME, SHARES, OTHERS] = ['ฝนอั่งเปาสงกรานต์', 6, 9];

test.for([PHONE_THAI])(
  'a rain comes to an open page, ten press at once, and six of them have a share each ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(own.url);
    const others: Player[] = [];
    while (others.length < OTHERS) others.push(await newMember(own.url));
    const { page, problems } = await come({ ...view, path: '/', member });
    // The page's own press may be one of those that come too late.
    problems.expect(/409/);
    await page.locator('#content h1, #content h2').first().waitFor();
    const id = await letItRain();
    const card = page.getByRole('complementary', { name: thai.title });
    await card.getByRole('button', { name: thai.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: NAME });
    const press = dialog.getByRole('button', { name: thai.open, exact: true });
    await press.waitFor();
    await expectNoViolations(page, DIALOG);

    const seen = await Promise.all(others.map((other) => ask(own.url, myBrandEnvelopes, {}, other)));
    expect(seen.flatMap(({ waiting }) => waiting.map((envelope) => envelope.id))).toEqual(
      others.map(() => id),
    );
    // Each of the others presses twice, as a hand in a hurry does.
    const [shares] = await Promise.all([
      Promise.all(others.map((other) => pressTwice(other, id))),
      press.click(),
    ]);
    await dialog.getByRole('button', { name: thai.done }).waitFor();
    const isMine = await dialog.getByText(thai.inWallet).isVisible();
    expect(shares.filter((share) => share !== null)).toHaveLength(SHARES - (isMine ? 1 : 0));

    // All shares are opened: the rain is over, and its pool is empty.
    await eventually(() => outcomeOf(id)).toEqual([
      { state: 'ended', members: SHARES, paid: '6000000', pool: '0' },
    ]);
    const { waiting } = await ask(own.url, myBrandEnvelopes, {}, member);
    expect(waiting).toEqual([]);
  },
);

/** The share that both presses answer; null where there was none left. */
async function pressTwice(player: Player, id: string): Promise<string | null> {
  const press = () =>
    ask(own.url, claimBrandEnvelope, { params: { id }, body: {} }, player).then(
      ({ amount }) => amount,
      (error: unknown) => {
        if (error instanceof Refused && ['brand_envelope_gone', 'brand_envelope_over'].includes(error.code))
          return null;
        throw error;
      },
    );
  const [first, second] = await Promise.all([press(), press()]);
  expect(second).toBe(first);
  return first ?? null;
}

/** Published by two and open now: six shares of 10.00, from a pool of its own. */
async function letItRain(): Promise<string> {
  const id = randomUUID();
  await queryDatabase(
    `select ledger.post_group($1::uuid, array[ledger.open_account(m.id, 'THB', 'promotion', null)], array[ledger.open_account(m.id, 'THB', 'pool', null, $1::text)],
       array[6000000::bigint], array['pool_funded'], now()) from brands.merchant m where m.code = $2`,
    [id, own.code],
  );
  await queryDatabase(
    `with rain as (
       insert into brand_envelopes.envelope (id, merchant_id, currency, state, name, audience, least_rank, is_announced, amount, shares, split, starts_at,
         open_seconds, published_at, return_id, made_at, changed_at, made_by_name)
       select $1, id, 'THB', 'published', $3::jsonb, 'everyone', 0, false, 6000000, ${SHARES}, 'equal', now(), 60, now(), gen_random_uuid(), now(), now(), 'operator'
       from brands.merchant where code = $2 returning id)
     insert into brand_envelopes.share (id, envelope_id, place, amount)
     select gen_random_uuid(), rain.id, place, 1000000 from rain, generate_series(1, ${SHARES}) place`,
    [id, own.code, JSON.stringify({ TH: NAME, EN: 'Rain' })],
  );
  return id;
}

function outcomeOf(id: string) {
  return queryDatabase(
    `select e.state, (select count(distinct s.member_id)::integer from brand_envelopes.share s where s.envelope_id = e.id) as members,
       (select sum(t.amount)::text from brand_envelopes.share s join ledger.posted_transfer t on t.reference = s.id and t.code = 'brand_envelope'
        where s.envelope_id = e.id) as paid,
       (select sum(a.available + a.held)::text from ledger.available_balance a where a.kind = 'pool' and a.purpose = e.id::text) as pool
     from brand_envelopes.envelope e where e.id = $1`,
    [id],
  );
}
