import type { Value } from '@lanna/contract/endpoint';
import { domainRoute } from '@lanna/contract/house/brands/site';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { fetchQrBlob, qrBlob } from '../../../shared-parts/picture/qr-blob.ts';

export type Resource = Value<typeof domainRoute>['resources'][number];

/** What the brand offers for download. */
export const downloadsQuery = queryOptions({
  queryKey: ['downloads', 'resources'],
  queryFn: async ({ signal }) => (await call(domainRoute, { signal })).resources,
});

/** The QR code of a download: the brand's own picture of it, else one drawn here. */
export const qrQuery = (link: string, picture?: string) =>
  queryOptions({
    queryKey: ['downloads', 'qr', link, picture],
    queryFn: async () => (picture ? await fetchQrBlob(picture) : undefined) ?? qrBlob(link),
    staleTime: Number.POSITIVE_INFINITY,
  });
