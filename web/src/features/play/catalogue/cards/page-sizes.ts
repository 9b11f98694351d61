/** One page as the list is asked for it. */
export interface ListPage {
  pageNo: number;
  pageSize: number;
  /** How many games come before it. */
  offset: number;
}

/**
 * The sizes of the specification (section 9): a list opens with 24 games, the list itself asks for 21 more, and after that page
 * for 18 at a time. Since the sizes differ, a page does not begin at its number times its size but behind what was asked for before
 * it (`offset`): so every game comes once.
 */
const SIZES = [24, 21, 18] as const;

export const FIRST_PAGE: ListPage = { pageNo: 1, pageSize: SIZES[0], offset: 0 };

/** The page after one, as long as there are games behind it. */
export function nextPage({ pageNo, pageSize, offset }: ListPage, total: number): ListPage | undefined {
  const from = offset + pageSize;
  if (from >= total) return undefined;
  return { pageNo: pageNo + 1, pageSize: SIZES[Math.min(pageNo, SIZES.length - 1)] ?? 18, offset: from };
}
