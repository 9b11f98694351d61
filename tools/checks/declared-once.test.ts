import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

/** Forms that are drawn by hand, and why. All others are made of the call they send (`docs/forms.md`). */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'they send nothing: they narrow what is shown, or look something up': [
    'web/src/console/lists/filter-choice.tsx',
    'web/src/features/commission/teams/lines/find-member.tsx',
    'web/src/features/content/chat/console/try-out.tsx',
    'web/src/features/lotteries/draws/proof/ask-draw.tsx',
    'web/src/features/lotteries/results/search-form.tsx',
    'web/src/features/lotteries/slips/list/slip-filters.tsx',
    'web/src/features/money/transfers/account-details-page.tsx',
    'web/src/features/play/bets/bet-filters.tsx',
    'web/src/features/play/fairness/verify-round.tsx',
    'web/src/features/play/records/profit-page.tsx',
    'web/src/features/play/records/statement-view.tsx',
    'web/src/features/play/records/transactions-view.tsx',
  ],
  'they are of the first visit, which fetches no schema, or of the log-in before it': [
    'web/src/features/accounts/registration/register-form.tsx',
    'web/src/features/people/authentication/inline-login-form.tsx',
    'web/src/features/people/authentication/login-forms.tsx',
    'web/src/features/people/authentication/second-factor-form.tsx',
    'web/src/sites/console/login/login-form.tsx',
    'web/src/sites/console/login/second-factor-form.tsx',
  ],
  'lines of a conversation, which are shown before they have arrived and sent again under their own id': [
    'web/src/features/content/chat/room-composer.tsx',
    'web/src/features/content/service/composer.tsx',
    'web/src/features/content/service/console/desk-composer.tsx',
  ],
  'a part of another form or dialog: a link in a text, a reason, parts of a payout that the desk sends': [
    'web/src/console/fields/rich-text-editor.tsx',
    'web/src/console/reason-dialog.tsx',
    'web/src/features/money/withdrawals/console/desk/approve-form.tsx',
  ],
  'what is sent is made of another screen, or is a call for each line': [
    'web/src/features/house/brands/console/settings/review-dialog.tsx',
    'web/src/features/lotteries/lottery/table/line-modes-part.tsx',
    'web/src/features/lotteries/sea/shots/shot-pad.tsx',
  ],
};

/** Of the calls that answer with a file: sheets of sums, which are no lists of rows. */
const SHEETS = [
  '/ops/reconciliation/liability.csv',
  '/ops/reports/cash.csv',
  '/ops/reports/earnings.csv',
  '/ops/reports/play.csv',
  '/ops/reports/registrations.csv',
];

const isDrawnByHand = (source: string) =>
  /<form\b/.test(source) && !/<form\b[^>]*\{\.\.\.\w+\.props\}/.test(source);
const filesIn = (source: string) =>
  [...source.matchAll(/path: '(\/ops\/[^']*\.csv)'/g)].map(([, path]) => path);

test('a form is made of the call it sends, but for named ones', () => {
  const found = globSync('web/src/**/*.tsx', { cwd: ROOT })
    .filter((file) => !file.includes('.test.') && !file.startsWith('web/src/testing/'))
    .filter((file) => isDrawnByHand(read(file)));
  expect(found.sort()).toEqual(Object.values(BY_HAND).flat().sort());
});

test('a file of the console comes with its list, but for sheets', () => {
  const found = globSync('contract/src/**/*.ts', { cwd: ROOT }).flatMap((file) => filesIn(read(file)));
  expect(found.sort()).toEqual(SHEETS);
});

test.each([
  ['<form onSubmit={submit} noValidate>', true],
  ['<form\n  id={id}\n  onSubmit={send}\n>', true],
  ['<form {...form.props} className="flex">', false],
  ['<form id={formId} {...form.props}>', false],
  ['<fieldset>', false],
])('%j is drawn by hand: %s', (source, isByHand) => {
  expect(isDrawnByHand(source)).toBe(isByHand);
});

test('a file beside no list is found', () => {
  expect(filesIn("export const lamps = opsEndpoint({ method: 'GET', path: '/ops/lamps.csv' });")).toEqual([
    '/ops/lamps.csv',
  ]);
});
