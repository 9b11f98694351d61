import type { Sending } from '@lanna/contract/endpoint';
import { exportBets } from '@lanna/contract/play/bets/bets';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { saveFile } from '../../../save-file.ts';

type ExportQuery = NonNullable<Sending<typeof exportBets>['query']>;

/** Fetches the record of a filter and hands it to the browser as a file. */
export function useDownloadBets() {
  return useMutation({
    mutationFn: (query: ExportQuery) => call(exportBets, { query }),
    onSuccess: ({ csv, fileName }) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName),
  });
}
