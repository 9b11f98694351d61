import type { LocalText } from '@lanna/rules/local-text';
import type { ReferenceNames } from '../ledger/reference-names.ts';

/** Each transfer is posted under its own id: a statement says with which vendor it was, or that it went to the agent. */
export const nameTransfers: ReferenceNames = async (db, references) => {
  const rows = await db
    .selectFrom('transfers.transfer as t')
    .leftJoin('catalogue.vendor_record as v', 'v.id', 't.vendor_id')
    .select(['t.id', 't.kind', 'v.name'])
    .where('t.id', 'in', references)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name === null ? TO_AGENT : { EN: name, TH: name }]));
};

const TO_AGENT: LocalText = {
  TH: 'โอนให้เอเย่นต์',
  EN: 'To the agent',
  CN: '转给代理',
  ID: 'Ke agen',
  PT: 'Para o agente',
  TY: 'Acenteye',
  VI: 'Cho đại lý',
};
