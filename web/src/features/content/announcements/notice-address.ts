import type { PageSearch } from '../../../navigation.ts';
import type { Path } from '../../../paths.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice-list.ts';

/** What the notice page shows, as its address says: a kind, a sheet of the list, a notice. */
export interface NoticeView {
  kind: NoticeKind;
  sheet: number;
  notice: string | undefined;
}

export function readView(search: PageSearch): NoticeView {
  const sheet = Number(search['sheet']);
  return {
    kind: NOTICE_KINDS.find((kind) => kind === search['kind']) ?? 'all',
    sheet: Number.isInteger(sheet) && sheet > 0 ? sheet : 1,
    notice: search['notice'],
  };
}

/** A default is not written. */
export function viewAddress({ kind, sheet, notice }: NoticeView): Path {
  const query = new URLSearchParams();
  if (kind !== 'all') query.set('kind', kind);
  if (sheet > 1) query.set('sheet', String(sheet));
  if (notice !== undefined) query.set('notice', notice);
  return query.size > 0 ? `/noticePage?${query}` : '/noticePage';
}
