import { keepApplicationPicture } from '@lanna/contract/rewards/promotions/pictures';
import { APPLICATION_PICTURES_MAX } from '@lanna/contract/rewards/promotions/promotions';
import { useSyncExternalStore } from 'react';
import { call } from '../../../../api/calls/call.ts';
import {
  dropUpload,
  type KeepPicture,
  newUpload,
  type PictureUploads,
  sendUpload,
  type Upload,
} from '../../../people/identity/pictures/picture-uploads.ts';
import { changeDraft, type Draft, draftOf, onDraftChange } from './draft.ts';

export interface DraftHandle extends PictureUploads {
  draft: Draft;
  write: (remark: string) => void;
}

/** What is being written for a promotion. Pictures are sent as soon as they are chosen, each by itself. */
export function useDraft(draftKey: string): DraftHandle {
  const draft = useSyncExternalStore(onDraftChange, () => draftOf(draftKey));
  return {
    draft,
    uploads: draft.uploads,
    write: (remark) => changeDraft(draftKey, { remark }),
    add: (files) => {
      const { uploads } = draftOf(draftKey);
      const taken = files.slice(0, APPLICATION_PICTURES_MAX - uploads.length).map(newUpload);
      changeDraft(draftKey, { uploads: [...uploads, ...taken] });
      for (const upload of taken) send(draftKey, upload);
      return files.length - taken.length;
    },
    retry: (upload) => send(draftKey, upload),
    remove: (upload) => {
      dropUpload(upload);
      const { uploads } = draftOf(draftKey);
      changeDraft(draftKey, { uploads: uploads.filter(({ key }) => key !== upload.key) });
    },
  };
}

const keep: KeepPicture = (base64, how) => call(keepApplicationPicture, { body: { base64 }, ...how });

function send(draftKey: string, upload: Upload): void {
  void sendUpload(upload, keep, (state) =>
    changeDraft(draftKey, {
      uploads: draftOf(draftKey).uploads.map((one) => (one.key === upload.key ? { ...one, state } : one)),
    }),
  );
}
