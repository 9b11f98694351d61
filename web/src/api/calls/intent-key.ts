import { newId } from './new-id.ts';

export interface IntentKey {
  /** The idempotency key for this request: the same one as long as the same request is being retried. */
  for(intent: string): string;
  /** The request is confirmed: the same request again is a new intention. */
  settled(): void;
}

/**
 * One key per intention. A second press, and a retry after a lost answer, repeat the key, so the server pays once;
 * another amount, or the same amount after the first was confirmed, gets a new one.
 */
export function intentKey(): IntentKey {
  let current: { intent: string; key: string } | undefined;
  return {
    for(intent) {
      if (current?.intent !== intent) current = { intent, key: newId() };
      return current.key;
    },
    settled() {
      current = undefined;
    },
  };
}
