import { type FrameMessage, type PageMessage, pageMessage } from '../../play-api.ts';

/** Posts to the page around the frame, and to that page's origin only: no other site receives the player's rounds. */
export function frameMessenger(lobbyUrl: string): (message: FrameMessage) => void {
  const { origin } = new URL(lobbyUrl);
  return (message) => {
    if (isFramed()) window.parent.postMessage(message, origin);
  };
}

/** Reads what that page posts; messages of other windows and other origins are ignored. */
export function listenToPage(lobbyUrl: string, received: (type: PageMessage['type']) => void): void {
  if (!isFramed()) return;
  const { origin } = new URL(lobbyUrl);
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || event.origin !== origin) return;
    const message = pageMessage.safeParse(event.data);
    if (message.success) received(message.data.type);
  });
}

/** Whether there is a page around the game. */
export function isFramed(): boolean {
  return window.parent !== window;
}
