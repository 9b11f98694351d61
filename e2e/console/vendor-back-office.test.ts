import { expect, test } from 'vitest';
import { operatorVisit } from './operator.ts';

/* Each vendor of the house has a back office of its own, which the console opens in a frame by a launch for that vendor. */

test('an operator is let into the back office of each vendor of the house, and finds its games alone', async () => {
  const operator = await operatorVisit({ path: '/vendors/LANNA/back-office?brand=LANNA' });
  const office = operator.page.frameLocator('iframe');
  await office.getByRole('heading', { name: 'Lanna Studio · back office' }).waitFor();
  await office.getByText('River Naga').waitFor();
  expect(await office.getByText('Stars over Kad Luang').count()).toBe(0);

  await operator.page.goto(operator.at('/vendors/KADLUANG/back-office?brand=LANNA'));
  await office.getByRole('heading', { name: 'Kad Luang · back office' }).waitFor();
  await office.getByText('Stars over Kad Luang').waitFor();
  expect(await office.getByText('River Naga').count()).toBe(0);
  // What was done is written down here under the operator's name, at this vendor.
  await office.getByRole('tab', { name: 'Activity' }).click();
  await office.getByText(operator.operator.name).first().waitFor();
});

test('an operator looks at a round of a table with what fixed it, and at what tables return', async () => {
  const operator = await operatorVisit({ path: '/vendors/NAGA/back-office?brand=LANNA' });
  const office = operator.page.frameLocator('iframe');
  await office.getByRole('tab', { name: 'Tables' }).click();
  await office.getByRole('button', { name: 'Rounds of Ping' }).click();
  await office.getByLabel('Round number or id').fill('1');
  await office.getByRole('button', { name: 'Search' }).click();
  await office.getByRole('button', { name: '1', exact: true }).click();
  await office.getByRole('heading', { name: 'Ping · round 1' }).waitFor();
  await office.getByText('Published before betting').waitFor();
  await office.getByText('No player of LANNA bet in this round.').waitFor();
  await office.getByRole('button', { name: '← Back to the list' }).click();
  await office.getByRole('button', { name: '← Back to the tables' }).click();
  await office.getByRole('button', { name: 'Rounds of Ping' }).waitFor();
  await office.getByRole('tab', { name: 'Returns' }).click();
  await office.getByRole('cell', { name: '97.30%' }).waitFor();
});
