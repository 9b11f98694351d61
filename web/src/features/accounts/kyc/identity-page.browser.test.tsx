import { keepIdentityPicture, sendDocuments, showIdentity } from '@lanna/contract/accounts/kyc/kyc';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { passUploads } from '../../../testing/uploads.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { aStatus, someDocuments } from './identity.factory.ts';
import { IdentityPage } from './identity-page.tsx';

const [words, refusals, { pictures: kit }] = [wordsOf('kyc'), wordsOf('refusals'), wordsOf('identity')];
const { send, field, fault: fieldError, standing: status, intro } = words;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  passUploads();
});

test('documents are sent step by step; what is missing is said where it is, and nothing typed is lost on the way back', async () => {
  portal.answer(showIdentity, aStatus());
  await show(<IdentityPage />);
  await page.getByRole('button', { name: intro.start }).click();
  await press(send.next);
  await expect.element(page.getByText(send.document.missing)).toBeVisible();
  await page.getByText(words.kind.passport, { exact: true }).click();
  await press(send.next);
  await press(send.next);
  await expect.element(page.getByText(fieldError.missing).first()).toBeVisible();
  await page.getByLabelText(field.name).fill('Somchai Jaidee');
  await page.getByLabelText(field.number.passport).fill('12');
  await page.getByLabelText(field.birthday).fill('1990-04-13');
  await page.getByLabelText(field.validUntil).fill('2020-01-01');
  await press(send.next);
  await expect.element(page.getByText(fieldError.number.passport)).toBeVisible();
  await expect.element(page.getByText(fieldError.over)).toBeVisible();
  await page.getByLabelText(field.number.passport).fill('aa 123-4567');
  await page.getByLabelText(field.validUntil).fill('2035-01-01');
  await press(send.next);
  await press(send.back);
  await expect.element(page.getByLabelText(field.name)).toHaveValue('Somchai Jaidee');
  await press(send.next);
  await press(send.next);
  await expect.element(page.getByText(send.pictures.missing).first()).toBeVisible();
  portal.answer(keepIdentityPicture, { id: '01937d5e-0000-7000-8000-0000000000b1', width: 400, height: 260 });
  await take(words.part.front.passport, 'teal');
  await expect
    .element(slot(words.part.front.passport).getByText(send.pictures.kept, { exact: true }))
    .toBeVisible();
  portal.answer(keepIdentityPicture, { id: '01937d5e-0000-7000-8000-0000000000b2', width: 400, height: 260 });
  await take(words.part.face.name, 'navy');
  await expect
    .element(slot(words.part.face.name).getByText(send.pictures.kept, { exact: true }))
    .toBeVisible();
  await press(send.next);
  portal.refuse(sendDocuments, 'unknown_error');
  await press(send.submit);
  await expect
    .element(page.getByRole('alert').getByText(refusals.unknown_error, { exact: false }))
    .toBeVisible();
  portal.refuse(sendDocuments, 'identity_tries', { max: 3, nextAt: '2026-11-23T03:00:00.000Z' });
  await press(send.submit);
  await expect
    .element(page.getByRole('alert').getByText(refusals.identity_tries, { exact: false }))
    .toBeVisible();
  portal.answer(sendDocuments, aStatus({ state: 'submitted', maySend: false, current: someDocuments() }));
  await press(send.submit);
  await expect.element(page.getByRole('heading', { name: status.submitted })).toBeVisible();
  expect(portal.sent(sendDocuments).at(-1)).toMatchObject({
    kind: 'passport',
    name: 'Somchai Jaidee',
    birthday: '1990-04-13',
    number: 'AA1234567',
    validUntil: '2035-01-01',
    pictures: [
      { part: 'front', id: '01937d5e-0000-7000-8000-0000000000b1' },
      { part: 'face', id: '01937d5e-0000-7000-8000-0000000000b2' },
    ],
  });
  expect(portal.sent(keepIdentityPicture).map((body) => body?.part)).toEqual(['front', 'face']);
  // What may have arrived is sent again under its key, which a refusal does not use up.
  expect(new Set(keysSent()).size).toBe(1);
  expect(keysSent()).toHaveLength(3);
});

/** Idempotency keys of what was sent for the check, in order. */
function keysSent(): string[] {
  return vi
    .mocked(fetch)
    .mock.calls.filter(([url]) => String(url).endsWith(sendDocuments.path))
    .flatMap(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? []);
}

test('a file that is no picture is not sent, and a picture that did not arrive can be sent again', async () => {
  portal.answer(showIdentity, aStatus({ kinds: ['passport'] }));
  await show(<IdentityPage />);
  await page.getByRole('button', { name: intro.start }).click();
  await press(send.next);
  await page.getByLabelText(field.name).fill('Somchai Jaidee');
  await page.getByLabelText(field.number.passport).fill('AA1234567');
  await page.getByLabelText(field.birthday).fill('1990-04-13');
  await page.getByLabelText(field.validUntil).fill('2035-01-01');
  await press(send.next);
  await choose(words.part.front.passport, new File(['%PDF-1.7'], 'card.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByRole('alert').getByText(kit.fault.type)).toBeVisible();
  expect(portal.sent(keepIdentityPicture)).toEqual([]);
  portal.lose(keepIdentityPicture);
  await take(words.part.front.passport, 'olive');
  const again = page.getByRole('button', { name: kit.retry });
  await expect.element(again).toBeVisible();
  portal.answer(keepIdentityPicture, { id: '01937d5e-0000-7000-8000-0000000000b3', width: 400, height: 260 });
  await again.click();
  await expect
    .element(slot(words.part.front.passport).getByText(send.pictures.kept, { exact: true }))
    .toBeVisible();
});

test('what was not accepted says why and what to do next, and can be sent again while there is a try left', async () => {
  const current = someDocuments({
    state: 'rejected',
    reasons: ['unreadable', 'name_differs'],
    words: 'ขอรูปที่ชัดขึ้น',
  });
  portal.answer(showIdentity, aStatus({ state: 'rejected', current, triesLeft: 2 }));
  await show(<IdentityPage />);
  await expect.element(page.getByText(words.reason.unreadable.next)).toBeVisible();
  await expect.element(page.getByText(words.reason.name_differs.title)).toBeVisible();
  await expect.element(page.getByText('ขอรูปที่ชัดขึ้น', { exact: false })).toBeVisible();
  await expect.element(page.getByText(filled(status.tries_other, { count: '2' }))).toBeVisible();
  await page.getByRole('button', { name: status.again }).click();
  await expect.element(page.getByRole('heading', { name: send.document.title })).toBeVisible();
});

test.each([
  [
    'without a try left',
    { triesLeft: 0, nextTryAt: '2026-11-23T03:00:00.000Z' },
    ['unreadable'],
    status.noTries,
  ],
  ['under age', { maySend: false }, ['under_age'], words.reason.under_age.title],
] as const)('%s nothing can be sent', async (_, differing, reasons, said) => {
  const current = someDocuments({ state: 'rejected', reasons: [...reasons] });
  portal.answer(showIdentity, aStatus({ state: 'rejected', current, ...differing }));
  await show(<IdentityPage />);
  await expect.element(page.getByText(said, { exact: false }).first()).toBeVisible();
  expect(page.getByRole('button', { name: status.again }).query()).toBeNull();
});

async function press(name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}

function slot(part: string) {
  return page.getByRole('group', { name: part });
}

/** Longer than is sent, so that it is drawn smaller as a photograph is; and low, since drawing a whole one takes a slow machine seconds. */
async function take(part: string, colour: string) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2400, 60];
  const brush = canvas.getContext('2d');
  if (brush) brush.fillStyle = colour;
  brush?.fillRect(0, 0, 2400, 60);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg');
  await choose(part, new File([(await promise) ?? ''], 'photo.jpg', { type: 'image/jpeg' }));
}

async function choose(part: string, file: File) {
  const input = slot(part).element().querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}
