import type { Brand } from '../http/calls/route.ts';

/** What a row of a list calls its brand. */
export function brandCode(brands: readonly Brand[], brandId: string): string {
  return brands.find(({ id }) => id === brandId)?.code ?? '';
}
