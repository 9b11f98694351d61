import type { FrontSettings } from '@lanna/contract/house/brands/front-settings';

/** The night market. */
export const LANNA_FRONT: FrontSettings = {
  hero: 'night',
  mark: null,
  logoOnDark: null,
  logoOnLight: null,
  welcome: null,
  slogan: {
    title: {
      TH: 'คืนนี้ ตลาดริมน้ำเปิดแล้ว',
      EN: 'The market on the river is open',
      CN: '今夜，河畔夜市开张',
      ID: 'Malam ini, pasar tepi sungai sudah buka',
      PT: 'O mercado à beira do rio já abriu',
      TY: 'Bu gece nehir kıyısındaki pazar açık',
      VI: 'Đêm nay, chợ ven sông đã mở',
    },
    text: {
      TH: 'เกมสนุกใต้แสงโคม เล่นได้ทันทีบนมือถือ ไม่ต้องติดตั้งแอป',
      EN: 'Games by lantern light, on your phone, with nothing to install.',
      CN: '灯笼光影下的精彩游戏，手机即开即玩，无需安装应用。',
      ID: 'Game seru di bawah cahaya lentera, langsung di ponsel tanpa instal aplikasi.',
      PT: 'Jogos à luz das lanternas, direto no celular, sem instalar nada.',
      TY: 'Fener ışığında oyunlar, doğrudan telefonunuzda, hiçbir şey yüklemeden.',
      VI: 'Game vui dưới ánh đèn lồng, chơi ngay trên điện thoại, không cần cài ứng dụng.',
    },
  },
};

/** The river in the morning. */
export const CHAOPHRAYA_FRONT: FrontSettings = {
  hero: 'morning',
  mark: null,
  logoOnDark: null,
  logoOnLight: null,
  welcome: null,
  slogan: {
    title: {
      TH: 'เช้าวันใหม่ริมเจ้าพระยา',
      EN: 'A new morning on the river',
      CN: '湄南河畔，又是清晨',
      ID: 'Pagi baru di tepi Chao Phraya',
      PT: 'Uma nova manhã no rio',
      TY: 'Nehirde yeni bir sabah',
      VI: 'Sớm mai bên dòng Chao Phraya',
    },
    text: {
      TH: 'ลมเย็น แดดอ่อน เลือกเกมที่ชอบแล้วเล่นได้ทันทีบนมือถือ',
      EN: 'A cool breeze, soft light and the games you like, right on your phone.',
      CN: '微风轻拂，晨光柔和，挑一款喜欢的游戏，手机即开即玩。',
      ID: 'Angin sejuk, cahaya lembut, dan game kesukaan Anda langsung di ponsel.',
      PT: 'Brisa fresca, luz suave e os jogos de que você gosta, direto no celular.',
      TY: 'Serin bir esinti, yumuşak bir ışık ve sevdiğiniz oyunlar telefonunuzda.',
      VI: 'Gió mát, nắng dịu, chọn game bạn thích và chơi ngay trên điện thoại.',
    },
  },
};
