import { useState } from 'react';
import { newId } from '../../../../api/calls/new-id.ts';
import { base64Of, type PictureFieldError, pictureFieldError } from './picture-file.ts';

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
    | { kind: 'unusable'; wrongField: PictureFieldError }
    | { kind: 'failed'; error: unknown };
}

/** What a form with pictures has and does. */
export interface PictureUploads {
  uploads: readonly Upload[];
  /** Takes as many as there is room for; answers how many it left. */
  add: (files: readonly File[]) => number;
  retry: (upload: Upload) => void;
  remove: (upload: Upload) => void;
}

/** The call that keeps a picture; what it answers names it. */
export type KeepPicture = (
  base64: string,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<{ id: string }>;

/** Pictures of a form that lasts as long as what shows it; each is sent as soon as it is chosen. */
export function usePictureUploads(how: { max: number; keep: KeepPicture }): PictureUploads {
  return useUploadsByName(how)('form');
}

/** The same for a form with several places for pictures, each by its name. */
export function useUploadsByName({
  max,
  keep,
}: {
  max: number;
  keep: KeepPicture;
}): (name: string) => PictureUploads {
  const [all, setAll] = useState<Readonly<Record<string, readonly Upload[]>>>({});
  return (name) => {
    const change = (changed: (uploads: readonly Upload[]) => readonly Upload[]) =>
      setAll((before) => ({ ...before, [name]: changed(before[name] ?? []) }));
    const send = (upload: Upload) =>
      void sendUpload(upload, keep, (state) =>
        change((uploads) => uploads.map((one) => (one.key === upload.key ? { ...one, state } : one))),
      );
    const uploads = all[name] ?? [];
    return {
      uploads,
      add: (files) => {
        const taken = files.slice(0, max - uploads.length).map(newUpload);
        change((before) => [...before, ...taken]);
        for (const upload of taken) send(upload);
        return files.length - taken.length;
      },
      retry: send,
      remove: (upload) => {
        dropUpload(upload);
        change((before) => before.filter(({ key }) => key !== upload.key));
      },
    };
  };
}

/** The pictures that have arrived, by the names the server gave them. */
export function keptPictures(uploads: readonly Upload[]): string[] {
  return uploads.flatMap(({ state }) => (state.kind === 'kept' ? [state.id] : []));
}

/** What stands in the way of sending the form the pictures belong to. */
export function uploadsFieldError(uploads: readonly Upload[]): 'sending' | 'unsent' | undefined {
  const kinds = uploads.map(({ state }) => state.kind);
  if (kinds.includes('failed') || kinds.includes('unusable')) return 'unsent';
  return kinds.includes('sending') ? 'sending' : undefined;
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

export function dropUpload({ key, preview }: Upload): void {
  sending.get(key)?.abort();
  URL.revokeObjectURL(preview);
}

const sending = new Map<string, AbortController>();

/** Looks at the file, sends it, and says how far it is. */
export async function sendUpload(
  { key, file }: Upload,
  keep: KeepPicture,
  show: (state: Upload['state']) => void,
): Promise<void> {
  const abort = new AbortController();
  sending.set(key, abort);
  show({ kind: 'sending', share: 0 });
  try {
    const fieldError = await pictureFieldError(file);
    if (fieldError) return show({ kind: 'unusable', wrongField: fieldError });
    const { id } = await keep(await base64Of(file), {
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
