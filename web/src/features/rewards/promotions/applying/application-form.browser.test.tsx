import { PICTURE_BYTES_MAX } from '@lanna/contract/pictures';
import { keepApplicationPicture } from '@lanna/contract/rewards/promotions/pictures';
import { REMARK_MAX, signUpRequestReward } from '@lanna/contract/rewards/promotions/promotions';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newId } from '../../../../api/calls/new-id.ts';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { chooseFiles, fileChooser, passUploads, pngOf } from '../../../../testing/uploads.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { anApplication } from '../promotion.factory.ts';
import { ApplicationForm } from './application-form.tsx';

const [{ apply }, { pictures }, refusals] = [wordsOf('promotions'), wordsOf('identity'), wordsOf('refusals')];
const [FIRST, SECOND] = ['01937d5e-0000-7000-8000-0000000000f1', '01937d5e-0000-7000-8000-0000000000f2'];

let portal: StandInPortal;
let memberId: string;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  // Drafts outlive the form: each test is another member.
  memberId = newId();
  kept(FIRST);
});

test('a remark is counted in characters as people count them, and one too long is not sent', async () => {
  await open();
  await remark().fill(`${'ก'.repeat(REMARK_MAX - 1)}🏮`);
  await expect.element(page.getByText(`${REMARK_MAX}/${REMARK_MAX}`)).toBeVisible();
  await remark().fill('ก'.repeat(REMARK_MAX + 1));
  await send();
  await expect.element(page.getByText(filled(apply.fault.long, { max: REMARK_MAX }))).toBeVisible();
  await expect.element(remark()).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(signUpRequestReward)).toEqual([]);
});

test.each([
  ['a file that only claims to be a picture', () => fileOf([0x47, 0x49, 0x46], 'a.png'), pictures.fault.type],
  [
    'a picture of more than five megabytes',
    () => pngOf('big.png', PICTURE_BYTES_MAX + 1),
    pictures.fault.size,
  ],
  ['an empty file', () => fileOf([], 'none.png'), pictures.fault.empty],
])('%s is not sent, says why, and can be taken away', async (_, file, words) => {
  await open();
  chooseFiles(file());
  await expect.element(page.getByText(words)).toBeVisible();
  expect(portal.sent(keepApplicationPicture)).toEqual([]);
  await send();
  await expect.element(page.getByText(apply.fault.unsent)).toBeVisible();
  await page.getByRole('button', { name: filled(pictures.remove, { number: 1 }) }).click();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  expect(portal.sent(signUpRequestReward)).toEqual([]);
});

test('three pictures go and no more, and those beyond are named', async () => {
  await open();
  chooseFiles(...['1', '2', '3', '4'].map((name) => pngOf(`${name}.png`)));
  await expect.element(page.getByText(filled(pictures.tooMany, { max: 3 }))).toBeVisible();
  await expect.element(page.getByRole('img', { name: /3\.png/ })).toBeVisible();
  await expect.poll(() => portal.sent(keepApplicationPicture)).toHaveLength(3);
  expect(page.getByRole('img', { name: /4\.png/ }).query()).toBeNull();
  expect(fileChooser()).toBeNull();
});

test('a promotion that wants a picture is not applied for without one', async () => {
  await open({ picturesLeast: 1 });
  await send();
  await expect.element(page.getByText(filled(apply.fault.missing_other, { count: 1 }))).toBeVisible();
  expect(portal.sent(signUpRequestReward)).toEqual([]);
});

test('a picture shows how far it is; until it is there the application waits', async () => {
  await open();
  const release = portal.holdBack(keepApplicationPicture);
  chooseFiles(pngOf('slow.png'));
  await expect
    .element(page.getByRole('progressbar', { name: filled(pictures.sending, { number: 1 }) }))
    .toBeVisible();
  await send();
  await expect.element(page.getByText(apply.fault.sending)).toBeVisible();
  release();
  await expect.element(page.getByText(filled(pictures.kept, { number: 1 }))).toBeInTheDocument();
});

test('a picture that did not arrive is sent again by its button; one the server refuses is not', async () => {
  await open();
  portal.lose(keepApplicationPicture);
  chooseFiles(pngOf('lost.png'));
  await expect.element(page.getByText(refusals.network)).toBeVisible();
  kept(SECOND);
  await page.getByRole('button', { name: filled(pictures.retryOf, { number: 1 }) }).click();
  await expect.element(page.getByText(filled(pictures.kept, { number: 1 }))).toBeInTheDocument();
  portal.refuse(keepApplicationPicture, 'application_picture_unusable');
  chooseFiles(pngOf('broken.png'));
  await expect.element(page.getByText(refusals.application_picture_unusable)).toBeVisible();
  expect(page.getByRole('button', { name: filled(pictures.retryOf, { number: 2 }) }).query()).toBeNull();
});

test('a refused application keeps everything, a double press sends once, and what was sent is gone from the form', async () => {
  let sent = 0;
  await open({ onSent: () => (sent += 1) });
  await remark().fill('รอบที่ 12');
  chooseFiles(pngOf('market.png'));
  await expect.element(page.getByText(filled(pictures.kept, { number: 1 }))).toBeInTheDocument();
  portal.refuse(signUpRequestReward, 'promotion_applied');
  await send();
  await expect.element(page.getByText(refusals.promotion_applied)).toBeVisible();
  await expect.element(remark()).toHaveValue('รอบที่ 12');
  await expect.element(page.getByRole('img', { name: /market\.png/ })).toBeVisible();

  portal.answer(signUpRequestReward, anApplication());
  const release = portal.holdBack(signUpRequestReward);
  await send();
  await expect.element(sendButton()).toHaveAttribute('aria-busy', 'true');
  await sendButton().click({ force: true });
  release();
  await expect.poll(() => sent).toBe(1);
  const [refused, taken, ...more] = portal.sent(signUpRequestReward);
  expect(taken).toEqual({ ...refused, remark: 'รอบที่ 12', pictures: [FIRST] });
  expect(more).toEqual([]);
  await expect.element(remark()).toHaveValue('');
});

test('what was written is still there when the form is opened again, for the same member alone', async () => {
  await open();
  await remark().fill('ยังเขียนไม่จบ');
  await open();
  await expect.element(remark()).toHaveValue('ยังเขียนไม่จบ');
  memberId = newId();
  await open();
  await expect.element(remark()).toHaveValue('');
});

async function open({ picturesLeast = 0, onSent = () => {} } = {}) {
  passUploads();
  await show(
    <ApplicationForm
      promotion={{ id: anApplication().promotionId, picturesLeast }}
      memberId={memberId}
      onSent={onSent}
    />,
  );
  await expect.element(remark()).toBeVisible();
}

function kept(id: string) {
  portal.answer(keepApplicationPicture, { id, width: 800, height: 600 });
}

function remark() {
  return page.getByLabelText(apply.remark);
}

function sendButton() {
  return page.getByRole('button', { name: apply.send });
}

async function send() {
  await sendButton().click();
}

function fileOf(bytes: readonly number[], name: string): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
