import type { LiveTable } from './live-table.ts';

/** Every table the studio deals. */
export const LIVE_TABLES: readonly LiveTable[] = [];
