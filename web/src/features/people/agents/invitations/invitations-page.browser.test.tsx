import {
  closeInvitation,
  type Invitation,
  listInvitations,
  renameInvitation,
  reopenInvitation,
} from '@lanna/contract/people/agents/agents';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { InvitationsPage } from './invitations-page.tsx';

const { invite, links } = wordsOf('agents');
const LINK: Invitation = {
  ...{ code: 'RIVER234', name: 'Shop window', createdAt: '2026-11-20T03:00:00Z', closedAt: null },
  ...{ reopensForMs: 0, joined: 3, rates: {}, expiresOn: null, usesMax: null, over: null },
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 1);
});

test('a link gets another name, and LINE is given the link itself', async () => {
  await open(LINK);
  await press(filled(links.renameOf, { name: 'Shop window' }));
  const dialog = page.getByRole('dialog', { name: links.rename });
  await dialog.getByLabelText(links.name, { exact: true }).fill('LINE group');
  portal.answer(renameInvitation, {});
  portal.answer(listInvitations, { list: [{ ...LINK, name: 'LINE group' }] });
  await dialog.getByRole('button', { name: links.save }).click();
  await expect.element(page.getByRole('article', { name: `LINE group · ${LINK.code}` })).toBeVisible();
  expect(portal.sent(renameInvitation)).toEqual([{ name: 'LINE group' }]);
  const shared = new URL(page.getByRole('link', { name: invite.line }).element().getAttribute('href') ?? '');
  expect(shared.host).toMatch(/line\.me$/);
  expect(shared.href).toContain(LINK.code);
});

test('a link is closed after a second word, and can be opened again for a minute', async () => {
  await open(LINK);
  const card = page.getByRole('article', { name: `Shop window · ${LINK.code}` });
  await press(filled(links.closeOf, { code: 'Shop window' }));
  const question = page.getByRole('dialog', { name: filled(links.closeTitle, { code: 'Shop window' }) });
  portal.answer(closeInvitation, {});
  portal.answer(listInvitations, {
    list: [{ ...LINK, closedAt: '2026-11-29T03:00:00Z', reopensForMs: 60_000 }],
  });
  await question.getByRole('button', { name: links.close, exact: true }).click();
  await expect.element(card.getByText(links.closed, { exact: true })).toBeVisible();
  portal.answer(reopenInvitation, {});
  portal.answer(listInvitations, { list: [LINK] });
  await press(filled(links.undoOf, { name: 'Shop window' }));
  await expect.element(card.getByText(links.open, { exact: true })).toBeVisible();
});

async function open(link: Invitation) {
  portal.answer(listInvitations, { list: [link] });
  await show(<InvitationsPage />);
  await expect.element(page.getByRole('article', { name: `Shop window · ${LINK.code}` })).toBeVisible();
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
