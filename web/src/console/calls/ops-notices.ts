import type { OpsNoticeType } from '@lanna/contract/ops';

const listeners = new Map<string, Set<() => void>>();

/** Subscribes to a notice; called also after push was away. Returns how to stop. */
export function onOpsNotice(type: OpsNoticeType, listener: () => void): () => void {
  const received = listeners.get(type) ?? new Set();
  listeners.set(type, received.add(listener));
  return () => received.delete(listener);
}

export function notifyOpsNotice(type: string): void {
  for (const listener of [...(listeners.get(type) ?? [])]) listener();
}

/** Notices with a listener. */
export function receivedNotices(): string[] {
  return [...listeners.keys()];
}
