import type { LocalText } from '@lanna/rules/local-text';
import type { Tx } from '../../../../platform/sql/database.ts';
import { notifyDevices } from '../../../messaging/web-push/notify-devices.ts';

/** Notifies a member's devices that the desk has answered; a visitor has none. What was written stays on the site. */
export async function notifyOfReply(
  tx: Tx,
  of: { merchant_id: string; member_id: string | null },
  now: Date,
): Promise<void> {
  if (of.member_id === null) return;
  await notifyDevices(tx, {
    merchantId: of.merchant_id,
    memberIds: [of.member_id],
    kind: 'service',
    title: TITLE,
    text: TEXT,
    path: '/',
    now,
  });
}

const TITLE: LocalText = {
  TH: 'ฝ่ายบริการลูกค้าตอบแล้ว',
  EN: 'Customer service has answered',
  CN: '客服已回复',
  ID: 'Layanan pelanggan sudah menjawab',
  PT: 'O suporte respondeu',
  TY: 'Müşteri hizmetleri yanıtladı',
  VI: 'Chăm sóc khách hàng đã trả lời',
};

const TEXT: LocalText = {
  TH: 'แตะเพื่อเปิดเว็บแล้วอ่านคำตอบในแชต',
  EN: 'Tap to open the site and read it in the chat.',
  CN: '点按打开网站，在聊天中查看。',
  ID: 'Ketuk untuk membuka situs dan membacanya di obrolan.',
  PT: 'Toque para abrir o site e ler no chat.',
  TY: 'Siteyi açıp sohbette okumak için dokunun.',
  VI: 'Chạm để mở trang và đọc trong khung trò chuyện.',
};
