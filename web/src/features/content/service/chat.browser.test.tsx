import { openVisit, sendMessage, showConversation } from '@lanna/contract/content/service/service';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { Chat } from './chat.tsx';
import words from './words/th.json' with { type: 'json' };

const DESK = {
  open: true,
  mode: 'hours' as const,
  opensAt: null,
  closesAt: null,
  hours: Array.from({ length: 7 }, () => [{ from: '09:00', to: '24:00' }]),
  timeZone: 'Asia/Bangkok',
};

/** A visitor's chat, as the portal answers; nothing has been written yet. */
async function chat(prepare: (portal: StandInPortal) => void = () => {}, desk: Partial<typeof DESK> = {}) {
  const portal = await standInPortal();
  portal.answer(showConversation, { conversation: null, desk: { ...DESK, ...desk } });
  portal.answer(openVisit, { token: 'T'.repeat(43) });
  prepare(portal);
  await show(<Chat from="/rng" className="h-[40rem]" />);
  return portal;
}

async function write(text: string) {
  await page.getByLabelText(words.message).fill(text);
  await page.getByRole('button', { name: words.send, exact: true }).click();
}

test('outside its hours the chat says so, and takes what is written all the same', async () => {
  const portal = await chat(() => {}, { open: false });
  await expect.element(page.getByText(words.away.text)).toBeVisible();
  portal.lose(sendMessage);
  await write('มีใครอยู่ไหม');
  await expect.element(page.getByText('มีใครอยู่ไหม')).toBeVisible();
  await expect.element(page.getByText(words.mark.waiting)).toBeInTheDocument();
});

test('a message that is refused stays with the reason, and its writer sends it again or takes it away', async () => {
  const portal = await chat((stand) => stand.refuse(sendMessage, 'service_text_unseen'));
  await write('คัดลอกมา');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: words.again }).click();
  await vi.waitFor(() => expect(portal.sent(sendMessage)).toHaveLength(2));
  const [first, second] = portal.sent(sendMessage);
  expect(second?.clientId).toBe(first?.clientId);
  await page.getByRole('button', { name: words.remove }).click();
  await expect.element(page.getByText('คัดลอกมา')).not.toBeInTheDocument();
});

test('who writes too fast reads how long it takes until the rest goes out by itself', async () => {
  await chat((stand) => stand.refuse(sendMessage, 'service_flood', { retryAfterSeconds: 13 }));
  await write('เร็วไป');
  await expect.element(page.getByText(words.held_other.replace('{{count}}', '13'))).toBeVisible();
});

test('hidden characters and too long a text are said at the field, and nothing is sent', async () => {
  const portal = await chat();
  await page.getByLabelText(words.message).fill('ฝาก\u200bเงิน');
  await expect.element(page.getByLabelText(words.message)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText(words.message).fill('x'.repeat(1001));
  await expect.element(page.getByText(words.long.replace('{{max}}', '1000'))).toBeVisible();
  await page.getByRole('button', { name: words.send, exact: true }).click({ force: true });
  expect(portal.sent(sendMessage)).toEqual([]);
});
