import { expect, inject, test } from 'vitest';
import members from '../../web/src/features/people/members/console/words/en.json' with { type: 'json' };
import en from '../../web/src/features/people/operators/console/words/en.json' with { type: 'json' };
import { queryDatabase } from '../database-actions.ts';
import { eventually } from '../eventually.ts';
import { newPlayer } from '../player.ts';
import { operatorVisit } from './operator.ts';

const { proposals } = en;
const REASON = 'A deposit was counted half';

test('money by hand above the limit: one operator proposes, another approves, and the ledger has it once', async () => {
  const player = await newPlayer(inject('portalUrl'), '1000.00');
  const [member] = await queryDatabase<{ id: string }>('select id from members.member where username = $1', [
    player.username,
  ]);
  const balance = async () => {
    const [row] = await queryDatabase<{ balance: string }>(
      `select balance::text from ledger.account where owner_id = $1 and kind = 'player_cash'`,
      [member?.id],
    );
    return row?.balance;
  };
  await eventually(balance).toBe('100000000');

  const { page: first, operator } = await operatorVisit({ role: 'finance', brand: 'LANNA' });
  await first.goto(new URL(`/members/${member?.id}`, first.url()).href);
  await first.getByRole('button', { name: members.do.adjust, exact: true }).click();
  const asking = first.getByRole('dialog');
  await asking.getByLabel(members.adjust.amount.replace('{{currency}}', 'THB')).fill('2500');
  await asking.locator('textarea').fill(REASON);
  await asking.getByRole('button', { name: members.adjust.do.give }).click();
  await first.getByRole('dialog', { name: members.adjust.proposed.title }).waitFor();
  expect(await balance()).toBe('100000000');

  // Who proposed it finds no button to approve it with.
  await first.goto(new URL('/proposals?own=1', first.url()).href);
  await first.getByText(en.kind.adjustMoney).first().click();
  await first.getByText(proposals.ownText).waitFor();
  expect(await first.getByRole('button', { name: proposals.approve }).count()).toBe(0);

  const { page: second, operator: approver } = await operatorVisit({
    role: 'finance',
    brand: 'LANNA',
    path: '/proposals?own=0&state=open',
  });
  await second.getByText(operator.name).first().click();
  await second.getByRole('button', { name: proposals.approve }).click();
  await second.getByRole('dialog').getByRole('button', { name: proposals.approve }).click();
  await second.getByText(proposals.done.approve).waitFor();
  await eventually(balance).toBe('350000000');

  const recorded = await queryDatabase<{ action: string; operator_id: string }>(
    `select action, operator_id from operators.action where subject_id = $1 order by number`,
    [member?.id],
  );
  expect(recorded.slice(-2)).toEqual([
    { action: 'operators.propose', operator_id: operator.id },
    { action: 'members.adjust', operator_id: approver.id },
  ]);
});
