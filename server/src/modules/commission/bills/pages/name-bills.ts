import { CONTRACT_KINDS, type ContractKind } from '@lanna/rules/commission/contracts/terms';
import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';
import { periodOfBill } from '../computing/period-of-bill.ts';
import { oneOf } from './one-of.ts';

/** A statement says for which contract and which period money came or was put aside. */
export const nameBills: ReferenceNames = async (db, references) => {
  const { rows } = await sql<{
    id: string;
    kind: string;
    from_day: string;
    to_day: string;
    slot: number | null;
  }>`
    select m.id, b.kind, b.from_day::text, b.to_day::text, b.slot from bills.movement m join bills.bill b on b.id = m.bill_id
    where m.id = any(${[...references]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, nameOf(oneOf(CONTRACT_KINDS, row.kind), row)]));
};

function nameOf(
  kind: ContractKind,
  row: { from_day: string; to_day: string; slot: number | null },
): LocalText {
  const { from, to, hour, minute } = periodOfBill(kind, row);
  const days = from === to ? from : `${from} – ${to}`;
  const when = hour === null && minute === null ? days : `${days} ${clock(minute ?? (hour ?? 0) * 60)}`;
  return Object.fromEntries(
    Object.entries(NAMES[kind]).map(([language, name]) => [language, `${name} ${when}`]),
  ) as LocalText;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const NAMES: Record<ContractKind, LocalText> = {
  dividend: {
    TH: 'ปันผล',
    EN: 'Dividend',
    CN: '分红',
    ID: 'Dividen',
    PT: 'Dividendo',
    TY: 'Temettü',
    VI: 'Cổ tức',
  },
  daily_salary: {
    TH: 'เงินเดือนรายวัน',
    EN: 'Daily salary',
    CN: '日工资',
    ID: 'Gaji harian',
    PT: 'Salário diário',
    TY: 'Günlük maaş',
    VI: 'Lương ngày',
  },
  hourly_salary: {
    TH: 'เงินเดือนรายชั่วโมง',
    EN: 'Hourly salary',
    CN: '时工资',
    ID: 'Gaji per jam',
    PT: 'Salário por hora',
    TY: 'Saatlik maaş',
    VI: 'Lương giờ',
  },
  real_time_salary: {
    TH: 'เงินเดือนเรียลไทม์',
    EN: 'Real-time salary',
    CN: '实时工资',
    ID: 'Gaji real-time',
    PT: 'Salário em tempo real',
    TY: 'Anlık maaş',
    VI: 'Lương tức thời',
  },
};
