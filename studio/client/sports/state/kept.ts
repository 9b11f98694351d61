import { z } from 'zod';
import { sportsName } from '../../../sports-api.ts';
import { type Draft, NO_DRAFT } from './draft.ts';

const keptDraft = z.object({
  type: z.enum(['single', 'parlay', 'system']),
  legs: z
    .array(
      z.object({
        ...{ fixture: z.uuid(), market: z.string(), selection: z.string(), odds: z.int(), version: z.int() },
        ...{ home: sportsName, away: sportsName, startsAt: z.string() },
        outright: z.object({ runners: z.record(z.string(), sportsName) }).nullish(),
      }),
    )
    .max(12),
  sizes: z.array(z.int()).max(8),
  amount: z.string().max(20),
  key: z.uuid().nullable(),
});

/** The slip that is being made outlives a reload. Storage may be closed to a framed page; then it lasts as long as the page. */
export function readDraft(name: string, store?: Pick<Storage, 'getItem'>): Draft {
  try {
    return keptDraft.parse(JSON.parse((store ?? localStorage).getItem(name) ?? ''));
  } catch {
    return NO_DRAFT;
  }
}

export function writeDraft(name: string, draft: Draft, store?: Pick<Storage, 'setItem'>): void {
  try {
    (store ?? localStorage).setItem(name, JSON.stringify(draft));
  } catch {
    // Nothing to do: see readDraft.
  }
}
