import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

export const chain = z.object({
  purpose: z.string(),
  /** From 1; chains of a purpose are used one after the other. */
  number: z.int(),
  /** SHA-256 of the first link, in hex. */
  anchor: z.string(),
  links: z.int(),
  publishedAt: z.string(),
  /** Links shown so far, from the first on. */
  revealed: z.int(),
  lastLink: z.string().nullable(),
});

export const listChains = endpoint({
  method: 'GET',
  path: '/lgw/chains',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Published chains of secrets: their anchors, and how far they have been shown',
  query: z.object({ purpose: z.string().max(60).optional() }),
  value: z.array(chain),
  refusals: [],
  limit: LIMITS.read,
});
