import type { NoticeType } from '@lanna/contract/push';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../process/log.ts';
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

/** Receives what is pushed anywhere, once for the whole process. */
export async function receivePush(options: {
  bus: Pick<Bus, 'listen'>;
  log: Log;
  notices: NoticeTable;
}): Promise<PushSource> {
  const { bus, log, notices } = options;
  const holders: PushHolder[] = [];
  const isKnown = (type: string): type is NoticeType => notices.has(type as NoticeType);
  const listener = await bus.listen({
    channel: PUSH_CHANNEL,
    receive: (payload) => {
      const envelope = readEnvelope(payload, isKnown);
      if (envelope) for (const holder of holders) holder.receive(envelope);
      else log.warn('push received something it does not understand');
    },
    onBack: () => {
      for (const holder of holders) holder.onGap();
    },
  });
  return { notify: (holder) => void holders.push(holder), isSure: listener.isSure, stop: listener.stop };
}
