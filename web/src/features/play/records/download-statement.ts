import type { Sending } from '@lanna/contract/endpoint';
import { memberStatement } from '@lanna/contract/play/records/records';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/calls/call.ts';
import { saveFile } from '../../../save-file.ts';
import { CSV_START, type CsvWords, csvHead, csvOf } from './statement-csv.ts';

const ROWS_AT_ONCE = 2000;

interface Wanted {
  query: NonNullable<Sending<typeof memberStatement>['query']>;
  words: CsvWords;
  timeZone: string;
  fileName: string;
}

/** The whole period as a file, fetched some thousand rows at a time; `rows` says how far it has come. */
export function useDownloadStatement() {
  const [rows, setRows] = useState(0);
  const download = useMutation({
    mutationFn: async ({ query, words, timeZone, fileName }: Wanted) => {
      setRows(0);
      const parts = [CSV_START, csvHead(words)];
      let before: string | undefined;
      let read = 0;
      do {
        const page = await call(memberStatement, {
          query: { ...query, before, pageSize: ROWS_AT_ONCE },
        });
        const { currency = '' } = page.accounts.find(({ id }) => id === page.account) ?? {};
        parts.push(csvOf(page.rows, words, timeZone, currency));
        read += page.rows.length;
        setRows(read);
        before = page.next ?? undefined;
      } while (before);
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), fileName);
    },
  });
  return { ...download, rows };
}
