import { type IntentKey, intentKey } from '../../../../api/calls/intent-key.ts';
import { dropUpload, type Upload } from '../../../people/identity/pictures/picture-uploads.ts';

/** What has been written and chosen for an application so far. */
export interface Draft {
  remark: string;
  uploads: readonly Upload[];
  keys: IntentKey;
}

/*
 * Kept outside the form, by member and promotion: closing the sheet by mistake, looking something up on another page, or having to
 * log in again loses nothing, and another member at the same device finds none of it.
 */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

export function draftKey(memberId: string, promotionId: string): string {
  return `${memberId} ${promotionId}`;
}

export function draftOf(key: string): Draft {
  const known = drafts.get(key);
  if (known) return known;
  const draft: Draft = { remark: '', uploads: [], keys: intentKey() };
  drafts.set(key, draft);
  return draft;
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeDraft(key: string, changed: Partial<Draft>): void {
  drafts.set(key, { ...draftOf(key), ...changed });
  for (const listener of listeners) listener();
}

export function dropDraft(key: string): void {
  for (const upload of drafts.get(key)?.uploads ?? []) dropUpload(upload);
  drafts.delete(key);
  for (const listener of listeners) listener();
}
