const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets read a file without a byte order mark in a legacy encoding, which garbles Thai. */
export function csvBlob(csv: string): Blob {
  const text = csv.startsWith(BYTE_ORDER_MARK) ? csv : BYTE_ORDER_MARK + csv;
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** A name any file system takes, ending in `.csv`. */
export function safeFileName(name: string): string {
  const plain = name
    .replace(/\.csv$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${plain || 'bets'}.csv`;
}
