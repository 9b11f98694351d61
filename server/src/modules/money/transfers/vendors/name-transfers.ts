import type { LocalText } from '@lanna/rules/local-text';
import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';

/** Each transfer is posted under its own id: a statement says with which vendor it was, or which way in the line. */
export const nameTransfers: ReferenceNames = async (db, references) => {
  const rows = await db
    .selectFrom('transfers.transfer as t')
    .leftJoin('catalogue.vendor_record as v', 'v.id', 't.vendor_id')
    .select(['t.id', 't.kind', 'v.name'])
    .where('t.id', 'in', references)
    .execute();
  return new Map(
    rows.map(({ id, kind, name }) => [
      id,
      name === null ? (kind === 'downline' ? FROM_AGENT : TO_AGENT) : { EN: name, TH: name },
    ]),
  );
};

const TO_AGENT: LocalText = {
  TH: 'โอนให้เอเย่นต์',
  EN: 'To the agent',
  CN: '转给代理',
  ID: 'Ke agen',
  PT: 'Para o agente',
  TY: 'Temsilciye',
  VI: 'Cho đại lý',
};
const FROM_AGENT: LocalText = {
  TH: 'โอนจากเอเย่นต์',
  EN: 'From the agent',
  CN: '代理转出',
  ID: 'Dari agen',
  PT: 'Do agente',
  TY: 'Temsilciden',
  VI: 'Từ đại lý',
};
