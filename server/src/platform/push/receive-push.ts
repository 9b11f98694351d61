import type { NoticeType } from '@lanna/contract/push';
import type { Log } from '../process/log.ts';
import { listenTo } from '../sql/listen.ts';
import type { NoticeTable } from './mount-push.ts';
import { PUSH_CHANNEL, type PushEnvelope, readEnvelope } from './notify.ts';

/** What a process receives of what is pushed, for everything in it that wants to know. */
export interface PushSource {
  /** Holders are notified in the order in which they came. */
  notify(holder: PushHolder): void;
  /** False while notices may not arrive, including the seconds before a lost connection is detected. */
  isSure(): boolean;
  stop(): Promise<void>;
}

export interface PushHolder {
  receive(envelope: PushEnvelope): void;
  /** The connection is back after a gap: any notice may have been missed. */
  onGap(): void;
}

/** Listens for what is pushed anywhere, on one connection for the whole process. */
export async function receivePush(options: {
  url: string;
  log: Log;
  notices: NoticeTable;
}): Promise<PushSource> {
  const { url, log, notices } = options;
  const holders: PushHolder[] = [];
  const isKnown = (type: string): type is NoticeType => notices.has(type as NoticeType);
  const listener = await listenTo({
    url,
    channel: PUSH_CHANNEL,
    log,
    receive: (payload) => {
      const envelope = readEnvelope(payload, isKnown);
      if (envelope) for (const holder of holders) holder.receive(envelope);
      else log.warn('push heard something it does not understand');
    },
    onBack: () => {
      for (const holder of holders) holder.onGap();
    },
  });
  return { notify: (holder) => void holders.push(holder), isSure: listener.isSure, stop: listener.stop };
}
