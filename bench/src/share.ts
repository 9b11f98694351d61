/** How much of its usual load a bench sends; 1 unless said otherwise. */
export const SHARE = Number(process.env['BENCH_SHARE'] ?? 1);

/** In whole thousands, so that parts of it are whole as well. */
export function shareOf(usual: number): number {
  return Math.max(1, Math.round((usual * SHARE) / 1000)) * 1000;
}
