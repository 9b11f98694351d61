import { exportBets } from '@lanna/contract/bets';
import type { Sending } from '@lanna/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { csvBlob, safeFileName } from './csv-file.ts';

type ExportQuery = NonNullable<Sending<typeof exportBets>['query']>;

/** Fetches the record of a filter and hands it to the browser as a file. */
export function useDownloadBets() {
  return useMutation({
    mutationFn: (query: ExportQuery) => call(exportBets, { query }),
    onSuccess: ({ csv, fileName }) => save(csvBlob(csv), safeFileName(fileName)),
  });
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
