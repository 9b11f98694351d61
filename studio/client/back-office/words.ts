import type {
  BackOfficeRefusalCode,
  OfficeRound,
  OfficeRoundState,
  OfficeTableBet,
  OfficeTableRoundLine,
} from '../../back-office-api.ts';

/** Words of the back office. `{name}` is filled in by `say`. */
export interface OfficeWords {
  title: string;
  signedInAs: string;
  tabs: { games: string; tables: string; rounds: string; returns: string; acts: string };
  table: string;
  noTables: string;
  playersThere: string;
  limits: string;
  liability: string;
  leaderChanges: string;
  unsteady: string;
  unsteadyTitle: string;
  unsteadyText: string;
  openHours: string;
  notInChips: string;
  replay: Record<'title' | 'covered' | 'step' | 'back' | 'next' | 'all', string> & {
    of: Record<'player' | 'banker' | 'dragon' | 'tiger' | 'die' | 'pocket', string>;
    pictures: Record<'gourd' | 'crab' | 'fish' | 'prawn' | 'rooster' | 'tiger', string>;
  };
  setting: Record<
    | 'open'
    | 'title'
    | 'meaning'
    | 'last'
    | 'minStake'
    | 'maxStake'
    | 'playerPayoutMax'
    | 'brandPayoutMax'
    | 'opens'
    | 'closes'
    | 'hours'
    | 'byPlay'
    | 'save',
    string
  >;
  own: Record<
    | 'badge'
    | 'takenAway'
    | 'make'
    | 'makeTitle'
    | 'makeMeaning'
    | 'like'
    | 'limits'
    | 'nameThai'
    | 'nameEnglish'
    | 'takeAway'
    | 'takeAwayTitle'
    | 'takeAwayMeaning',
    string
  > & { limitNames: Record<'low' | 'middle' | 'high', string> };
  roundNumber: string;
  tableStates: Record<'open' | 'closing' | 'closed', string>;
  stopTableMeaning: string;
  openTableMeaning: string;
  voidTitle: string;
  voidMeaning: string;
  voidAction: string;
  backToTables: string;
  tableRounds: string;
  roundsOfTable: string;
  allTables: string;
  numberOrId: string;
  noTableRoundsNext: string;
  opensAt: string;
  closesAt: string;
  result: string;
  wholeOutcome: string;
  ownBets: string;
  betsOf: string;
  betsShown: string;
  noBets: string;
  chips: string;
  fixedBy: string;
  commitment: string;
  anchor: string;
  placeInChain: string;
  link: string;
  linkSecret: string;
  playerSeeds: string;
  noSeeds: string;
  voidReason: string;
  voiding: string;
  voidProposed: string;
  voidApproved: string;
  voidDone: string;
  tableReturns: string;
  tableReturnsNote: string;
  betsCounted: string;
  promisedByPlay: string;
  tableRoundStates: Record<OfficeTableRoundLine['state'], string>;
  tableBetStates: Record<OfficeTableBet['state'], string>;
  opening: string;
  retry: string;
  openAgainFromConsole: string;
  game: string;
  ruleVersion: string;
  promised: string;
  inPlay: string;
  state: string;
  open: string;
  stopped: string;
  stoppedBy: string;
  stop: string;
  openGame: string;
  stopTitle: string;
  stopMeaning: string;
  openTitle: string;
  openMeaning: string;
  reason: string;
  reasonRule: string;
  cancel: string;
  mayNotStop: string;
  player: string;
  round: string;
  allGames: string;
  allStates: string;
  search: string;
  from: string;
  to: string;
  more: string;
  noRounds: string;
  noRoundsNext: string;
  stake: string;
  payout: string;
  placedAt: string;
  finishedAt: string;
  back: string;
  receipt: string;
  serverSeed: string;
  serverSeedHash: string;
  seedInUse: string;
  clientSeed: string;
  nonce: string;
  transactions: string;
  bet: string;
  win: string;
  rollback: string;
  balanceAfterStake: string;
  balanceAfter: string;
  attempts: string;
  lastError: string;
  refusedWith: string;
  steps: string;
  baseSpin: string;
  freeSpin: string;
  stops: string;
  noWin: string;
  returnsNote: string;
  measured: string;
  roundsCounted: string;
  band: string;
  tooFew: string;
  inside: string;
  outside: string;
  actsNote: string;
  when: string;
  who: string;
  what: string;
  onWhat: string;
  noActs: string;
  states: Record<OfficeRoundState, string>;
  verdicts: Record<OfficeRound['verdict'], string>;
  actions: Record<string, string>;
  errors: Record<BackOfficeRefusalCode | 'no_connection', string>;
}

const en: OfficeWords = {
  title: '{vendor} · back office',
  signedInAs: '{person} · brand {brand}',
  tabs: { games: 'Games', tables: 'Tables', rounds: 'Rounds', returns: 'Returns', acts: 'Activity' },
  table: 'Table',
  noTables: 'This vendor has no live tables.',
  playersThere: 'Players',
  limits: 'Stakes of a round',
  liability: 'Could pay / at most',
  leaderChanges: 'Changes of the leader, last hour',
  unsteady: '{count} · have it looked at',
  unsteadyTitle: 'Tables change their leader too often',
  unsteadyText:
    'Within the last hour: {tables}. Rounds go on and no stake is lost, but bets may come back without a result. Tell the studio, or close the table until it is looked at.',
  openHours: '{opens}–{closes}',
  notInChips: '{field}: whole multiples of {unit} only, the smallest chip. Nothing was changed.',
  replay: {
    title: 'Replay',
    covered: 'Nothing is uncovered yet.',
    step: 'Step {at} of {count}',
    back: 'Back',
    next: 'Next',
    all: 'All at once',
    of: {
      player: 'Player',
      banker: 'Banker',
      dragon: 'Dragon',
      tiger: 'Tiger',
      die: 'Die',
      pocket: 'Pocket',
    },
    pictures: {
      gourd: 'Gourd',
      crab: 'Crab',
      fish: 'Fish',
      prawn: 'Prawn',
      rooster: 'Rooster',
      tiger: 'Tiger',
    },
  },
  setting: {
    open: 'Settings',
    title: 'Settings of {table}',
    meaning:
      'For players of {brand}, from the next round on; the round in play goes on as it began. You can set what is narrower than the table’s sheet. An empty field is as the sheet has it.',
    last: 'Last set {when} by {who}: {reason}',
    minStake: 'Least stake of a player',
    maxStake: 'Largest stake of a player',
    playerPayoutMax: 'Most one player is paid in a round',
    brandPayoutMax: 'Most your players are paid in a round',
    opens: 'Opens',
    closes: 'Closes',
    hours: 'Hours in Thailand; both empty: all day. After closing time the round in play is dealt and paid.',
    byPlay: 'Largest stake of each play',
    save: 'Save settings',
  },
  own: {
    badge: 'Your brand’s own',
    takenAway: 'Taken away',
    make: 'Make a table',
    makeTitle: 'Make a table of your own',
    makeMeaning:
      'Only players of {brand} see it and play there. It is played and led as the table you choose, with the limits you choose, and opens within a minute.',
    like: 'Played as',
    limits: 'Stakes of a round',
    nameThai: 'Name in Thai',
    nameEnglish: 'Name in English',
    takeAway: 'Take away',
    takeAwayTitle: 'Take {table} away',
    takeAwayMeaning:
      'The round in play is dealt and paid. After it the table is closed for good; its rounds and receipts stay.',
    limitNames: { low: '10 – 500', middle: '50 – 5,000', high: '200 – 20,000' },
  },
  roundNumber: 'round {number}',
  tableStates: { open: 'Open', closing: 'Closing after this round', closed: 'Closed' },
  stopTableMeaning:
    'The round in play is dealt and paid. After it, players of {brand} place no bets at this table. Other brands are not affected.',
  openTableMeaning: 'Players of {brand} can bet again from the next round on.',
  voidTitle: 'Make round {number} of {table} void',
  voidMeaning:
    'Two people are needed: the first proposes it, another carries it out with the same button. Then every stake of the round goes back to its player, and what was won is taken back.',
  voidAction: 'Void round',
  backToTables: 'Back to the tables',
  tableRounds: 'Rounds',
  roundsOfTable: 'Rounds of {table}',
  allTables: 'All tables',
  numberOrId: 'Round number or id',
  noTableRoundsNext:
    'Check the number or the whole id, or choose another table. Rounds of other vendors are not found here.',
  opensAt: 'Betting opens',
  closesAt: 'Betting closes',
  result: 'Result',
  wholeOutcome: 'As dealt',
  ownBets: 'Own bets',
  betsOf: 'Bets of {brand}’s players',
  betsShown: 'The {shown} largest of {count} bets.',
  noBets: 'No player of {brand} bet in this round.',
  chips: 'Chips',
  fixedBy: 'What fixed the round',
  commitment: 'Published before betting',
  anchor: 'Anchor of the chain',
  placeInChain: 'Place in the chain',
  link: 'Link',
  linkSecret: 'Still secret: it is revealed once the round has ended.',
  playerSeeds: 'Seeds of the players',
  noSeeds: 'None',
  voidReason: 'Void because',
  voiding: 'Void',
  voidProposed: 'Proposed by {who}: {reason}. Another person has to approve it.',
  voidApproved: 'Proposed by {who}, approved by {other}: {reason}. The table is carrying it out.',
  voidDone: 'Proposed by {who}, approved by {other}: {reason}. Carried out.',
  tableReturns: 'Tables',
  tableReturnsNote:
    'Settled bets of {brand}’s players in the last {days} days, without play money and without what was made void. Each play promises its own return; with few bets luck leads far outside.',
  betsCounted: 'Bets counted',
  promisedByPlay: 'RTP promised, by play',
  tableRoundStates: {
    announced: 'Announced',
    open: 'Betting open',
    closed: 'Betting closed',
    settled: 'Settled',
    void: 'Void',
  },
  tableBetStates: {
    confirmed: 'Confirmed, not yet sent',
    placing: 'Placing the bet',
    placed: 'In the round',
    refused: 'Bet refused',
    paying: 'Payout owed',
    settled: 'Settled',
    rolling_back: 'Being rolled back',
    rolled_back: 'Rolled back',
    correcting: 'Void, being corrected to its stake',
    corrected: 'Void, corrected to its stake',
    disputed: 'In dispute',
  },
  opening: 'Opening…',
  retry: 'Try again',
  openAgainFromConsole: 'Close this page in the console and open it again from there.',
  game: 'Game',
  ruleVersion: 'Rule version',
  promised: 'RTP promised',
  inPlay: 'Rounds in play',
  state: 'State',
  open: 'Open',
  stopped: 'Stopped',
  stoppedBy: '{when} by {who}: {reason}',
  stop: 'Stop',
  openGame: 'Open',
  stopTitle: 'Stop {game}',
  stopMeaning:
    'Players of {brand} start no new round from now on. Rounds in play are finished and paid. Other brands are not affected.',
  openTitle: 'Open {game}',
  openMeaning: 'Players of {brand} can start new rounds again at once.',
  reason: 'Reason',
  reasonRule: '5 to 500 characters; it is kept in the activity log.',
  cancel: 'Cancel',
  mayNotStop: 'Your role in the console does not let you stop games.',
  player: 'Player',
  round: 'Round',
  allGames: 'All games',
  allStates: 'All states',
  search: 'Search',
  from: 'Placed from',
  to: 'to',
  more: 'Show more',
  noRounds: 'No round matches.',
  noRoundsNext: 'Check the player’s id as the wallet writes it, or widen the dates.',
  stake: 'Stake',
  payout: 'Payout',
  placedAt: 'Placed',
  finishedAt: 'Finished',
  back: 'Back to the list',
  receipt: 'Receipt',
  serverSeed: 'Server seed',
  serverSeedHash: 'Hash of the server seed',
  seedInUse: 'Still in use: it is revealed once the player has changed seeds.',
  clientSeed: 'Client seed',
  nonce: 'Nonce',
  transactions: 'Wallet transactions',
  bet: 'Bet',
  win: 'Win',
  rollback: 'Rollback',
  balanceAfterStake: 'Balance after the stake',
  balanceAfter: 'Balance after the payout',
  attempts: 'Attempts',
  lastError: 'Last error',
  refusedWith: 'Operator’s answer',
  steps: 'Spins',
  baseSpin: 'Base spin',
  freeSpin: 'Free spin {number}',
  stops: 'Stops',
  noWin: 'No win',
  returnsNote:
    'Over the players of all operators: what a game returns does not depend on whose they are. A game is inside the band in 99 of 100 looks.',
  measured: 'Measured',
  roundsCounted: 'Rounds counted',
  band: 'Band of luck',
  tooFew: 'Too few rounds yet',
  inside: 'Inside the band',
  outside: 'Outside the band',
  actsNote: 'What people of {brand} did here, the last 100 entries. It cannot be changed.',
  when: 'When',
  who: 'Who',
  what: 'What',
  onWhat: 'On',
  noActs: 'Nothing yet.',
  states: {
    placing: 'Placing the bet',
    staked: 'Payout owed',
    settled: 'Settled',
    refused: 'Bet refused',
    rolling_back: 'Being rolled back',
    rolled_back: 'Rolled back',
    disputed: 'In dispute',
  },
  verdicts: {
    holds: 'Computed again from its seeds: the receipt holds.',
    not_revealed: 'Cannot be computed again yet: the server seed is still secret.',
    unreadable: 'The receipt cannot be computed again.',
    differs: 'Computed again, the receipt differs. Report this to the studio.',
  },
  actions: {
    entered: 'Came in',
    'searched-rounds': 'Searched rounds',
    'read-round': 'Looked at a round',
    'read-returns': 'Looked at returns',
    'stopped-game': 'Stopped a game',
    'opened-game': 'Opened a game',
    'stopped-table': 'Closed a table',
    'opened-table': 'Opened a table',
    'stopped-room': 'Stopped a room',
    'read-room-case': 'Looked at a case of a card room',
    'noted-room-case': 'Wrote a note in a case of a card room',
    'parted-players': 'Kept two players apart',
    'joined-players': 'Let two players sit together again',
    'asked-to-freeze': 'Asked for winnings to be frozen',
    'closed-room-case': 'Closed a case of a card room',
    'opened-room': 'Opened a room',
    'set-table': 'Set limits and hours of a table',
    'set-hall': 'Set limits of a hall',
    'set-rooms': 'Set when hands are opened',
    'noted-case': 'Noted a case',
    'warned-player': 'Warned a player',
    'closed-seat': 'Closed a seat',
    'opened-seat': 'Opened a seat',
    'made-table': 'Made a table',
    'took-table-away': 'Took a table away',
    'proposed-void': 'Proposed to void a round',
    'approved-void': 'Approved that a round is void',
    'suspended-betting': 'Suspended betting',
    'resumed-betting': 'Opened betting again',
    'typed-result': 'Typed a result',
    'typed-correction': 'Typed a correction',
    'closed-case': 'Closed a case',
    'set-group': 'Put a player into a group',
    'proposed-price-error': 'Named a price obviously wrong',
    'approved-price-error': 'Approved an obviously wrong price',
    'withdrew-price-error': 'Withdrew a wrong price',
    'set-limit': 'Set stakes',
    'set-bound': 'Set bounds of a sport or league',
    'set-margins': 'Set margins',
  },
  errors: {
    launch_invalid: 'This link does not open the back office. Nothing was shown.',
    launch_expired: 'This link was good for one minute, which is over. Nothing was shown.',
    launch_used: 'This link has been used already; each opens the back office once.',
    session_ended: 'You were away for too long and have been logged out.',
    not_permitted: 'Your role in the console does not allow this.',
    another_person:
      'It has been proposed already; another person of your brand must agree. No money has moved.',
    other_brands:
      'Players of other brands have bets in this round, so it is not yours to make void. No money has moved; ask the studio.',
    not_found: 'There is nothing under this name for your brand.',
    game_stopped: 'Another person has stopped this game already. The list is up to date now.',
    game_open: 'Another person has opened this game already. The list is up to date now.',
    outside_bounds: '{field}: between {least} and {most}. Nothing was changed.',
    changed_meanwhile:
      'Another person has set this table meanwhile. Nothing of yours was changed: close this, look at what holds now, and set it again.',
    void_limit:
      'Your brand has made {most} rounds void within a day, and more are not carried out. No money has moved; ask the studio.',
    too_many_tables:
      'Your brand has {most} tables of its own here already. Take one away first. Nothing was made.',
    name_taken: 'A table has this name already. Choose another. Nothing was made.',
    kicked_off: 'The match has begun. From kick-off on every price stands, and no bet at it is void.',
    not_obvious:
      'Between these two prices lies less than an obvious error: a price that has moved stands. Nothing was changed.',
    invalid_input: 'Something in what you typed cannot be read. Please check it.',
    too_soon: 'Too many requests in a short time. Wait a minute, then go on.',
    unknown_error: 'The studio could not answer. Nothing was changed.',
    no_connection: 'The studio does not answer. Check the connection, then try again.',
  },
};

const th: OfficeWords = {
  title: '{vendor} · หลังบ้าน',
  signedInAs: '{person} · แบรนด์ {brand}',
  tabs: { games: 'เกม', tables: 'โต๊ะ', rounds: 'รอบเดิมพัน', returns: 'อัตราจ่ายคืน', acts: 'บันทึกการทำงาน' },
  table: 'โต๊ะ',
  noTables: 'ค่ายนี้ไม่มีโต๊ะสด',
  playersThere: 'ผู้เล่น',
  limits: 'เดิมพันต่อรอบ',
  liability: 'อาจต้องจ่าย / สูงสุด',
  leaderChanges: 'เปลี่ยนเครื่องคุมโต๊ะใน 1 ชั่วโมง',
  unsteady: '{count} ครั้ง · ควรตรวจสอบ',
  unsteadyTitle: 'มีโต๊ะที่เปลี่ยนเครื่องคุมบ่อยเกินไป',
  unsteadyText:
    'ใน 1 ชั่วโมงที่ผ่านมา: {tables} รอบยังเดินต่อและไม่มีเดิมพันสูญหาย แต่เดิมพันบางรายการอาจถูกคืนโดยไม่มีผล โปรดแจ้งค่ายเกม หรือปิดโต๊ะไว้จนกว่าจะตรวจสอบเสร็จ',
  openHours: '{opens}–{closes} น.',
  notInChips: '{field}: ต้องเป็นจำนวนเท่าของชิปเล็กสุด {unit} ยังไม่มีอะไรเปลี่ยน',
  replay: {
    title: 'ดูรอบย้อนหลัง',
    covered: 'ยังไม่เปิดอะไร',
    step: 'ขั้นที่ {at} จาก {count}',
    back: 'ย้อนกลับ',
    next: 'ถัดไป',
    all: 'เปิดทั้งหมด',
    of: { player: 'เพลเยอร์', banker: 'แบงเกอร์', dragon: 'มังกร', tiger: 'เสือ', die: 'ลูกเต๋า', pocket: 'ช่อง' },
    pictures: { gourd: 'น้ำเต้า', crab: 'ปู', fish: 'ปลา', prawn: 'กุ้ง', rooster: 'ไก่', tiger: 'เสือ' },
  },
  setting: {
    open: 'ตั้งค่า',
    title: 'ตั้งค่าโต๊ะ {table}',
    meaning:
      'มีผลกับผู้เล่นของ {brand} ตั้งแต่รอบถัดไป รอบที่กำลังเล่นใช้ค่าเดิมจนจบ ตั้งให้แคบกว่าค่ามาตรฐานของโต๊ะได้ ช่องที่เว้นว่างใช้ค่ามาตรฐาน',
    last: 'ตั้งล่าสุด {when} โดย {who}: {reason}',
    minStake: 'เดิมพันขั้นต่ำต่อผู้เล่น',
    maxStake: 'เดิมพันสูงสุดต่อผู้เล่น',
    playerPayoutMax: 'จ่ายผู้เล่นหนึ่งคนสูงสุดต่อรอบ',
    brandPayoutMax: 'จ่ายผู้เล่นของแบรนด์รวมสูงสุดต่อรอบ',
    opens: 'เวลาเปิด',
    closes: 'เวลาปิด',
    hours: 'เวลาประเทศไทย เว้นว่างทั้งสองช่องคือเปิดทั้งวัน เมื่อถึงเวลาปิด รอบที่กำลังเล่นจะเปิดผลและจ่ายตามปกติ',
    byPlay: 'เดิมพันสูงสุดของแต่ละช่อง',
    save: 'บันทึกการตั้งค่า',
  },
  own: {
    badge: 'โต๊ะของแบรนด์',
    takenAway: 'ยกเลิกโต๊ะแล้ว',
    make: 'สร้างโต๊ะ',
    makeTitle: 'สร้างโต๊ะของแบรนด์',
    makeMeaning:
      'เฉพาะผู้เล่นของ {brand} เท่านั้นที่เห็นและเล่นได้ เล่นและควบคุมเหมือนโต๊ะที่เลือก ใช้วงเงินที่เลือก เปิดภายใน 1 นาที',
    like: 'เล่นแบบเดียวกับ',
    limits: 'เดิมพันต่อรอบ',
    nameThai: 'ชื่อภาษาไทย',
    nameEnglish: 'ชื่อภาษาอังกฤษ',
    takeAway: 'ยกเลิกโต๊ะ',
    takeAwayTitle: 'ยกเลิกโต๊ะ {table}',
    takeAwayMeaning: 'รอบที่กำลังเล่นจะเปิดผลและจ่ายตามปกติ หลังจากนั้นโต๊ะปิดถาวร รอบและหลักฐานที่ผ่านมายังอยู่',
    limitNames: { low: 'ต่ำ: 10 – 500', middle: 'กลาง: 50 – 5,000', high: 'สูง: 200 – 20,000' },
  },
  roundNumber: 'รอบที่ {number}',
  tableStates: { open: 'เปิดอยู่', closing: 'จะปิดหลังจบรอบนี้', closed: 'ปิดแล้ว' },
  stopTableMeaning: 'รอบที่กำลังเล่นจะเปิดผลและจ่ายตามปกติ หลังจากนั้นผู้เล่นของ {brand} จะเดิมพันที่โต๊ะนี้ไม่ได้ แบรนด์อื่นไม่ได้รับผล',
  openTableMeaning: 'ผู้เล่นของ {brand} เดิมพันได้อีกตั้งแต่รอบถัดไป',
  voidTitle: 'ยกเลิกรอบที่ {number} ของโต๊ะ {table}',
  voidMeaning:
    'ต้องมีสองคน คนแรกเสนอ อีกคนกดปุ่มเดียวกันเพื่อดำเนินการ จากนั้นเดิมพันทั้งหมดของรอบนี้จะคืนให้ผู้เล่น และเงินรางวัลที่จ่ายไปจะถูกเรียกคืน',
  voidAction: 'ยกเลิกรอบ',
  backToTables: 'กลับไปที่โต๊ะทั้งหมด',
  tableRounds: 'รอบทั้งหมด',
  roundsOfTable: 'รอบทั้งหมดของโต๊ะ {table}',
  allTables: 'ทุกโต๊ะ',
  numberOrId: 'ลำดับรอบหรือรหัสรอบ',
  noTableRoundsNext: 'ตรวจลำดับรอบหรือรหัสรอบทั้งหมด หรือเลือกโต๊ะอื่น รอบของค่ายอื่นค้นที่นี่ไม่พบ',
  opensAt: 'เวลาเปิดรับเดิมพัน',
  closesAt: 'เวลาปิดรับเดิมพัน',
  result: 'ผล',
  wholeOutcome: 'ผลทั้งหมด',
  ownBets: 'เดิมพันของแบรนด์',
  betsOf: 'เดิมพันของผู้เล่น {brand}',
  betsShown: 'แสดง {shown} รายการที่เดิมพันสูงสุดจาก {count} รายการ',
  noBets: 'ไม่มีผู้เล่นของ {brand} เดิมพันในรอบนี้',
  chips: 'ชิป',
  fixedBy: 'สิ่งที่กำหนดผลของรอบ',
  commitment: 'ประกาศก่อนเปิดรับเดิมพัน',
  anchor: 'จุดเริ่มของสายโซ่',
  placeInChain: 'ลำดับในสายโซ่',
  link: 'รหัสของรอบ',
  linkSecret: 'ยังเป็นความลับ จะเปิดเผยเมื่อรอบจบแล้ว',
  playerSeeds: 'รหัสสุ่มของผู้เล่น',
  noSeeds: 'ไม่มี',
  voidReason: 'เหตุผลที่ยกเลิก',
  voiding: 'การยกเลิก',
  voidProposed: '{who} เสนอ: {reason} ต้องให้อีกคนอนุมัติ',
  voidApproved: '{who} เสนอ {other} อนุมัติ: {reason} โต๊ะกำลังดำเนินการ',
  voidDone: '{who} เสนอ {other} อนุมัติ: {reason} ดำเนินการแล้ว',
  tableReturns: 'โต๊ะสด',
  tableReturnsNote:
    'เดิมพันของผู้เล่น {brand} ที่จบแล้วใน {days} วันล่าสุด ไม่รวมการทดลองเล่นและรอบที่ยกเลิก เดิมพันแต่ละแบบมีอัตราจ่ายคืนของตัวเอง ถ้ามีเดิมพันน้อย ดวงทำให้ตัวเลขออกนอกช่วงได้มาก',
  betsCounted: 'จำนวนเดิมพันที่นับ',
  promisedByPlay: 'RTP ตามกติกา แยกตามแบบเดิมพัน',
  tableRoundStates: {
    announced: 'ประกาศแล้ว',
    open: 'เปิดรับเดิมพัน',
    closed: 'ปิดรับเดิมพัน',
    settled: 'จบแล้ว',
    void: 'ยกเลิก',
  },
  tableBetStates: {
    confirmed: 'ยืนยันแล้ว ยังไม่ส่ง',
    placing: 'กำลังส่งเดิมพัน',
    placed: 'อยู่ในรอบ',
    refused: 'เดิมพันถูกปฏิเสธ',
    paying: 'รอจ่าย',
    settled: 'จบแล้ว',
    rolling_back: 'กำลังคืนเดิมพัน',
    rolled_back: 'คืนเดิมพันแล้ว',
    correcting: 'รอบถูกยกเลิก กำลังปรับยอดเป็นเงินเดิมพัน',
    corrected: 'รอบถูกยกเลิก ปรับยอดเป็นเงินเดิมพันแล้ว',
    disputed: 'มีข้อโต้แย้ง',
  },
  opening: 'กำลังเปิด…',
  retry: 'ลองอีกครั้ง',
  openAgainFromConsole: 'ปิดหน้านี้ในคอนโซล แล้วเปิดใหม่จากที่นั่น',
  game: 'เกม',
  ruleVersion: 'เวอร์ชันกติกา',
  promised: 'RTP ตามกติกา',
  inPlay: 'รอบที่กำลังเล่น',
  state: 'สถานะ',
  open: 'เปิดอยู่',
  stopped: 'หยุดอยู่',
  stoppedBy: '{when} โดย {who}: {reason}',
  stop: 'หยุด',
  openGame: 'เปิด',
  stopTitle: 'หยุด {game}',
  stopMeaning: 'ตั้งแต่นี้ผู้เล่นของ {brand} จะเริ่มรอบใหม่ไม่ได้ รอบที่กำลังเล่นจะเล่นจนจบและจ่ายตามปกติ แบรนด์อื่นไม่ได้รับผล',
  openTitle: 'เปิด {game}',
  openMeaning: 'ผู้เล่นของ {brand} จะเริ่มรอบใหม่ได้ทันที',
  reason: 'เหตุผล',
  reasonRule: '5 ถึง 500 ตัวอักษร เก็บไว้ในบันทึกการทำงาน',
  cancel: 'ยกเลิก',
  mayNotStop: 'บทบาทของคุณในคอนโซลไม่มีสิทธิ์หยุดเกม',
  player: 'ผู้เล่น',
  round: 'รอบ',
  allGames: 'ทุกเกม',
  allStates: 'ทุกสถานะ',
  search: 'ค้นหา',
  from: 'เดิมพันตั้งแต่',
  to: 'ถึง',
  more: 'ดูเพิ่ม',
  noRounds: 'ไม่พบรอบที่ตรงกัน',
  noRoundsNext: 'ตรวจรหัสผู้เล่นให้ตรงกับที่กระเป๋าเงินใช้ หรือขยายช่วงวันที่',
  stake: 'เดิมพัน',
  payout: 'จ่าย',
  placedAt: 'เวลาเดิมพัน',
  finishedAt: 'เวลาจบ',
  back: 'กลับไปที่รายการ',
  receipt: 'หลักฐาน',
  serverSeed: 'รหัสสุ่มฝั่งเซิร์ฟเวอร์',
  serverSeedHash: 'แฮชของรหัสสุ่มฝั่งเซิร์ฟเวอร์',
  seedInUse: 'ยังใช้อยู่ จะเปิดเผยเมื่อผู้เล่นเปลี่ยนชุดรหัสสุ่มแล้ว',
  clientSeed: 'รหัสสุ่มฝั่งผู้เล่น',
  nonce: 'ลำดับรอบ (nonce)',
  transactions: 'รายการกับกระเป๋าเงิน',
  bet: 'เดิมพัน',
  win: 'จ่าย',
  rollback: 'คืนเดิมพัน',
  balanceAfterStake: 'ยอดเงินหลังหักเดิมพัน',
  balanceAfter: 'ยอดเงินหลังจ่าย',
  attempts: 'จำนวนครั้งที่ลอง',
  lastError: 'ข้อผิดพลาดล่าสุด',
  refusedWith: 'คำตอบของแบรนด์',
  steps: 'การหมุน',
  baseSpin: 'หมุนปกติ',
  freeSpin: 'ฟรีสปินที่ {number}',
  stops: 'ตำแหน่งวงล้อ',
  noWin: 'ไม่ถูกรางวัล',
  returnsNote: 'นับจากผู้เล่นของทุกแบรนด์ เพราะเกมจ่ายคืนเท่ากันไม่ว่าเป็นผู้เล่นของใคร ถ้าดู 100 ครั้ง เกมจะอยู่ในช่วง 99 ครั้ง',
  measured: 'จ่ายจริง',
  roundsCounted: 'จำนวนรอบที่นับ',
  band: 'ช่วงที่เกิดจากดวงได้',
  tooFew: 'ยังมีรอบน้อยเกินไป',
  inside: 'อยู่ในช่วง',
  outside: 'อยู่นอกช่วง',
  actsNote: 'สิ่งที่คนของ {brand} ทำที่นี่ 100 รายการล่าสุด แก้ไขไม่ได้',
  when: 'เวลา',
  who: 'ใคร',
  what: 'ทำอะไร',
  onWhat: 'กับ',
  noActs: 'ยังไม่มีรายการ',
  states: {
    placing: 'กำลังส่งเดิมพัน',
    staked: 'รอจ่าย',
    settled: 'จบแล้ว',
    refused: 'เดิมพันถูกปฏิเสธ',
    rolling_back: 'กำลังคืนเดิมพัน',
    rolled_back: 'คืนเดิมพันแล้ว',
    disputed: 'มีข้อโต้แย้ง',
  },
  verdicts: {
    holds: 'คำนวณซ้ำจากรหัสสุ่มแล้ว หลักฐานถูกต้อง',
    not_revealed: 'ยังคำนวณซ้ำไม่ได้ เพราะรหัสสุ่มฝั่งเซิร์ฟเวอร์ยังไม่เปิดเผย',
    unreadable: 'หลักฐานนี้คำนวณซ้ำไม่ได้',
    differs: 'คำนวณซ้ำแล้วไม่ตรงกับหลักฐาน โปรดแจ้งค่ายเกม',
  },
  actions: {
    entered: 'เข้ามา',
    'searched-rounds': 'ค้นหารอบ',
    'read-round': 'ดูรอบหนึ่ง',
    'read-returns': 'ดูอัตราจ่ายคืน',
    'stopped-game': 'หยุดเกม',
    'opened-game': 'เปิดเกม',
    'stopped-table': 'ปิดโต๊ะ',
    'opened-table': 'เปิดโต๊ะ',
    'stopped-room': 'หยุดห้อง',
    'read-room-case': 'เปิดดูเคสห้องไพ่',
    'noted-room-case': 'บันทึกในเคสห้องไพ่',
    'parted-players': 'แยกโต๊ะผู้เล่นสองคน',
    'joined-players': 'ให้ผู้เล่นสองคนนั่งด้วยกันได้อีก',
    'asked-to-freeze': 'ขอให้อายัดเงินที่ชนะ',
    'closed-room-case': 'ปิดเคสห้องไพ่',
    'opened-room': 'เปิดห้อง',
    'set-table': 'ตั้งวงเงินและเวลาของโต๊ะ',
    'set-hall': 'ตั้งวงเงินของห้อง',
    'set-rooms': 'ตั้งเวลาเปิดไพ่ของมือ',
    'noted-case': 'บันทึกเคส',
    'warned-player': 'เตือนผู้เล่น',
    'closed-seat': 'ปิดที่นั่ง',
    'opened-seat': 'เปิดที่นั่งอีกครั้ง',
    'made-table': 'สร้างโต๊ะ',
    'took-table-away': 'ยกเลิกโต๊ะ',
    'proposed-void': 'เสนอยกเลิกรอบ',
    'approved-void': 'อนุมัติยกเลิกรอบ',
    'suspended-betting': 'ระงับการรับเดิมพัน',
    'resumed-betting': 'เปิดรับเดิมพันต่อ',
    'typed-result': 'พิมพ์ผลการแข่งขัน',
    'typed-correction': 'พิมพ์ผลที่แก้ไข',
    'closed-case': 'ปิดเรื่องที่ตรวจ',
    'set-group': 'จัดกลุ่มผู้เล่น',
    'proposed-price-error': 'แจ้งราคาผิดชัดเจน',
    'approved-price-error': 'อนุมัติราคาผิดชัดเจน',
    'withdrew-price-error': 'ถอนเรื่องราคาผิด',
    'set-limit': 'ตั้งวงเงินเดิมพัน',
    'set-bound': 'ตั้งวงเงินของกีฬาหรือลีก',
    'set-margins': 'ตั้งค่าน้ำ',
  },
  errors: {
    launch_invalid: 'ลิงก์นี้เปิดหลังบ้านไม่ได้ ยังไม่มีข้อมูลใดแสดงออกไป',
    launch_expired: 'ลิงก์นี้ใช้ได้หนึ่งนาทีและหมดเวลาแล้ว ยังไม่มีข้อมูลใดแสดงออกไป',
    launch_used: 'ลิงก์นี้ใช้ไปแล้ว แต่ละลิงก์เปิดหลังบ้านได้ครั้งเดียว',
    session_ended: 'คุณไม่ได้ใช้งานนานเกินไป จึงออกจากระบบแล้ว',
    not_permitted: 'บทบาทของคุณในคอนโซลไม่มีสิทธิ์ทำสิ่งนี้',
    another_person: 'เสนอไว้แล้ว ต้องให้คนอื่นของแบรนด์คุณเห็นชอบ ยังไม่มีเงินเคลื่อนไหว',
    other_brands: 'รอบนี้มีเดิมพันของผู้เล่นแบรนด์อื่นด้วย แบรนด์ของคุณจึงยกเลิกเองไม่ได้ ยังไม่มีเงินเคลื่อนไหว ติดต่อสตูดิโอ',
    not_found: 'ไม่มีรายการชื่อนี้สำหรับแบรนด์ของคุณ',
    game_stopped: 'มีคนหยุดเกมนี้ไปแล้ว รายการเป็นปัจจุบันแล้ว',
    game_open: 'มีคนเปิดเกมนี้ไปแล้ว รายการเป็นปัจจุบันแล้ว',
    outside_bounds: '{field}: ต้องอยู่ระหว่าง {least} ถึง {most} ยังไม่มีอะไรเปลี่ยน',
    changed_meanwhile: 'มีคนตั้งค่าโต๊ะนี้ไปก่อนแล้ว ค่าของคุณยังไม่ถูกบันทึก ปิดหน้าต่างนี้ ดูค่าล่าสุด แล้วตั้งใหม่',
    void_limit: 'แบรนด์ของคุณยกเลิกรอบครบ {most} รอบใน 1 วันแล้ว ยกเลิกเพิ่มไม่ได้ ยังไม่มีเงินเคลื่อนไหว ติดต่อสตูดิโอ',
    too_many_tables: 'แบรนด์ของคุณมีโต๊ะของตัวเองครบ {most} โต๊ะแล้ว ต้องยกเลิกโต๊ะหนึ่งก่อน ยังไม่ได้สร้างโต๊ะ',
    name_taken: 'มีโต๊ะชื่อนี้แล้ว เลือกชื่ออื่น ยังไม่ได้สร้างโต๊ะ',
    kicked_off: 'การแข่งขันเริ่มแล้ว ตั้งแต่เริ่มแข่งทุกราคามีผลตามที่แทง ยกเลิกบิลไม่ได้',
    not_obvious: 'สองราคานี้ต่างกันไม่ถึงขั้นผิดชัดเจน ราคาที่ขยับแล้วยังมีผล ยังไม่มีอะไรเปลี่ยน',
    invalid_input: 'อ่านสิ่งที่กรอกไม่ได้ โปรดตรวจอีกครั้ง',
    too_soon: 'ส่งคำขอถี่เกินไป รอหนึ่งนาทีแล้วทำต่อ',
    unknown_error: 'ค่ายเกมตอบไม่ได้ ยังไม่มีอะไรเปลี่ยน',
    no_connection: 'ค่ายเกมไม่ตอบ ตรวจการเชื่อมต่อแล้วลองอีกครั้ง',
  },
};

export const OFFICE_WORDS = { TH: th, EN: en } as const;

/** Fills `{name}` places. */
export function say(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
}
