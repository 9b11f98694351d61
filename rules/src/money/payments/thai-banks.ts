export interface ThaiBank {
  /** Three digits that the Bank of Thailand gives it: bills, slips and statements name it so. */
  number: string;
  /** The letters by which people know it: bank accounts of members and payouts name it so. */
  code: string;
  name: { TH: string; EN: string };
  /** How many digits the account numbers have that members are paid to; none: members are not paid to this bank. */
  digits: readonly number[];
}

/** Banks of Thailand, the most used first. */
export const THAI_BANKS: readonly ThaiBank[] = [
  bank('004', 'KBANK', 'ธนาคารกสิกรไทย', 'Kasikornbank', [10]),
  bank('014', 'SCB', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank', [10]),
  bank('002', 'BBL', 'ธนาคารกรุงเทพ', 'Bangkok Bank', [10]),
  bank('006', 'KTB', 'ธนาคารกรุงไทย', 'Krungthai Bank', [10]),
  bank('025', 'BAY', 'ธนาคารกรุงศรีอยุธยา', 'Krungsri (Bank of Ayudhya)', [10]),
  bank('011', 'TTB', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank (ttb)', [10]),
  bank('030', 'GSB', 'ธนาคารออมสิน', 'Government Savings Bank', [12, 15]),
  bank('034', 'BAAC', 'ธ.ก.ส.', 'Bank for Agriculture (BAAC)', [12]),
  bank('033', 'GHB', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank', [12]),
  bank('022', 'CIMBT', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai Bank', [10]),
  bank('024', 'UOBT', 'ธนาคารยูโอบี', 'United Overseas Bank (Thai)', [10]),
  bank('073', 'LHB', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank', [10]),
  bank('069', 'KKP', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra Bank', [10, 14]),
  bank('067', 'TISCO', 'ธนาคารทิสโก้', 'TISCO Bank', [10, 14]),
  bank('066', 'ISBT', 'ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand', [10, 12]),
  bank('020', 'SCBT', 'ธนาคารสแตนดาร์ดชาร์เตอร์ด (ไทย)', 'Standard Chartered Bank (Thai)', []),
  bank('070', 'ICBCT', 'ธนาคารไอซีบีซี (ไทย)', 'ICBC (Thai)', []),
  bank('071', 'TCD', 'ธนาคารไทยเครดิต', 'Thai Credit Bank', []),
];

export function bankOfNumber(number: string | null): ThaiBank | undefined {
  return THAI_BANKS.find((candidate) => candidate.number === number);
}

function bank(number: string, code: string, th: string, en: string, digits: readonly number[]): ThaiBank {
  return { number, code, name: { TH: th, EN: en }, digits };
}
