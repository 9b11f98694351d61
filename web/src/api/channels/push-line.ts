import type { ChannelNotice, PushRequest } from '@lanna/contract/push';

/** What reads channels on the push socket. */
export interface LineHolder {
  /** A socket is ready: what was asked on the last one is asked anew. */
  onReady(): void;
  receive(notice: ChannelNotice): void;
}

let ask: ((text: string) => void) | undefined;
const holders = new Set<LineHolder>();

/** By the push connection: how to ask on its socket; undefined where that is gone. */
export function lineIs(send: ((text: string) => void) | undefined): void {
  ask = send;
  if (send) for (const holder of [...holders]) holder.onReady();
}

export function lineReceived(notice: ChannelNotice): void {
  for (const holder of [...holders]) holder.receive(notice);
}

/** Asked of the socket there is; without one it is asked when there is one. */
export function askLine(request: PushRequest): void {
  ask?.(JSON.stringify(request));
}

export function holdLine(holder: LineHolder): () => void {
  holders.add(holder);
  return () => holders.delete(holder);
}
