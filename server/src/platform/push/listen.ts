import type { NoticeType } from '@lanna/contract/push';
import { type Listener, listenTo } from '../listen.ts';
import type { Log } from '../log.ts';
import { PUSH_CHANNEL, type PushEnvelope, readEnvelope } from './notify.ts';

/** Hears what is pushed. After a gap `onGap` is called: notices may have been missed, so every page should refetch. */
export function listenForPush(options: {
  url: string;
  log: Log;
  isKnown(type: string): type is NoticeType;
  onEnvelope(envelope: PushEnvelope): void;
  onGap(): void;
}): Promise<Listener> {
  const { url, log, isKnown, onEnvelope, onGap } = options;
  return listenTo({
    url,
    channel: PUSH_CHANNEL,
    log,
    hear: (payload) => {
      const envelope = readEnvelope(payload, isKnown);
      if (envelope) onEnvelope(envelope);
      else log.warn('push heard something it does not understand');
    },
    onBack: onGap,
  });
}
