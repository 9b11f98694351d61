import { countUnread, SERVICE_PATHS, servicePaths } from '@lanna/contract/content/service/service';
import { showServicePath } from '@lanna/rules/service-path';
import { queryOptions, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { fetchWords } from '../../i18n/words.ts';
import { useGo } from '../../navigation.ts';
import { type Path, paths } from '../../paths.ts';
import { notify } from '../../ui/layers/notify.ts';
import { isDesktop } from '../../ui/use-phone.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { call } from '../calls/call.ts';
import { Refusal } from '../calls/refusal.ts';
import { memberQuery } from '../queries.ts';
import { isMember } from '../route-guard.ts';
import { readSession, type Session, useSession } from '../session.ts';
import { forgetVisit, useVisit } from '../visit.ts';

/** Above this rank level members have a channel of their own; which one the server decides. */
const VIP_ABOVE = 4;

export interface Service {
  /** What the entry is called: members of a high rank have their own channel, everybody else the live chat. */
  channel: 'chat' | 'vip';
  /** Answers that have not been read. */
  unread: number;
  /** Opens the channel; to be called at the press itself, so that the browser lets a window be opened. */
  open: () => void;
  /** It is being opened. */
  opening: boolean;
}

/** Customer service as the frame offers it: in the side bar, the menus, the footer. */
export function useService(): Service {
  const hydrated = useHydrated();
  const go = useGo();
  const session = useSession();
  const visit = useVisit();
  const ofMember = isMember(session);
  const [opening, setOpening] = useState(false);
  const member = useQuery({ ...memberQuery, enabled: ofMember });
  const unread = useQuery({
    ...unreadQuery(ofMember ? undefined : visit),
    enabled: hydrated && (ofMember || visit !== undefined),
  });
  async function open() {
    if (opening) return;
    setOpening(true);
    await openChannel(go).finally(() => setOpening(false));
  }
  return {
    channel: ofMember && (member.data?.clubLabel.rankLevel ?? 0) > VIP_ABOVE ? 'vip' : 'chat',
    unread: unread.data?.unread ?? 0,
    open: () => void open(),
    opening,
  };
}

const FIVE_MINUTES_MS = 300_000;

/** `visit`: of a visitor; a member is known by the session. */
export const unreadQuery = (visit: string | undefined) =>
  queryOptions({
    queryKey: ['service', 'unread', visit ?? 'member'],
    queryFn: async ({ signal }) => {
      try {
        return await call(countUnread, { body: { token: visit }, signal });
      } catch (error) {
        if (visit === undefined || !isUnknown(error)) throw error;
        forgetVisit(visit);
        return { unread: 0 };
      }
    },
    staleTime: FIVE_MINUTES_MS,
  });

/** The visitor's token opens nothing any more. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'conversation_unknown';
}

/** The window the chat was opened in, and whose it is: a window keeps the session it was opened with. */
let chatWindow: { window: Window; session: Session | undefined } | undefined;

/**
 * On a desktop in a window of its own, opened before the server is asked: later the browser would take it for one that no visitor
 * wanted. When the call fails the window is closed again. On smaller screens in place of the page.
 */
export async function openChannel(go: (path: Path) => void): Promise<void> {
  if (isDesktop()) {
    if (isOpen()) return chatWindow?.window.focus();
    const opened = openWindow();
    if (!opened) return go(paths.chatPanel());
    await lead(opened);
  } else await leadHere(go);
}

function isOpen(): boolean {
  const isSame = chatWindow?.session?.token === readSession()?.token;
  if (chatWindow && !isSame) chatWindow.window.close();
  return chatWindow !== undefined && isSame && !chatWindow.window.closed;
}

/** Null where the browser lets none be opened. It shares this page's session, which is kept by the tab. */
function openWindow(): Window | null {
  const place = `popup,width=430,height=720,left=${Math.max(0, screen.availWidth - 470)},top=80`;
  const opened = window.open('', '_blank', place);
  if (opened) chatWindow = { window: opened, session: readSession() };
  return opened;
}

async function lead(opened: Window): Promise<void> {
  try {
    const address = await channelAddress();
    if (isOutside(address)) opened.opener = null;
    opened.location.replace(address);
  } catch (error) {
    opened.close();
    chatWindow = undefined;
    await sayFailure(error);
  }
}

async function leadHere(go: (path: Path) => void): Promise<void> {
  try {
    const address = await channelAddress();
    if (isOutside(address)) location.assign(address);
    else go(address as Path);
  } catch (error) {
    await sayFailure(error);
  }
}

/** Where the caller's own channel is, as the server says. */
async function channelAddress(): Promise<string> {
  const { pathList } = (await call(servicePaths)).version;
  const found =
    pathList.find(({ type }) => type === SERVICE_PATHS.vip) ??
    pathList.find(({ type }) => type === SERVICE_PATHS.chat);
  if (!found) throw new Error('the service path list names no chat');
  const path = await showServicePath(found.path);
  return path === paths.chat() ? paths.chat({ from: location.pathname }) : path;
}

function isOutside(address: string): boolean {
  return new URL(address, location.origin).origin !== location.origin;
}

async function sayFailure(error: unknown): Promise<void> {
  await fetchWords(['service']).catch(() => undefined);
  notify({
    tone: 'danger',
    text: i18next.t('service:notOpened'),
    detail:
      error instanceof Refusal ? i18next.t(`refusals:${error.code}`) : i18next.t('refusals:unknown_error'),
  });
}
