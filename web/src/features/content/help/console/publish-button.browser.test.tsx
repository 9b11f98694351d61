import { type OpsAboutPage, publishAboutPage, publishTerms } from '@lanna/contract/content/help/about-ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { PublishButton } from './publish-button.tsx';

const { publish } = wordsOf('help-console', 'en');
const { reason } = wordsOf('console', 'en');
const refusals = wordsOf('refusals', 'en');
const forms = wordsOf('forms', 'en');
const TERMS: OpsAboutPage = {
  brand: 'LANNA',
  page: 'terms',
  draft: null,
  published: null,
  version: 4,
  termsVersion: '2026-b',
  versions: [],
};
const version = () => page.getByLabelText(publish.version);
const confirm = () => page.getByRole('dialog').getByRole('button', { name: publish.open }).click();

async function open(about: OpsAboutPage) {
  const portal = await standInPortal();
  await showConsole(<PublishButton page={about} disabled={false} onDone={() => {}} />, {
    operator: { permissions: { 'help.change': ['LANNA'], 'help.publish-terms': ['LANNA'] } as never },
  });
  await page.getByRole('button', { name: publish.open }).click();
  return portal;
}

test('new terms need a version and a reason; a version of before is said at its field', async () => {
  const portal = await open(TERMS);
  await confirm();
  await expect.element(page.getByText(forms.rule.required)).toBeVisible();
  await expect.element(version()).toHaveFocus();
  expect(portal.sent(publishTerms)).toEqual([]);
  await version().fill('2026-b');
  await page.getByLabelText(reason.label).fill('the address has changed');
  portal.refuse(publishTerms, 'terms_version_taken');
  await confirm();
  await expect.element(page.getByText(refusals.terms_version_taken)).toBeVisible();
  await expect.element(version()).toHaveAttribute('aria-invalid', 'true');
});

test('what does not change the agreement is published without a new version', async () => {
  const portal = await open(TERMS);
  await page.getByLabelText(publish.ask).click();
  await page.getByLabelText(reason.label).fill('a slip of the pen');
  portal.lose(publishTerms);
  await confirm();
  await expect
    .poll(() => portal.sent(publishTerms))
    .toEqual([{ version: 4, note: '', reason: 'a slip of the pen', termsVersion: null }]);
});

test('another page is published with a note alone, which stays when the call fails', async () => {
  const portal = await open({ ...TERMS, page: 'about' });
  await page.getByLabelText(publish.note).fill('a new address');
  portal.refuse(publishAboutPage, 'changed_meanwhile');
  await confirm();
  await expect.element(page.getByText(refusals.changed_meanwhile)).toBeVisible();
  await expect.element(page.getByLabelText(publish.note)).toHaveValue('a new address');
  expect(portal.sent(publishAboutPage)).toEqual([{ version: 4, note: 'a new address' }]);
});
