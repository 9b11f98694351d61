import { type IntentKey, intentKey } from '../../api/intent-key.ts';
import { newId } from '../../api/new-id.ts';
import type { PictureFault } from './picture-file.ts';

/** One picture on its way. */
export interface Upload {
  key: string;
  name: string;
  file: File;
  /** Address of what the device shows while it is sent. */
  preview: string;
  state:
    | { kind: 'sending'; share: number }
    | { kind: 'kept'; id: string }
    /** Not sent: the file cannot be used. */
    | { kind: 'unusable'; fault: PictureFault }
    | { kind: 'failed'; error: unknown };
}

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
  for (const { preview } of drafts.get(key)?.uploads ?? []) URL.revokeObjectURL(preview);
  drafts.delete(key);
  for (const listener of listeners) listener();
}

export function newUpload(file: File): Upload {
  return {
    key: newId(),
    name: file.name,
    file,
    preview: URL.createObjectURL(file),
    state: { kind: 'sending', share: 0 },
  };
}
