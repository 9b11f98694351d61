import {
  type Announcement,
  listAnnouncements,
  markAnnouncementSeen,
  memberAnnouncements,
} from '@lanna/contract/content/announcements/announcements';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { PopUps } from './pop-ups.tsx';

const words = wordsOf('announcements');
const NONE = { player: [], banners: [], popup: [], promotion: [], hot: [] };
const POP_UP: Announcement = {
  ...{ id: '0190b0b2-0000-7000-8000-000000000001', type: 'PU', title: 'Mind the steps', summary: '' },
  ...{ content: '<p>They are wet.</p>', hasContent: true, date: Date.parse('2026-11-20T03:00:00Z') },
  ...{ picture: null, link: null, position: 1, language: 'EN', visitorsOnly: false },
};

const popUp = page.getByRole('dialog', { name: POP_UP.title });
let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(listAnnouncements, { ...NONE, popup: [POP_UP] });
});

test('a visitor sees a pop-up once in this browser, and not again when the page is loaded anew', async () => {
  await show(<PopUps calm />);
  await expect.element(popUp).toBeVisible();
  await popUp.getByRole('button', { name: words.close, exact: true }).last().click();
  await expect.element(popUp).not.toBeInTheDocument();
  await show(<PopUps calm />);
  await answered(2);
  await expect.element(popUp).not.toBeInTheDocument();
});

test('a pop-up never opens over a dialog: it waits until that is closed', async () => {
  await show(<OverDialog />);
  await answered(1);
  await expect.element(page.getByRole('dialog', { name: 'Open before' })).toBeVisible();
  await expect.element(popUp).not.toBeInTheDocument();
  await show(<PopUps calm />);
  await expect.element(popUp).toBeVisible();
});

test('a member’s pop-up is reported as seen, and one that was seen on another device does not open', async () => {
  startSession('t', 0);
  portal.answer(memberAnnouncements, { ...NONE, seen: [] } as never);
  portal.answer(markAnnouncementSeen, {} as never);
  await show(<PopUps calm />);
  await expect.element(popUp).toBeVisible();
  await vi.waitFor(() => expect(portal.sent(markAnnouncementSeen)).toContainEqual({ id: POP_UP.id }));
  localStorage.clear();
  portal.answer(memberAnnouncements, { ...NONE, seen: [POP_UP.id] } as never);
  await show(<PopUps calm />);
  await answered(2);
  await vi.waitFor(() => expect(portal.sent(memberAnnouncements).length).toBeGreaterThanOrEqual(2));
  await expect.element(popUp).not.toBeInTheDocument();
});

function OverDialog() {
  return (
    <>
      <Dialog open onOpenChange={() => {}} title="Open before">
        <p>Something else</p>
      </Dialog>
      <PopUps calm />
    </>
  );
}

/** The list was asked for so often; a moment later what is to open is open. */
async function answered(times: number) {
  await vi.waitFor(() => expect(portal.sent(listAnnouncements)).toHaveLength(times));
  await new Promise((done) => setTimeout(done, 200));
}
