import { keepApplicationPicture } from '@lanna/contract/promotions/pictures';
import { APPLICATION_PICTURES_MAX } from '@lanna/contract/promotions/promotions';
import { useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { changeDraft, type Draft, draftOf, newUpload, onDraftChange, type Upload } from './draft.ts';
import { base64Of, pictureFault } from './picture-file.ts';

export interface DraftHandle {
  draft: Draft;
  write: (remark: string) => void;
  /** Takes as many as there is room for; answers how many it left. */
  add: (files: readonly File[]) => number;
  retry: (upload: Upload) => void;
  remove: (upload: Upload) => void;
}

/** What is being written for a promotion. Pictures are sent as soon as they are chosen, each by itself. */
export function useDraft(draftKey: string): DraftHandle {
  const draft = useSyncExternalStore(onDraftChange, () => draftOf(draftKey));
  return {
    draft,
    write: (remark) => changeDraft(draftKey, { remark }),
    add: (files) => {
      const { uploads } = draftOf(draftKey);
      const taken = files.slice(0, APPLICATION_PICTURES_MAX - uploads.length).map(newUpload);
      changeDraft(draftKey, { uploads: [...uploads, ...taken] });
      for (const upload of taken) void send(draftKey, upload);
      return files.length - taken.length;
    },
    retry: (upload) => void send(draftKey, upload),
    remove: ({ key, preview }) => {
      sending.get(key)?.abort();
      URL.revokeObjectURL(preview);
      const { uploads } = draftOf(draftKey);
      changeDraft(draftKey, { uploads: uploads.filter((upload) => upload.key !== key) });
    },
  };
}

const sending = new Map<string, AbortController>();

async function send(draftKey: string, { key, file }: Upload): Promise<void> {
  const show = (state: Upload['state']) =>
    changeDraft(draftKey, {
      uploads: draftOf(draftKey).uploads.map((upload) =>
        upload.key === key ? { ...upload, state } : upload,
      ),
    });
  const abort = new AbortController();
  sending.set(key, abort);
  show({ kind: 'sending', share: 0 });
  try {
    const fault = await pictureFault(file);
    if (fault) return show({ kind: 'unusable', fault });
    const { id } = await call(keepApplicationPicture, {
      body: { base64: await base64Of(file) },
      signal: abort.signal,
      onProgress: (share) => show({ kind: 'sending', share }),
    });
    show({ kind: 'kept', id });
  } catch (error) {
    if (!abort.signal.aborted) show({ kind: 'failed', error });
  } finally {
    sending.delete(key);
  }
}
