import type { LocalText } from '@lanna/rules/local-text';
import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';

/** A withdrawal's hold, a payout's capture and its settlement: a statement says what they are. */
export const namePayouts: ReferenceNames = async (db, references) => {
  const rows = await db
    .selectFrom('withdrawals.payout')
    .select(['id', 'settlement_id', 'state'])
    .where(({ or, eb }) => or([eb('id', 'in', references), eb('settlement_id', 'in', references)]))
    .execute();
  const holds = await db
    .selectFrom('withdrawals.withdrawal')
    .select('id')
    .where('id', 'in', references)
    .execute();
  return new Map<string, LocalText>([
    ...holds.map(({ id }) => [id, WITHDRAWAL] as const),
    ...rows.map(({ id }) => [id, WITHDRAWAL] as const),
    ...rows.flatMap(({ settlement_id, state }) =>
      settlement_id ? [[settlement_id, state === 'paid' ? PAID : RETURNED] as const] : [],
    ),
  ]);
};

const WITHDRAWAL: LocalText = {
  TH: 'ถอนเงิน',
  EN: 'Withdrawal',
  CN: '提款',
  ID: 'Penarikan',
  PT: 'Saque',
  TY: 'Para çekme',
  VI: 'Rút tiền',
};
const PAID: LocalText = {
  TH: 'จ่ายเงินถอนแล้ว',
  EN: 'Withdrawal paid',
  CN: '提款已支付',
  ID: 'Penarikan dibayar',
  PT: 'Saque pago',
  TY: 'Çekim ödendi',
  VI: 'Đã chi trả lệnh rút',
};
const RETURNED: LocalText = {
  TH: 'คืนเงินถอนเข้ากระเป๋า',
  EN: 'Withdrawal returned to the wallet',
  CN: '提款退回钱包',
  ID: 'Penarikan kembali ke dompet',
  PT: 'Saque devolvido à carteira',
  TY: 'Çekim cüzdana iade edildi',
  VI: 'Lệnh rút hoàn về ví',
};
