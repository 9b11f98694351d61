import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

/** Pictures are files of one brand; within JSON the quotes of their attributes are escaped, and no text holds an angle bracket of its own. */
const PICTURE = '<img[^>]*>';

/**
 * What one brand explains stands at a new one: its help centre as it is, without pictures, and the texts of its pages as drafts. Terms and licence texts
 * are published for each brand by its operators: they bind one house to its members.
 */
export async function copyHelp(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into help.category (id, merchant_id, slug, name, lead, icon, position)
    select uuidv7(), ${to}::uuid, slug, name, lead, icon, position from help.category where merchant_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`
    with copied as (
      insert into help.article (id, merchant_id, category_id, slug, title, content, position, published, created_at, changed_at, changed_by, title_key,
        text_key, title_sound, text_sound)
      select uuidv7(), ${to}::uuid, own.id, a.slug, a.title, regexp_replace(a.content::text, ${PICTURE}, '', 'g')::jsonb, a.position, a.published,
        a.created_at, a.changed_at, a.changed_by, a.title_key, a.text_key, a.title_sound, a.text_sound
      from help.article a
      join help.category c on c.id = a.category_id
      join help.category own on own.merchant_id = ${to} and own.slug = c.slug
      where a.merchant_id = ${from}
      on conflict do nothing
      returning id, merchant_id, version, title, content, published, changed_at, changed_by
    )
    insert into help.article_version (article_id, merchant_id, version, title, content, published, at, operator_name)
    select id, merchant_id, version, title, content, published, changed_at, changed_by from copied`.execute(
    tx,
  );
  await sql`
    insert into help.page (merchant_id, page, draft_title, draft_content, changed_at, changed_by)
    select distinct on (page) ${to}::uuid, page, title, regexp_replace(content::text, ${PICTURE}, '', 'g')::jsonb, published_at, published_by
    from help.page_version where merchant_id = ${from}
    order by page, number desc
    on conflict do nothing`.execute(tx);
}
