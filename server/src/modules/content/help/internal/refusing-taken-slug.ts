import { sqlState } from '@lanna/rules/database-errors';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

const UNIQUE_VIOLATION = '23505';

/** Of two that want one address at the same moment the database knows which came first; the other gets `help_slug_taken`. */
export async function refusingTakenSlug<Result>(slug: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('help_slug_taken', { slug });
    throw error;
  }
}
