import { type Announcement, listAnnouncements } from '@lanna/contract/content/announcements/announcements';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { News } from './news.tsx';

const words = wordsOf('home');
const NOTICE: Announcement = {
  ...{ id: '0190b0b2-0000-7000-8000-000000000001', type: 'PL', title: 'แห่เรือคืนนี้', summary: '' },
  ...{ content: '', hasContent: true, date: Date.parse('2026-11-20T03:00:00Z'), picture: null },
  ...{ link: null, position: 1, language: 'TH', visitorsOnly: false },
};

test('the line of notices leads to all of them, and stands alone where the brand has none', async () => {
  const portal = await standInPortal();
  const none = { player: [], banners: [], popup: [], promotion: [], hot: [] };
  const all = page.getByRole('link', { name: words.news.all });
  portal.answer(listAnnouncements, { ...none, player: [NOTICE] });
  await show(<News />);
  await expect.element(all).toHaveAttribute('href', paths.noticeDialog());
  await expect.element(page.getByText('แห่เรือคืนนี้').first()).toBeVisible();
  portal.answer(listAnnouncements, none);
  await show(<News />);
  await expect.element(page.getByText(words.news.fair).first()).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
});
