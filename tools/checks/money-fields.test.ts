import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HERE = new URL('../../web/src', import.meta.url).pathname;
/** Fields with decimals that are no money: shares in per cent, points for so much turnover, and the close of an index. */
const NO_MONEY = [
  'shared-parts/contract-terms/form.tsx',
  'features/commission/positions/bounds-dialog.tsx',
  'features/commission/positions/console/bounds-dialog.tsx',
  'features/commission/positions/own-form.tsx',
  'features/people/agents/console/rate-fields.tsx',
  'features/people/agents/rates/rate-fields.tsx',
  'features/people/agents/rates/rates-form.tsx',
  // Of a price.
  'features/rewards/bonuses/console/play-fields.tsx',
  'features/rewards/cashback/console/rates-dialog.tsx',
  'features/rewards/ranks/console/levels-dialog.tsx',
  'features/rewards/points/console/terms-dialog.tsx',
  'features/house/brands/console/settings/number-control.tsx',
  'features/oversight/reports/console/reports/channel-fee-dialog.tsx',
  'features/lotteries/feeds/console/results/index-fields.tsx',
  'features/accounts/join/console/make-agent.tsx',
];
/** The field of money itself, and two that are made of its parts: a row of a written slip, a setting of a brand. */
const MONEY = [
  'features/house/brands/console/settings/amount-control.tsx',
  'features/lotteries/sea/slip/slip-group.tsx',
  'shared-parts/money/money-field.tsx',
];
const DECIMAL = /inputMode=(?:"decimal"|\{[^}]*'decimal')|inputMode: 'decimal'/;

test('decimals are typed into a field of money alone, or into one that is known to take none', () => {
  const files = globSync('**/*.tsx', { cwd: HERE }).filter((file) => !file.includes('.test.'));
  const found = files.filter((file) => DECIMAL.test(readFileSync(`${HERE}/${file}`, 'utf8')));
  expect(found.sort()).toEqual([...NO_MONEY, ...MONEY].sort());
});

test('what is typed becomes money through its reader alone: no component takes commas or points away', () => {
  const STRIPS = /replace(?:All)?\((?:','|'\.'|\/[^/\n]*\[[^\]\n]*[,.][^\]\n]*\][^/\n]*\/g), '[.,]?'\)/;
  const found = globSync('**/*.{ts,tsx}', { cwd: HERE }).filter(
    (file) => !file.includes('.test.') && STRIPS.test(readFileSync(`${HERE}/${file}`, 'utf8')),
  );
  // A share above 100 % does not exist, so a comma there is always the mark of its decimals; a phone number has neither.
  expect(found.sort()).toEqual([
    'features/people/identity/codes/mobile-number.ts',
    'shared-parts/money/percent.ts',
  ]);
});
