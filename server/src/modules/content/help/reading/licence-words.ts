import type { LocalText } from '@lanna/rules/local-text';

/** By whose leave a brand takes bets: as the brand states it. A demo says what it is instead, whatever is stated. */
export function licenceWords({ demo, licence }: { demo: boolean; licence: LocalText | null }): LocalText {
  if (demo) return PLAY_MONEY;
  return licence ?? NOT_STATED;
}

const PLAY_MONEY: LocalText = {
  TH: 'เว็บไซต์นี้เป็นระบบสาธิต ใช้เงินจำลองเท่านั้น ไม่รับฝาก ไม่จ่าย และไม่รับเดิมพันด้วยเงินจริง',
  EN: 'This site is a demonstration. It uses play money only: it takes, pays and bets no real money.',
  CN: '本站为演示站点，仅使用模拟币，不接受、不支付也不投注真实货币。',
  ID: 'Situs ini adalah demonstrasi dan hanya memakai uang virtual: tidak menerima, membayar, atau mempertaruhkan uang sungguhan.',
  PT: 'Este site é uma demonstração e usa apenas dinheiro fictício: não recebe, não paga e não aposta dinheiro real.',
  TY: 'Bu site bir demodur ve yalnızca oyun parası kullanır: gerçek para almaz, ödemez ve gerçek parayla bahis kabul etmez.',
  VI: 'Đây là trang demo, chỉ dùng tiền giả lập: không nhận, không trả và không đặt cược bằng tiền thật.',
};
const NOT_STATED: LocalText = {
  TH: 'เว็บไซต์นี้ยังไม่ได้ระบุใบอนุญาต',
  EN: 'This site has not stated its licence.',
  CN: '本站尚未说明其牌照。',
  ID: 'Situs ini belum mencantumkan lisensinya.',
  PT: 'Este site não informou sua licença.',
  TY: 'Bu site lisansını belirtmemiştir.',
  VI: 'Trang này chưa nêu giấy phép của mình.',
};
