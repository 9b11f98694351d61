/** Words of what people do with the book. */
export interface SportsWords {
  tabs: { sports: string; slips: string; cases: string; feeds: string; limits: string };
  feed: string;
  producer: string;
  producers: { prematch: string; live: string };
  feedNote: string;
  noFeeds: string;
  noFeedsNext: string;
  lastMessage: string;
  neverReceived: string;
  seconds: string;
  alive: string;
  silent: string;
  gap: string;
  awaited: string;
  gaps: string;
  refusedMessages: string;
  lastRefused: string;
  dependent: string;
  dependentSuspended: string;
  wrongPrice: string;
  wrongPrices: string;
  wrongPriceTitle: string;
  wrongPriceMeaning: string;
  wrongVersion: string;
  truePrice: string;
  shownPrice: string;
  approve: string;
  approveTitle: string;
  approveMeaning: string;
  withdraw: string;
  withdrawTitle: string;
  withdrawMeaning: string;
  errorProposed: string;
  errorApproved: string;
  errorWithdrawn: string;
  open: string;
  ended: string;
  show: string;
  searchMatch: string;
  match: string;
  starts: string;
  exposure: string;
  exposureNote: string;
  openSlips: string;
  result: string;
  noMatches: string;
  noMatchesNext: string;
  back: string;
  virtual: string;
  market: string;
  selection: string;
  price: string;
  withdrawn: string;
  suspend: string;
  resume: string;
  suspendMatch: string;
  resumeMatch: string;
  suspendTitle: string;
  resumeTitle: string;
  suspendMeaning: string;
  resumeMeaning: string;
  heldBy: string;
  notShown: string;
  results: string;
  noResult: string;
  version: string;
  how: string;
  source: string;
  people: string;
  settledSlips: string;
  underway: string;
  typeResult: string;
  typeMeaning: string;
  typedBy: string;
  fromLink: string;
  ending: string;
  endings: Record<'finished' | 'not_played' | 'exchanged' | 'stopped' | 'ranked', string>;
  rankingMeaning: string;
  place: string;
  notStarted: string;
  anyOther: string;
  halfTime: string;
  fullTime: string;
  corners: string;
  cards: string;
  firstGoal: string;
  lastGoal: string;
  goals: Record<'unknown' | 'home' | 'away' | 'none', string>;
  send: string;
  reported: Record<'reported' | 'written' | 'differs', string>;
  slipWords: string;
  pays: string;
  noSlips: string;
  noSlipsNext: string;
  caseKind: string;
  caseFacts: string;
  closeCase: string;
  closeTitle: string;
  closeMeaning: string;
  closedBy: string;
  noCases: string;
  limitNote: string;
  noLimits: string;
  scope: string;
  scopes: Record<'all' | 'competition' | 'group' | 'player', string>;
  groups: string;
  groupNote: string;
  group: string;
  noGroups: string;
  putInto: string;
  takeOut: string;
  bounds: string;
  boundNote: string;
  boundScopes: Record<'sport' | 'competition', string>;
  boundParts: Record<'mostStake' | 'mostPaid' | 'ofSelection' | 'ofFixture', string>;
  boundField: string;
  boundEmpty: string;
  setBound: string;
  sheet: string;
  sheetNote: string;
  sheetPublished: string;
  sheetChanged: string;
  sheetSet: string;
  setSheet: string;
  marginField: string;
  margins: string;
  marginNote: string;
  noMargins: string;
  league: string;
  kind: string;
  openMarkets: string;
  marginNow: string;
  marginHighest: string;
  marginMost: string;
  kinds: Record<string, string>;
  subject: string;
  subjectNote: string;
  percent: string;
  mostStake: string;
  setLimit: string;
  mayNot: string;
  states: Record<string, string>;
  slipStates: Record<string, string>;
  cases: Record<string, string>;
}

const en: SportsWords = {
  tabs: { sports: 'Matches', slips: 'Slips', cases: 'Cases', feeds: 'Feeds', limits: 'Stakes' },
  feed: 'Feed',
  producer: 'Tells of',
  producers: { prematch: 'Matches to come', live: 'Matches in play' },
  feedNote:
    'A producer that is silent (60 s before kick-off, 20 s in play), or of whose messages one is missing, has its matches take no bets until it goes on. Nothing has to be pressed.',
  noFeeds: 'No feed is connected.',
  noFeedsNext: 'Matches come from the virtual league, and results from two people.',
  lastMessage: 'Last message',
  neverReceived: 'Nothing received yet',
  seconds: '{seconds} s ago',
  alive: 'Alive',
  silent: 'Silent: takes no bets',
  gap: 'Message {place} is missing since {time}',
  awaited: 'Next message',
  gaps: 'Gaps',
  refusedMessages: 'Refused',
  lastRefused: '{kind}: {reason} ({time})',
  dependent: 'Open matches',
  dependentSuspended: '{matches}, suspended by it',
  wrongPrice: 'Wrong price',
  wrongPrices: 'Obviously wrong prices',
  wrongPriceTitle: 'Obviously wrong price: {what}',
  wrongPriceMeaning:
    'Before kick-off only. The market takes no bets from now on; slips stay as they are until another person of your brand approves. Then slips at that very price are void, and players read the true price and the reason.',
  wrongVersion: 'Version of the price',
  truePrice: 'True price (decimal)',
  shownPrice: 'Shown',
  approve: 'Approve',
  approveTitle: 'Make slips at this price void',
  approveMeaning:
    'Slips at {shown} are void from now on: a single’s stake is given back at once, in a parlay the leg counts as 1. This cannot be taken back.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this',
  withdrawMeaning: 'No slip becomes void. The market stays suspended until a person opens it.',
  errorProposed: 'Waits for another person (named by {who})',
  errorApproved: 'Void: {slips} slips ({first}, {second})',
  errorWithdrawn: 'Withdrawn by {who}',
  open: 'Open',
  ended: 'Ended',
  show: 'Show',
  searchMatch: 'Team or competition',
  match: 'Match',
  starts: 'Kick-off',
  exposure: 'Could lose / at most',
  exposureNote:
    'What could be lost counts the players of all brands: the book is one. Slips are your brand’s own.',
  openSlips: 'Open slips',
  result: 'Result',
  noMatches: 'No match is listed here.',
  noMatchesNext: 'Clear the search, or look at the other list.',
  back: 'Back to the matches',
  virtual: 'Virtual',
  market: 'Market',
  selection: 'Selection',
  price: 'Price',
  withdrawn: 'Withdrawn',
  suspend: 'Suspend',
  resume: 'Open',
  suspendMatch: 'Suspend the match',
  resumeMatch: 'Open the match',
  suspendTitle: 'Suspend {what}',
  resumeTitle: 'Open {what}',
  suspendMeaning: 'No bets are taken on it from now on, at any brand. Slips already placed stay as they are.',
  resumeMeaning: 'Bets are taken again at once, at the prices shown, until kick-off.',
  heldBy: 'Suspended by {who}',
  notShown: 'Unknown market, not offered',
  results: 'Results',
  noResult: 'No result yet.',
  version: 'Version',
  how: 'How it ended',
  source: 'Source',
  people: 'By',
  settledSlips: 'Slips settled',
  underway: 'Under way',
  typeResult: 'Type the result',
  typeMeaning:
    'Two people of your brand type it, each without seeing the other’s. If both are alike it stands and slips are paid or corrected; if they differ nothing is paid and it becomes a case.',
  typedBy: '{who} has typed a result. Another person has to type it now.',
  fromLink: 'Results of the virtual league come from its published link alone. No person can enter one.',
  ending: 'How it ended',
  endings: {
    finished: 'Played to the end',
    not_played: 'Not played: all bets void',
    exchanged: 'Home and away exchanged: all bets void',
    stopped: 'Abandoned: what was decided stands',
    ranked: 'Ended: who came where',
  },
  rankingMeaning:
    'Two people of your brand type it, each without seeing the other’s. Those who share a place get the same number; left empty: unplaced. If both are alike it stands and slips are paid or corrected; if they differ nothing is paid and it becomes a case.',
  place: 'Place',
  notStarted: 'Did not start',
  anyOther: 'Another, without a selection',
  halfTime: 'Half time, home and away',
  fullTime: '90 minutes, home and away',
  corners: 'Corners in 90 minutes, home and away (left empty: unknown)',
  cards: 'Card points in 90 minutes, home and away (left empty: unknown)',
  firstGoal: 'First goal',
  lastGoal: 'Last goal',
  goals: { unknown: 'Unknown', home: 'Home', away: 'Away', none: 'No goal' },
  send: 'Send what I have typed',
  reported: {
    reported: 'Kept. Nothing is paid until another person has typed the same.',
    written: 'Both were alike: the result stands, and slips are being settled.',
    differs:
      'The other person had typed something else. Nothing was paid; it is a case now, and both type again.',
  },
  slipWords: 'Bet',
  pays: 'Pays at most',
  noSlips: 'No slip matches.',
  noSlipsNext: 'Choose another state, or wait for the first slip.',
  caseKind: 'Case',
  caseFacts: 'Facts',
  closeCase: 'Close',
  closeTitle: 'Close this case',
  closeMeaning: 'Write what was found. Closing moves no money.',
  closedBy: 'Closed by {who}: {answer}',
  noCases: 'There is no case.',
  limitNote:
    'A share of the usual bounds. The smallest that fits a slip counts; its player reads the most they can stake.',
  noLimits: 'Nothing is set: the usual bounds hold.',
  scope: 'For',
  scopes: {
    all: 'All players and matches',
    competition: 'A league',
    group: 'A group of players',
    player: 'A player',
  },
  groups: 'Groups of players',
  groupNote:
    'A player is in one group. What is set for the group holds for them, unless something smaller does; their slip says the most they can stake, and nothing of the group.',
  group: 'Group',
  noGroups: 'There is no group. It is made with its first player.',
  putInto: 'Put into this group',
  takeOut: 'Left empty, the player is taken out of theirs',
  bounds: 'Bounds of sports and leagues',
  boundNote:
    'In amounts, for the players of your brand. The smallest that fits a slip counts; its player reads the most they can stake. What could be lost counts the whole book: above it your players add nothing to it.',
  boundScopes: { sport: 'Sport', competition: 'League' },
  boundParts: {
    mostStake: 'Stake of a slip',
    mostPaid: 'Payout of a slip',
    ofSelection: 'Could lose on a selection',
    ofFixture: 'Could lose on a match',
  },
  boundField: '{part} (at most {most})',
  boundEmpty: 'Left empty, an amount is as for all. All four left empty take away what was set.',
  setBound: 'Set bounds',
  sheet: 'Margins of new prices',
  sheetNote:
    'What the house holds in the prices it makes itself, in per cent, by kind of market. It holds for prices made from now on, at all brands, and stands on the rules page; prices on offer and slips keep theirs. A feed prices its own matches.',
  sheetPublished: 'Nothing was set: the published sheet stands.',
  sheetChanged: 'What changed',
  sheetSet: 'Version {version} is in force for new prices.',
  setSheet: 'Put in force',
  marginField: '{kind} (at most {most})',
  margins: 'Margins of the prices that are open now',
  marginNote:
    'What the prices of the lists hold beyond certainty, on average and at the most, beside the bound that the rules page publishes. The virtual league is priced by the sheet; a feed prices its own matches.',
  noMargins: 'No market is open at the moment.',
  league: 'League',
  kind: 'Market',
  openMarkets: 'Open',
  marginNow: 'On average',
  marginHighest: 'Highest',
  marginMost: 'Bound',
  kinds: { result: '1X2', handicap: 'Handicap', totals: 'Totals' },
  subject: 'Who or which',
  subjectNote:
    'The player as the wallet writes them, or the group’s name. A league is chosen from those that are open.',
  percent: 'Share in per cent (100 takes it away)',
  mostStake: 'Most a slip',
  setLimit: 'Set',
  mayNot: 'Your role in the console does not let you do this.',
  states: {
    prematch: 'Open',
    live: 'Being played',
    suspended: 'Suspended',
    closed: 'Result awaited',
    settled: 'Settled',
    void: 'Void',
    resettled: 'Corrected',
  },
  slipStates: {
    placing: 'Placing the bet',
    open: 'Open',
    refused: 'Refused by the wallet',
    returning: 'Being rolled back',
    returned: 'Rolled back',
    paying: 'Payout owed',
    settled: 'Settled',
    disputed: 'In dispute',
  },
  cases: {
    results_differ: 'Two results differ',
    result_lacks: 'A result lacks what a market needs',
    late_correction: 'Corrected after 72 hours',
    rolled_back: 'A source has taken a result back',
    feed_contradiction: 'A feed contradicts itself',
    feed_gap: 'A feed has a gap',
    slip_disputed: 'The wallet contradicts itself about a slip',
  },
};

const th: SportsWords = {
  tabs: { sports: 'คู่แข่งขัน', slips: 'บิล', cases: 'เรื่องที่ต้องตรวจ', feeds: 'แหล่งข้อมูล', limits: 'วงเงินเดิมพัน' },
  feed: 'แหล่งข้อมูล',
  producer: 'ส่งเรื่อง',
  producers: { prematch: 'คู่ก่อนแข่ง', live: 'คู่ที่กำลังแข่ง' },
  feedNote:
    'ถ้าแหล่งข้อมูลเงียบ (ก่อนแข่งเกิน 60 วินาที ระหว่างแข่งเกิน 20 วินาที) หรือข้อความขาดช่วง คู่ของแหล่งนั้นจะหยุดรับแทงเอง และเปิดเองเมื่อส่งต่อ ไม่ต้องกดอะไร',
  noFeeds: 'ยังไม่ได้ต่อแหล่งข้อมูลภายนอก',
  noFeedsNext: 'คู่แข่งขันมาจากลีกเสมือน และผลมาจากเจ้าหน้าที่สองคน',
  lastMessage: 'ข้อความล่าสุด',
  neverReceived: 'ยังไม่เคยได้รับข้อความ',
  seconds: '{seconds} วินาทีที่แล้ว',
  alive: 'ปกติ',
  silent: 'เงียบ: หยุดรับแทง',
  gap: 'ขาดข้อความที่ {place} ตั้งแต่ {time}',
  awaited: 'ข้อความถัดไป',
  gaps: 'ขาดช่วง',
  refusedMessages: 'ใช้ไม่ได้',
  lastRefused: 'ล่าสุด {kind}: {reason} ({time})',
  dependent: 'คู่ที่เปิดอยู่',
  dependentSuspended: '{matches} คู่ หยุดรับแทงอยู่',
  wrongPrice: 'ราคาผิด',
  wrongPrices: 'ราคาที่ผิดชัดเจน',
  wrongPriceTitle: 'ราคาผิดชัดเจน: {what}',
  wrongPriceMeaning:
    'ทำได้ก่อนเริ่มแข่งเท่านั้น ตลาดนี้จะหยุดรับแทงทันที บิลเดิมยังไม่เปลี่ยนจนกว่าอีกคนของแบรนด์จะอนุมัติ จากนั้นบิลที่แทงราคานี้จะเป็นโมฆะ ผู้เล่นจะเห็นราคาที่ถูกและเหตุผล',
  wrongVersion: 'ราคาครั้งที่',
  truePrice: 'ราคาที่ถูก (ทศนิยม)',
  shownPrice: 'ราคาที่แสดง',
  approve: 'อนุมัติ',
  approveTitle: 'ให้บิลที่แทงราคานี้เป็นโมฆะ',
  approveMeaning: 'บิลที่แทงราคา {shown} จะเป็นโมฆะทันที บิลเต็งได้เงินเดิมพันคืน ในสเต็ปคู่นี้คิดเป็น 1 เท่า และย้อนกลับไม่ได้',
  withdraw: 'ถอนเรื่อง',
  withdrawTitle: 'ถอนเรื่องนี้',
  withdrawMeaning: 'ไม่มีบิลใดเป็นโมฆะ ตลาดยังหยุดรับแทงจนกว่าจะมีคนเปิด',
  errorProposed: 'รออีกคนอนุมัติ (แจ้งโดย {who})',
  errorApproved: 'โมฆะแล้ว {slips} บิล ({first}, {second})',
  errorWithdrawn: 'ถอนเรื่องโดย {who}',
  open: 'เปิดอยู่',
  ended: 'จบแล้ว',
  show: 'แสดง',
  searchMatch: 'ทีมหรือลีก',
  match: 'คู่',
  starts: 'เริ่มแข่ง',
  exposure: 'อาจเสีย / ไม่เกิน',
  exposureNote: 'ยอดที่อาจเสียรวมผู้เล่นของทุกแบรนด์ เพราะใช้กระดานเดียวกัน ส่วนบิลเป็นของแบรนด์คุณเท่านั้น',
  openSlips: 'บิลที่ค้างอยู่',
  result: 'ผล',
  noMatches: 'ไม่มีคู่แข่งขันในรายการนี้',
  noMatchesNext: 'ล้างคำค้น หรือดูอีกรายการหนึ่ง',
  back: 'กลับไปที่รายการคู่',
  virtual: 'เสมือน',
  market: 'ตลาด',
  selection: 'ตัวเลือก',
  price: 'ราคา',
  withdrawn: 'เลิกเปิดราคาแล้ว',
  suspend: 'ระงับ',
  resume: 'เปิด',
  suspendMatch: 'ระงับทั้งคู่',
  resumeMatch: 'เปิดคู่นี้',
  suspendTitle: 'ระงับ {what}',
  resumeTitle: 'เปิด {what}',
  suspendMeaning: 'ตั้งแต่ตอนนี้จะไม่รับเดิมพันรายการนี้ทุกแบรนด์ บิลที่วางไปแล้วไม่เปลี่ยนแปลง',
  resumeMeaning: 'รับเดิมพันต่อทันทีตามราคาที่แสดง จนถึงเวลาเริ่มแข่ง',
  heldBy: 'ระงับโดย {who}',
  notShown: 'ตลาดที่ไม่รู้จัก ไม่ได้เปิดให้แทง',
  results: 'ผลการแข่งขัน',
  noResult: 'ยังไม่มีผล',
  version: 'ครั้งที่',
  how: 'จบอย่างไร',
  source: 'แหล่งที่มา',
  people: 'โดย',
  settledSlips: 'บิลที่คิดผลแล้ว',
  underway: 'กำลังคิดผล',
  typeResult: 'พิมพ์ผลการแข่งขัน',
  typeMeaning:
    'ต้องมีคนของแบรนด์สองคนพิมพ์ โดยไม่เห็นของกันและกัน ถ้าตรงกันผลจะใช้ได้และระบบจ่ายหรือแก้ยอดบิล ถ้าไม่ตรงกันจะไม่มีการจ่ายและกลายเป็นเรื่องที่ต้องตรวจ',
  typedBy: '{who} พิมพ์ผลไว้แล้ว ต้องมีอีกคนพิมพ์ต่อ',
  fromLink: 'ผลของลีกเสมือนมาจากลิงก์ที่ประกาศไว้เท่านั้น ไม่มีใครพิมพ์ผลเองได้',
  ending: 'จบอย่างไร',
  endings: {
    finished: 'แข่งจบตามปกติ',
    not_played: 'ไม่ได้แข่ง คืนเงินทุกบิล',
    exchanged: 'สลับเหย้าเยือน คืนเงินทุกบิล',
    stopped: 'ยกเลิกกลางคัน ใช้ผลที่ตัดสินแล้ว',
    ranked: 'จบรายการแล้ว: ใครได้อันดับใด',
  },
  rankingMeaning:
    'ต้องมีคนของแบรนด์สองคนพิมพ์ โดยไม่เห็นของกันและกัน ผู้ที่ครองอันดับร่วมใส่เลขเดียวกัน เว้นว่าง = ไม่ติดอันดับ ถ้าตรงกันผลจะใช้ได้และระบบจ่ายหรือแก้ยอดบิล ถ้าไม่ตรงกันจะไม่มีการจ่ายและกลายเป็นเรื่องที่ต้องตรวจ',
  place: 'อันดับ',
  notStarted: 'ไม่ลงแข่ง',
  anyOther: 'รายอื่นที่ไม่มีให้เลือก',
  halfTime: 'ครึ่งแรก เหย้าและเยือน',
  fullTime: '90 นาที เหย้าและเยือน',
  corners: 'เตะมุมใน 90 นาที เหย้าและเยือน (เว้นว่าง = ไม่ทราบ)',
  cards: 'แต้มใบเหลืองแดงใน 90 นาที เหย้าและเยือน (เว้นว่าง = ไม่ทราบ)',
  firstGoal: 'ประตูแรก',
  lastGoal: 'ประตูสุดท้าย',
  goals: { unknown: 'ไม่ทราบ', home: 'เหย้า', away: 'เยือน', none: 'ไม่มีประตู' },
  send: 'ส่งผลที่พิมพ์',
  reported: {
    reported: 'เก็บไว้แล้ว ยังไม่มีการจ่ายจนกว่าอีกคนจะพิมพ์ผลเดียวกัน',
    written: 'ผลตรงกันทั้งสองคน ผลนี้ใช้ได้ และระบบกำลังคิดผลบิล',
    differs: 'อีกคนพิมพ์ไว้ไม่เหมือนกัน ยังไม่มีการจ่าย เป็นเรื่องที่ต้องตรวจ และทั้งสองคนต้องพิมพ์ใหม่',
  },
  slipWords: 'รายการแทง',
  pays: 'จ่ายสูงสุด',
  noSlips: 'ไม่มีบิลที่ตรงกัน',
  noSlipsNext: 'เลือกสถานะอื่น หรือรอบิลแรก',
  caseKind: 'เรื่อง',
  caseFacts: 'รายละเอียด',
  closeCase: 'ปิดเรื่อง',
  closeTitle: 'ปิดเรื่องนี้',
  closeMeaning: 'เขียนว่าตรวจพบอะไร การปิดเรื่องไม่ทำให้เงินเคลื่อนไหว',
  closedBy: 'ปิดโดย {who}: {answer}',
  noCases: 'ไม่มีเรื่องที่ต้องตรวจ',
  limitNote: 'เป็นสัดส่วนของวงเงินปกติ ใช้ค่าที่น้อยที่สุดที่ตรงกับบิล ผู้เล่นจะเห็นยอดสูงสุดที่แทงได้',
  noLimits: 'ยังไม่ได้ตั้งไว้ ใช้วงเงินปกติ',
  scope: 'สำหรับ',
  scopes: { all: 'ผู้เล่นและคู่ทั้งหมด', competition: 'ลีกหนึ่งลีก', group: 'กลุ่มผู้เล่น', player: 'ผู้เล่นหนึ่งคน' },
  groups: 'กลุ่มผู้เล่น',
  groupNote: 'ผู้เล่นอยู่ได้ครั้งละหนึ่งกลุ่ม ค่าของกลุ่มใช้กับผู้เล่น เว้นแต่มีค่าที่น้อยกว่า ในบิลจะบอกยอดสูงสุดที่แทงได้ แต่ไม่บอกเรื่องกลุ่ม',
  group: 'กลุ่ม',
  noGroups: 'ยังไม่มีกลุ่ม กลุ่มจะถูกสร้างเมื่อใส่ผู้เล่นคนแรก',
  putInto: 'ใส่ในกลุ่มนี้',
  takeOut: 'เว้นว่างเพื่อเอาผู้เล่นออกจากกลุ่ม',
  bounds: 'วงเงินของกีฬาและลีก',
  boundNote:
    'ตั้งเป็นจำนวนเงินสำหรับผู้เล่นของแบรนด์คุณ ใช้ค่าที่น้อยที่สุดที่ตรงกับบิล ผู้เล่นจะเห็นยอดสูงสุดที่แทงได้ ยอดที่อาจเสียนับทั้งกระดาน ถ้าถึงแล้วผู้เล่นของคุณแทงเพิ่มไม่ได้',
  boundScopes: { sport: 'กีฬา', competition: 'ลีก' },
  boundParts: {
    mostStake: 'เงินแทงต่อบิล',
    mostPaid: 'เงินจ่ายต่อบิล',
    ofSelection: 'อาจเสียต่อตัวเลือก',
    ofFixture: 'อาจเสียต่อคู่',
  },
  boundField: '{part} (ไม่เกิน {most})',
  boundEmpty: 'ช่องที่เว้นว่างใช้ค่าปกติ ถ้าเว้นว่างทั้งสี่ช่องคือยกเลิกที่ตั้งไว้',
  setBound: 'ตั้งวงเงิน',
  sheet: 'ค่าน้ำของราคาใหม่',
  sheetNote:
    'ส่วนของเจ้ามือในราคาที่ระบบทำเอง เป็นเปอร์เซ็นต์ แยกตามตลาด ใช้กับราคาที่ทำใหม่ตั้งแต่ตอนนี้ทุกแบรนด์ และแสดงในหน้ากติกา ราคาที่เปิดอยู่และบิลที่วางแล้วไม่เปลี่ยน แหล่งข้อมูลภายนอกตั้งราคาเอง',
  sheetPublished: 'ยังไม่เคยตั้ง ใช้ตามที่ประกาศครั้งแรก',
  sheetChanged: 'ที่เปลี่ยน',
  sheetSet: 'ครั้งที่ {version} ใช้กับราคาใหม่แล้ว',
  setSheet: 'ใช้ค่านี้',
  marginField: '{kind} (ไม่เกิน {most})',
  margins: 'ค่าน้ำของราคาที่เปิดอยู่',
  marginNote:
    'ส่วนที่ราคาในรายการเกินจากความน่าจะเป็นจริง ทั้งค่าเฉลี่ยและสูงสุด เทียบกับเพดานที่ประกาศในหน้ากติกา ลีกเสมือนใช้ราคาตามตาราง ส่วนแหล่งข้อมูลภายนอกตั้งราคาเอง',
  noMargins: 'ตอนนี้ไม่มีตลาดเปิดอยู่',
  league: 'ลีก',
  kind: 'ตลาด',
  openMarkets: 'ที่เปิด',
  marginNow: 'เฉลี่ย',
  marginHighest: 'สูงสุด',
  marginMost: 'เพดาน',
  kinds: { result: 'ผล 1X2', handicap: 'แฮนดิแคป', totals: 'สูงต่ำ' },
  subject: 'ใครหรือลีกใด',
  subjectNote: 'ชื่อผู้เล่นตามที่กระเป๋าเงินใช้ หรือชื่อกลุ่ม ส่วนลีกเลือกจากลีกที่เปิดอยู่',
  percent: 'สัดส่วนเป็นเปอร์เซ็นต์ (100 = ยกเลิกที่ตั้งไว้)',
  mostStake: 'สูงสุดต่อบิล',
  setLimit: 'ตั้งค่า',
  mayNot: 'บทบาทของคุณในระบบจัดการไม่อนุญาตให้ทำรายการนี้',
  states: {
    prematch: 'เปิดรับแทง',
    live: 'กำลังแข่ง',
    suspended: 'ระงับ',
    closed: 'รอผล',
    settled: 'คิดผลแล้ว',
    void: 'ยกเลิก คืนเงิน',
    resettled: 'แก้ผลแล้ว',
  },
  slipStates: {
    placing: 'กำลังวางเดิมพัน',
    open: 'รอผล',
    refused: 'กระเป๋าเงินไม่รับ',
    returning: 'กำลังคืนเงิน',
    returned: 'คืนเงินแล้ว',
    paying: 'ค้างจ่าย',
    settled: 'คิดผลแล้ว',
    disputed: 'มีข้อขัดแย้ง',
  },
  cases: {
    results_differ: 'ผลสองแหล่งไม่ตรงกัน',
    result_lacks: 'ผลไม่ครบสำหรับบางตลาด',
    late_correction: 'แก้ผลหลังเกิน 72 ชั่วโมง',
    rolled_back: 'แหล่งข้อมูลถอนผลคืน',
    feed_contradiction: 'แหล่งข้อมูลขัดแย้งกันเอง',
    feed_gap: 'ข้อมูลขาดช่วง',
    slip_disputed: 'กระเป๋าเงินตอบขัดแย้งกันเรื่องบิล',
  },
};

const SPORTS_WORDS = { EN: en, TH: th } as const;

export function sportsWords({ language }: { language: 'TH' | 'EN' }): SportsWords {
  return SPORTS_WORDS[language];
}

/** Bundles side by side, for the test that compares them. */
export const SPORTS_BUNDLES: Readonly<Record<'TH' | 'EN', SportsWords>> = SPORTS_WORDS;
