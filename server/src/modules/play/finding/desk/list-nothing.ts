import { LEAST_TIMES, listNothing, type NothingRow } from '@lanna/contract/play/finding/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

export const nothing = opsList(
  listNothing,
  ({ db }: ListScope) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('finding.nothing as n')
          .groupBy(['n.merchant_id', 'n.language', 'n.words'])
          .having(sql<boolean>`sum(n.times) >= ${LEAST_TIMES}`)
          .select(['n.merchant_id', 'n.language', 'n.words'])
          .select([
            sql<number>`sum(n.times)::integer`.as('times'),
            sql<string>`min(n.day)::text`.as('first_day'),
            sql<string>`max(n.day)::text`.as('last_day'),
            sql<string>`md5(concat_ws(' ', n.merchant_id, n.language, n.words))`.as('id'),
          ])
          .as('s'),
      )
      .selectAll('s'),
  {
    brand: 's.merchant_id',
    where: {},
    search: (typed) => sql<boolean>`position(lower(${typed}) in s.words) > 0`,
    sorts: {
      times: { by: 's.times', type: 'integer' },
      last: { by: 's.last_day', type: 'text' },
    },
    id: 's.id',
    row: (record, { brands }): NothingRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      words: record.words,
      language: record.language,
      times: record.times,
      firstDay: record.first_day,
      lastDay: record.last_day,
    }),
    file: {
      name: 'searches-without-result',
      columns: {
        words: 'words',
        times: 'times',
        language: 'language',
        brand: 'brand',
        first: 'firstDay',
        last: 'lastDay',
      },
    },
  },
);
