import type { LocalText } from '@lanna/rules/local-text';

/** The message a member sends to the own devices. */
export const TRY_WORDS: { title: LocalText; text: LocalText } = {
  title: {
    TH: 'แจ้งเตือนมาถึงแล้ว',
    EN: 'Notifications arrive here',
    CN: '通知已送达',
    ID: 'Notifikasi sampai di sini',
    PT: 'As notificações chegam aqui',
    TY: 'Bildirimler buraya ulaşıyor',
    VI: 'Thông báo đã đến đây',
  },
  text: {
    TH: 'เครื่องนี้จะได้รับข่าวที่คุณเลือกไว้ ปิดได้ทุกเมื่อในบัญชีของคุณ',
    EN: 'This device will be told what you chose. Turn it off in your account at any time.',
    CN: '此设备将收到您选择的通知，可随时在账户中关闭。',
    ID: 'Perangkat ini akan menerima kabar pilihan Anda. Matikan kapan saja di akun Anda.',
    PT: 'Este aparelho receberá o que você escolheu. Desative quando quiser na sua conta.',
    TY: 'Bu cihaza seçtiğiniz haberler gelir. Dilediğiniz zaman hesabınızdan kapatın.',
    VI: 'Thiết bị này sẽ nhận tin bạn đã chọn. Tắt bất cứ lúc nào trong tài khoản.',
  },
};
