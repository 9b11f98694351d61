import type { Endpoint } from '@lanna/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../save-file.ts';
import { callForFile, type Input } from './call.ts';
import { Refusal } from './refusal.ts';

/** Fetches the file of a call that answers with one (`csvRoute`), and hands it to the browser under the name the server gave it. */
export function useDownloadCsv<const E extends Endpoint>(endpoint: E) {
  return useMutation({
    mutationFn: async (input: Input<E>) => {
      const response = await callForFile(endpoint, input);
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      // A file that is cut off on its way is none.
      const file = await response.blob().catch(() => {
        throw new Refusal('network');
      });
      return { file, name: name ?? 'export.csv' };
    },
    onSuccess: ({ file, name }) => saveFile(file, name),
  });
}
