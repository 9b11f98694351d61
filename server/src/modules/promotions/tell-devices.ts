import type { LocalText } from '@lanna/rules/local-text';
import type { KeptState } from '@lanna/rules/promotions/activity';
import type { Tx } from '../../platform/database.ts';
import { notifyDevices } from '../web-push/notify-devices.ts';
import type { ApplicationRow } from './application.ts';

/** Tells the member's devices what became of an application; what the desk only takes in hand is no news. */
export async function tellDevices(
  tx: Tx,
  application: Pick<ApplicationRow, 'merchant_id' | 'member_id'>,
  to: KeptState,
  now: Date,
): Promise<void> {
  const text = NEWS[to];
  if (!text) return;
  const { merchant_id: merchantId, member_id: memberId } = application;
  await notifyDevices(tx, {
    merchantId,
    memberId,
    kind: 'promotion',
    title: TITLE,
    text,
    path: '/promotions',
    now,
  });
}

const TITLE: LocalText = {
  TH: 'ผลการสมัครโปรโมชัน',
  EN: 'Your promotion application',
  CN: '您的优惠申请',
  ID: 'Permohonan promosi Anda',
  PT: 'Seu pedido de promoção',
  TY: 'Promosyon başvurunuz',
  VI: 'Đơn khuyến mãi của bạn',
};

const NEWS: { readonly [State in KeptState]?: LocalText } = {
  joined: {
    TH: 'คุณได้เข้าร่วมโปรโมชันแล้ว แตะเพื่อดูเงื่อนไข',
    EN: 'You take part now. Tap to see the terms.',
    CN: '您已参加该活动，点按查看规则。',
    ID: 'Anda sudah ikut serta. Ketuk untuk melihat syaratnya.',
    PT: 'Você já participa. Toque para ver as condições.',
    TY: 'Artık katılıyorsunuz. Koşullar için dokunun.',
    VI: 'Bạn đã tham gia. Chạm để xem điều kiện.',
  },
  issued: {
    TH: 'รางวัลเข้ากระเป๋าของคุณแล้ว',
    EN: 'The reward is in your wallet.',
    CN: '奖励已存入您的钱包。',
    ID: 'Hadiah sudah masuk ke dompet Anda.',
    PT: 'O prêmio está na sua carteira.',
    TY: 'Ödül cüzdanınızda.',
    VI: 'Phần thưởng đã vào ví của bạn.',
  },
  rejected: {
    TH: 'ใบสมัครไม่ผ่าน แตะเพื่ออ่านเหตุผล',
    EN: 'It was not accepted. Tap to read why.',
    CN: '申请未通过，点按查看原因。',
    ID: 'Permohonan tidak diterima. Ketuk untuk membaca alasannya.',
    PT: 'O pedido não foi aceito. Toque para ler o motivo.',
    TY: 'Kabul edilmedi. Nedenini okumak için dokunun.',
    VI: 'Đơn không được chấp nhận. Chạm để đọc lý do.',
  },
};
