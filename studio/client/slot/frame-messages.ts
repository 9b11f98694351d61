import type { FrameMessage } from '../../play-api.ts';

/** Posts to the page around the frame, and to that page's origin only: no other site receives the player's rounds. */
export function frameMessenger(lobbyUrl: string): (message: FrameMessage) => void {
  const { origin } = new URL(lobbyUrl);
  return (message) => {
    if (window.parent !== window) window.parent.postMessage(message, origin);
  };
}
