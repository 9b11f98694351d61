import type { Sending } from '@lanna/contract/endpoint';
import { fairness, rotateSeeds } from '@lanna/contract/play/bets/bets';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './calls/call.ts';
import { Refusal } from './calls/refusal.ts';

/** The seed pair a vendor has committed to for this player; of none named, the brand's first that commits to any. Its key begins with `bets`, because every bet moves its nonce. */
export function seedsQuery(vendor: string | undefined) {
  return queryOptions({
    queryKey: ['bets', 'seeds', vendor ?? null],
    queryFn: ({ signal }) => call(fairness, { query: { vendor }, signal }),
    staleTime: 0,
  });
}

/** Ends the pair in use: its server seed is revealed, and receipts of its rounds can be re-computed from then on. */
export function useRotateSeeds(vendor: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Sending<typeof rotateSeeds>['body']) =>
      call(rotateSeeds, { body: { ...body, ...(vendor && { vendor }) } }),
    onSuccess: async (state) => {
      queries.setQueryData(seedsQuery(vendor).queryKey, state);
      await queries.invalidateQueries({ queryKey: ['bets', 'receipt'] });
    },
    onError: (error) => {
      // The pair was rotated meanwhile, perhaps by this same request when its answer was lost.
      if (error instanceof Refusal && error.code === 'seed_hash_stale')
        void queries.invalidateQueries({ queryKey: ['bets'] });
    },
  });
}

const SUGGESTED_LENGTH = 16;
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random client seed the player may keep. An alphabet of 32 letters, so each remainder of a byte is equally likely. */
export function suggestedClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SUGGESTED_LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
