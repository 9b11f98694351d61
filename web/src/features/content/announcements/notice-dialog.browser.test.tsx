import { type Announcement, listAnnouncements } from '@lanna/contract/content/announcements/announcements';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticePage } from './notice-page.tsx';

const [words, ui] = [wordsOf('announcements'), wordsOf('ui')];
const NOTICES = Array.from({ length: 11 }, (_, at) => notice(at + 1));

test('notices come nine to a sheet, and the chosen one says all of it and when it was published', async () => {
  const portal = await standInPortal();
  portal.answer(listAnnouncements, { player: NOTICES, banners: [], popup: [], promotion: [], hot: [] });
  await show(<NoticeDialog open onClose={() => {}} page={undefined} />);
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(9);
  await dialog.getByRole('button', { name: ui.next }).click();
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(2);
  const { id } = notice(1);
  await expect
    .element(dialog.getByRole('link', { name: /ข่าวที่ 1 / }))
    .toHaveAttribute('href', paths.noticeDialog(id));

  await show(<NoticeDialog open onClose={() => {}} page={id} />);
  const one = page.getByRole('dialog', { name: 'ข่าวที่ 1' });
  await expect.element(one.getByText('Word for word.')).toBeVisible();
  await expect.element(one.getByText('2026-11-20 10:00:01')).toBeVisible();
  await expect
    .element(one.getByRole('link', { name: words.all }))
    .toHaveAttribute('href', paths.noticeDialog());
});

test('past the last sheet of the page its last one stands', async () => {
  const portal = await standInPortal();
  portal.answer(listAnnouncements, { player: NOTICES, banners: [], popup: [], promotion: [], hot: [] });
  await show(<NoticePage search={{ sheet: '99' }} notFound={null} />);
  await expect.poll(() => page.getByRole('link', { name: /ข่าวที่/ }).elements().length).toBe(2);
});

function notice(number: number): Announcement {
  return {
    ...{ id: `0190b0b2-0000-7000-8000-${String(number).padStart(12, '0')}`, type: 'PL', position: 100 },
    ...{ title: `ข่าวที่ ${number}`, summary: '', content: '<h3>All of it</h3><p>Word for word.</p>' },
    ...{ hasContent: true, date: Date.parse('2026-11-20T03:00:00Z') + number * 1000, picture: null },
    ...{ link: null, language: 'TH', visitorsOnly: false },
  };
}
