import type { OpsNoticeType } from '@lanna/contract/ops';

const listeners = new Map<string, Set<() => void>>();

/** Subscribes to a notice; called also after push was away. Returns how to stop. */
export function onOpsNotice(type: OpsNoticeType, listener: () => void): () => void {
  const heard = listeners.get(type) ?? new Set();
  listeners.set(type, heard.add(listener));
  return () => heard.delete(listener);
}

export function tellOpsNotice(type: string): void {
  for (const listener of [...(listeners.get(type) ?? [])]) listener();
}

/** Notices with a listener. */
export function heardNotices(): string[] {
  return [...listeners.keys()];
}
