import { sql } from 'kysely';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import { outbox } from '../../../../platform/outbox/outbox.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/**
 * What letters to operators go out by: the configured provider. A house of demonstrations alone keeps them in the outbox of its first
 * brand, which everybody may read; with a brand for real money that would be a way in, and there is none: null.
 */
export async function houseMailer(
  deps: { db: Database; clock: Clock },
  providers: { mailer?: Mailer | undefined },
): Promise<Mailer | null> {
  if (providers.mailer) return providers.mailer;
  const brands = await deps.db.kysely
    .selectFrom('brands.brand')
    .select(['id', sql<boolean>`settings ->> 'demo' is distinct from 'false'`.as('demo')])
    .orderBy('id')
    .execute();
  const [first] = brands;
  if (!first || brands.some(({ demo }) => !demo)) return null;
  return outbox(deps, first.id).mailer;
}
