/**
 * What must never follow one person's will: where money goes, whose word about money is believed, who can be the second operator, and how
 * much is given. Each end says what stands there (`reads`, a query whose answer one operator alone never widens) and which calls of the
 * console lead there. A call that changes something and leads to none of them is in `ONE_IS_ENOUGH`, under why: a new call belongs in
 * one or the other.
 */
export interface End {
  reads: string;
  calls: readonly string[];
}

export const ENDS: Record<string, End> = {
  'money goes to an account': {
    reads: `select 'channel', id, way, kind, gateway_id, details, max, min, fee_basis_points, rank_level_min, segment_id, segment_version from payments.channel where enabled`,
    calls: [
      'POST /ops/payment-channels',
      'PUT /ops/payment-channels/:id',
      'PUT /ops/payment-channels/:id/payee',
      'PUT /ops/payment-channels/:id/state',
    ],
  },
  'a member is paid as a person': {
    reads: `select member_id, payee_name from members.profile where payee_name is not null`,
    calls: ['POST /ops/members/:id/payee-name', 'POST /ops/members/:id/identity'],
  },
  'a gateway’s word is believed': {
    reads: `select code, base_url, public_key, signature_header from payments.gateway where enabled`,
    calls: ['POST /ops/gateways', 'PUT /ops/gateways/:code', 'PUT /ops/gateways/:code/state'],
  },
  'a vendor’s word is believed': {
    reads: `select v.code, v.public_key, v.launch_url, v.api_url, v.back_office_url, v.allowed_ips, v.signature_header, v.wallet_kind,
        v.win_limits, b.merchant_id
      from catalogue.vendor v left join catalogue.brand_vendor b on b.vendor_id = v.id and b.enabled where v.enabled`,
    calls: [
      'POST /ops/vendors',
      'PUT /ops/vendors/:code',
      'PUT /ops/vendors/:code/brands/:brand',
      'POST /ops/vendors/:code/key',
    ],
  },
  'a result is believed, and a draw takes bets until its time': {
    reads: `select 'feed' as what, code as of, public_key as how from feeds.feed where enabled
      union all select 'game', game_code, concat_ws(' ', typed, one_is_enough) from feeds.game
      union all select 'moved', code, moved::text from draws.game where code in (select game_code from feeds.game) or moved <> '{}'
      union all select 'day', game_code, numero || ' ' || draws_at from draws.calendar_day where removed_at is null
      union all select 'result', id::text, result from draws.draw where result is not null`,
    calls: [
      'POST /ops/lottery-feeds',
      'PUT /ops/lottery-feeds/:code',
      'PUT /ops/lottery-feeds/games/:game',
      'PUT /ops/lottery-sources',
      'POST /ops/lottery-results',
      'POST /ops/lottery-results/file',
      'POST /ops/lottery-draws/:id/correct',
      'POST /ops/lottery-draws/:id/cancel',
      'PUT /ops/draw-games/:code',
      'POST /ops/lottery-calendars/:game/days',
      'POST /ops/lottery-calendars/:game/move',
    ],
  },
  'an account can act as the second operator': {
    reads: `select 'operator' as what, id::text as of, concat_ws(' ', status, password_hash, email) as how from operators.operator where status = 'active'
      union all select 'grant', operator_id::text, concat_ws(' ', role, merchant_id) from operators.role_grant
      union all select 'role', code, permissions::text from operators.role
      union all select 'setting', 'console', settings::text from operators.setting
      union all select 'passkey', operator_id::text, id::text from operators.passkey
      union all select 'totp', operator_id::text, '' from operators.totp`,
    calls: [
      'POST /ops/operators',
      'PUT /ops/operators/:id/email',
      'PUT /ops/operators/:id/status',
      'POST /ops/operators/:id/password',
      'POST /ops/operators/:id/second-factor/reset',
      'POST /ops/operators/:id/roles/give',
      'POST /ops/operators/:id/roles/take',
      'POST /ops/roles',
      'PUT /ops/roles/:code',
      'DELETE /ops/roles/:code',
      'PUT /ops/settings',
    ],
  },
  'money is credited': {
    // Read where the console's setting asks for two whatever the amount; how much one may move alone is each topic's test.
    reads: `select sum(balance) from ledger.account where kind in ('player_cash', 'player_bonus', 'agent')`,
    calls: [
      'POST /ops/members/:id/adjustments',
      'POST /ops/deposits/:id/confirmation',
      'POST /ops/deposits/:id/credit',
      'POST /ops/deposits/:id/assignment',
      'POST /ops/deposit-statements',
      'POST /ops/promotion-applications/:id/issue',
      'POST /ops/payouts/:id/failure',
      'POST /ops/withdrawals/:id/approval',
      'POST /ops/cases/:id/decision',
      'POST /ops/money-cases/:id/decision',
      'POST /ops/transfers/:id/decision',
      'POST /ops/bills/:id/decision',
      'POST /ops/bills/approvals',
    ],
  },
  'free bets are given': {
    reads: `select id, bet_count, bet_value from vendor_wallet.reward where cancelled_at is null`,
    calls: ['POST /ops/members/:id/free-bets'],
  },
  'bonuses are given': {
    reads: `select 'offer' as what, id::text as of, version as how from bonuses.offer where state = 'published'
      union all select 'by hand', id::text, 1 from bonuses.bonus where given_by_name is not null`,
    calls: ['POST /ops/bonus-offers/:id/publication', 'POST /ops/members/:id/bonuses'],
  },
  'missions and the wheel give': {
    reads: `select 'mission' as what, id::text as of, terms::text as how from missions.mission where state = 'published'
      union all select 'wheel', merchant_id::text, version::text from missions.wheel where state = 'published'`,
    calls: ['POST /ops/missions/:id/publication', 'PUT /ops/wheels/:brand'],
  },
  'money goes into envelopes of a brand': {
    reads: `select id, amount, shares, audience, least_rank, open_seconds from brand_envelopes.envelope where state <> 'draft'`,
    calls: ['POST /ops/brand-envelopes/:id/publication'],
  },
  'prizes go into raffles': {
    reads: `select id, pool, prizes::text, per_ticket, tickets_most, least_rank from raffles.raffle where state <> 'draft'`,
    calls: ['POST /ops/raffles/:id/publication'],
  },
  'prizes go into leaderboards': {
    reads: `select id, pool, prizes::text, score, least_stake, starts_at, ends_at from leaderboards.board where state <> 'draft'`,
    calls: ['POST /ops/leaderboards/:id/publication'],
  },
  'a member loses a place on a leaderboard': {
    reads: `select board_id, member_id from leaderboards.removal where state = 'decided'`,
    calls: ['POST /ops/leaderboards/:id/removals'],
  },
  'a member loses a bonus': {
    reads: `select id from bonuses.bonus where state = 'revoked'`,
    calls: ['POST /ops/bonuses/:id/revocation'],
  },
  'a member’s winnings stay frozen': {
    // For a day one operator holds them, and not soon again.
    reads: `select id, held, until from freezes.freeze where state = 'kept'`,
    calls: ['POST /ops/freezes'],
  },
  'a promotion pays': {
    reads: `select id, reward_amount, budget_total, budget_day, frequency, applications_max, audience_kind, audience_segment, audience_segment_version
      from promotions.promotion where state = 'published' and kind <> 'notice'`,
    calls: ['POST /ops/promotions/:id/publication', 'PUT /ops/promotions/:id'],
  },
  'play gives something back': {
    reads: `select t.merchant_id, r.key, r.value from cashback.terms t cross join lateral jsonb_each_text(t.rates) r
      where t.version = (select max(version) from cashback.terms l where l.merchant_id = t.merchant_id) and r.value <> '0'`,
    calls: ['PUT /ops/cashback/terms/:brand'],
  },
  'points are given, and what they are given for': {
    reads: `select 'terms' as what, merchant_id::text as of, concat_ws(' ', rates, factors, points_per_unit, convert_least, convert_most_day) as how
      from points.terms t where version = (select max(version) from points.terms l where l.merchant_id = t.merchant_id)
      union all select 'good', id::text, concat_ws(' ', points, worth, stock, raffle_tickets, by_code, bonus_offer_id) from points.good where state = 'published'
      union all select 'by hand', id::text, amount::text from points.entry where kind = 'corrected'`,
    calls: [
      'POST /ops/members/:id/points',
      'PUT /ops/points/terms/:brand',
      'POST /ops/point-goods/:id/publication',
      'POST /ops/point-redemptions/:id/approval',
    ],
  },
  'an agent earns': {
    reads: `select 'contract' as what, id::text as of, state || ' ' || terms::text as how from contracts.contract where payer = 'platform'
      union all select 'rate', member_id::text, concat_ws(' ', category, from_day, rate) from agents.rate
      union all select 'plan', id::text, concat_ws(' ', rates, modes) from agents.plan
      union all select 'mode', member_id::text, concat_ws(' ', prize_mode, mode) from lottery.account_mode
      union all select 'bills', merchant_id::text, needs_approval::text from bills.setting
      union all select 'position', member_id::text, concat_ws(' ', category, from_day, least, most) from positions.bound where given_by = merchant_id`,
    calls: [
      'POST /ops/contracts',
      'POST /ops/contracts/:id/moves',
      'POST /ops/agents/:id/rates',
      'POST /ops/agents/:id/plan',
      'POST /ops/agent-plans',
      'POST /ops/agent-plans/:id',
      'POST /ops/members/:id/line',
      'PUT /ops/bill-settings/brands/:brand',
      'POST /ops/join/:id/agent',
      'POST /ops/members/:id/positions',
    ],
  },
  'a lottery pays and takes': {
    reads: `select 'price' as what, concat_ws(' ', merchant_id, game_code, play, tier) as of, price::text as how from lottery.brand_price
      union all select 'mode', concat_ws(' ', merchant_id, prize_mode), concat_ws(' ', min, standard, cap, max) from lottery.brand_mode
      union all select 'limit', concat_ws(' ', merchant_id, game_code),
        concat_ws(' ', largest_prize, largest_slip_prize, member_stake, number_liability, play_liability, coverage_percent) from lottery.brand_game
      union all select 'shots', merchant_id::text, concat_ws(' ', version, first_prize, sixteenth_prize, min_stake) from lottery.shot_prize where first_prize + sixteenth_prize > 0`,
    calls: [
      'PUT /ops/lottery/prices/:game/brands/:brand',
      'PUT /ops/lottery/modes/:prizeMode/brands/:brand',
      'PUT /ops/lottery/terms/:game/brands/:brand',
      'PUT /ops/lottery/shot-prizes/:brand',
    ],
  },
  'a rank is reached, kept or given, and what it gives': {
    reads: `select 'held' as what, member_id::text as of, held_until::text as how from ranks.standing where held_until is not null
      union all select 'set', member_id::text, to_level::text from ranks.move where cause = 'by_hand' and to_level > from_level
      -- A version that says the same is no more.
      union select 'level', concat_ws(' ', merchant_id, level),
        concat_ws(' ', reach_deposits, reach_turnover, keep_deposits, keep_turnover, cashback_extra) from ranks.level`,
    calls: [
      'PUT /ops/ranks/terms/:brand',
      'POST /ops/rank-members/:id/level',
      'POST /ops/ranks/segment-level',
    ],
  },
  'money leaves unseen': {
    reads: `select 'setting' as what, merchant_id::text as of,
        concat_ws(' ', automatic_limit, bank_accounts_max, cooling_hours, small_balance) as how from withdrawals.setting
      union all select 'rule', concat_ws(' ', merchant_id, kind), concat_ws(' ', enabled, thresholds) from withdrawals.risk_rule
      union all select 'rank', concat_ws(' ', merchant_id, rank_level_min), concat_ws(' ', max, day_amount, day_count) from withdrawals.rank_limit`,
    calls: ['PUT /ops/withdrawal-settings/:code', 'PUT /ops/withdrawal-settings/:code/rules/:kind'],
  },
  'a brand takes real money, and what protects its members': {
    reads: `select id, real_open, max_stake, settings -> 'login' -> 'thirdParty', settings -> 'protection', settings -> 'transfers',
        settings -> 'envelopes', settings -> 'deposits', settings -> 'minimumAge',
        settings -> 'yeekee'
      from brands.merchant`,
    calls: [
      'POST /ops/brands/:code/real-money/open',
      'POST /ops/brands/:code/changes',
      'POST /ops/brands/:code/changes/:change/undo',
    ],
  },
  'a brand is there, and plays for something': {
    reads: `select id, code from brands.merchant`,
    calls: ['POST /ops/new-brands'],
  },
  'figures of the house go out of it': {
    reads: `select id, merchant_id, kind, address, secret from alerts.destination where enabled and operator_id is null`,
    calls: [
      'POST /ops/alert-destinations',
      'PUT /ops/alert-destinations/:id',
      'PUT /ops/alert-destinations/:id/state',
    ],
  },
  'an account is shut out, or closed': {
    reads: `select id, member_id, ended_at from protection.exclusion`,
    calls: ['POST /ops/protection/exclusions/:id/correction', 'POST /ops/members/:id/status'],
  },
};

/** Calls that lead to no end, by why one operator is enough. */
export const ONE_IS_ENOUGH: Record<string, readonly string[]> = {
  'it takes away, stops or shuts out; to give it back needs two, or gives nothing': [
    'DELETE /ops/me/sessions',
    'POST /ops/bonus-offers/:id/stop',
    // It notes what was found; the bonus stays until two take it back.
    'POST /ops/bonus-cases/:id',
    'POST /ops/missions/:id/stop',
    'POST /ops/brand-envelopes/:id/stop',
    'POST /ops/raffles/:id/close',
    'POST /ops/raffles/:id/stop',
    'POST /ops/leaderboards/:id/stop',
    'POST /ops/wheels/:brand/stop',
    'POST /ops/point-goods/:id/stop',
    'POST /ops/point-goods/:id/codes/removal',
    'POST /ops/point-redemptions/:id/rejection',
    'DELETE /ops/me/sessions/:id',
    'DELETE /ops/members/:id/sessions',
    'DELETE /ops/members/:id/sessions/:session',
    'POST /ops/agents/:id/codes/:code/close',
    'POST /ops/agents/:id/freeze',
    'POST /ops/agents/:id/lift-freeze',
    'POST /ops/brands/:code/real-money/close',
    'POST /ops/chat/members/:id/mutes',
    'POST /ops/chat/messages/:id/decision',
    'PUT /ops/chat/rooms/:id',
    'POST /ops/broadcasts/:id/cancel',
    'POST /ops/broadcasts/:id/unschedule',
    'POST /ops/contracts/:id/end',
    'POST /ops/deposits/:id/refusal',
    'POST /ops/draw-games/:code/switch',
    'POST /ops/draw-games-switch',
    'POST /ops/envelopes/:id/stop',
    'POST /ops/free-bets/:id/cancellation',
    'POST /ops/identity-checks/:id/rejection',
    'POST /ops/lottery-calendars/:game/remove',
    'POST /ops/lottery-feeds/:code/stop',
    'POST /ops/lottery/numbers',
    'POST /ops/lottery/numbers/:id/end',
    'POST /ops/maintenance',
    'POST /ops/maintenance/:id/cancel',
    'POST /ops/members/:id/exclusions',
    'POST /ops/promotion-applications/:id/rejection',
    'POST /ops/promotions/:id/end',
    'POST /ops/protection/exclusions/:id/confirmation',
    'POST /ops/protection/registry',
    'POST /ops/stops',
    'POST /ops/stops/:id/end',
    'POST /ops/withdrawals/:id/rejection',
  ],
  'it is the decision of the second operator, or ends an own proposal': [
    'POST /ops/proposals/:id/approve',
    'POST /ops/proposals/:id/refuse',
    'POST /ops/proposals/:id/withdraw',
  ],
  'it is about the caller alone; what it opens is asked of the caller first': [
    'DELETE /ops/me/passkeys/:id',
    'DELETE /ops/me/totp',
    'DELETE /ops/session',
    // How a list is looked at; colleagues are shown nothing they may not read.
    'DELETE /ops/views/:id',
    'POST /ops/views',
    'POST /ops/me/passkeys',
    'POST /ops/me/recovery-codes',
    'POST /ops/session/second-factor',
    'POST /ops/session/step-up',
    'PUT /ops/me/email',
    'PUT /ops/me/passkeys/:id',
    'PUT /ops/me/password',
    'PUT /ops/me/totp',
  ],
  'it looks, counts, notes, asks or takes in hand; no money moves': [
    'POST /ops/sheets/:id/settle',
    // An alert goes to an operator who may read it, or to where two have said; a rule that is changed says so there.
    'POST /ops/alert-browsers',
    'POST /ops/alert-destinations/:id/test',
    'POST /ops/alert-mails',
    'POST /ops/alert-rules',
    'PUT /ops/alert-rules/:id',
    'POST /ops/alerts/:id/acknowledgement',
    'POST /ops/alerts/:id/hand-over',
    'POST /ops/drills',
    'POST /ops/report-mails',
    'PUT /ops/report-mails/:id',
    'PUT /ops/position-settings/:brand',
    'POST /ops/agents/:id/codes',
    'POST /ops/anomalies/:id',
    'POST /ops/bills/:id/retry',
    'POST /ops/brands/:code/default-password/reveal',
    'POST /ops/new-brands/hosts',
    'POST /ops/chat/members/:id/mutes/end',
    'POST /ops/deposits/:id/slips/:slip',
    'POST /ops/gateways/:code/test',
    'POST /ops/identity-checks/:id/ask-again',
    'POST /ops/identity-checks/:id/number',
    'POST /ops/identity-checks/:id/pictures/:picture',
    'POST /ops/identity-checks/:id/put-back',
    'POST /ops/identity-checks/:id/take',
    'POST /ops/incidents/:id/notes',
    'POST /ops/jobs/:job/run',
    'POST /ops/join/:id/reveal',
    'POST /ops/point-redemptions/:id/address',
    'POST /ops/point-redemptions/:id/completion',
    'POST /ops/ledger/verifications',
    'POST /ops/ledger/verifications/:id/cancellation',
    'POST /ops/lottery-problems/:id/close',
    'POST /ops/lottery/draws/:id/settle',
    'POST /ops/members/:id/duplicates/:other',
    'POST /ops/members/:id/identity/reveal',
    'POST /ops/members/:id/notes',
    'POST /ops/members/:id/reveal',
    'POST /ops/messages/:id/recipient',
    'POST /ops/money-cases/:id/hand',
    'POST /ops/money-cases/:id/notes',
    'POST /ops/payment-orders/:id/ask',
    'POST /ops/promotion-applications/:id/pictures/:picture',
    'POST /ops/promotion-applications/:id/review',
    'POST /ops/rebates/terms/:brand/run',
    'POST /ops/reconciliation/look',
    'POST /ops/service/conversations/:id/notes',
    'POST /ops/transfers/:id/contradiction',
    'POST /ops/transfers/:id/question',
    'POST /ops/vendors/:code/back-office',
    'POST /ops/wallet-alerts/:id/acknowledgement',
    'POST /ops/withdrawals/:id/ask',
    'POST /ops/withdrawals/:id/bank-account',
    'POST /ops/withdrawals/:id/pictures/:picture',
    'POST /ops/withdrawals/:id/put-back',
    'POST /ops/withdrawals/:id/take',
    'PUT /ops/feedback/:id',
    'PUT /ops/members/:id/labels',
    'PUT /ops/payment-alerts/:id',
  ],
  'it writes words and pictures, or drafts that can do nothing yet': [
    // It bounds what two publish.
    'PUT /ops/bonus-rules',
    'POST /ops/bonus-offers',
    // Of a published one as well: its new version is a draft again.
    'PUT /ops/bonus-offers/:id',
    'POST /ops/missions',
    'POST /ops/brand-envelopes',
    'PUT /ops/brand-envelopes/:id',
    'POST /ops/raffles',
    'PUT /ops/raffles/:id',
    'POST /ops/leaderboards',
    'PUT /ops/leaderboards/:id',
    'PUT /ops/missions/:id',
    'DELETE /ops/announcements/:id',
    'DELETE /ops/broadcasts/:id',
    'DELETE /ops/chat/words/:id',
    'DELETE /ops/contract-plans/:id',
    'DELETE /ops/help/articles/:id',
    'DELETE /ops/help/categories/:id',
    'POST /ops/announcements',
    'POST /ops/announcements/:id/switch',
    'POST /ops/brands/:code/content-changes',
    'POST /ops/brands/:code/content-changes/:change/undo',
    'POST /ops/brands/:code/real-money',
    'POST /ops/broadcasts',
    'POST /ops/broadcasts/:id/send',
    // What was counted and approved keeps to the segment as it stood then.
    'POST /ops/segments',
    'POST /ops/segments/:id/removal',
    // It moves no money: NGR of days to come takes it off.
    'POST /ops/reports/channel-fees',
    // A tag is a word and gives nothing.
    'POST /ops/tags',
    'POST /ops/tags/:id/removal',
    'PUT /ops/tags/:id',
    'PUT /ops/segments/:id',
    'POST /ops/chat/words',
    'POST /ops/games/:id/picture',
    'POST /ops/games/:id/picture/removal',
    'POST /ops/help/articles',
    'POST /ops/help/articles/order',
    'POST /ops/help/categories',
    'POST /ops/help/categories/order',
    'POST /ops/help/pages/:code/:page/draft/drop',
    'POST /ops/help/pages/:code/:page/publish',
    'POST /ops/help/terms/:code/publish',
    'POST /ops/members/:id/avatar/removal',
    'POST /ops/pictures',
    'POST /ops/promotion-categories',
    'POST /ops/promotion-categories/:id/removal',
    'POST /ops/point-goods',
    'POST /ops/point-goods/:id/codes',
    'PUT /ops/point-goods/:id',
    'POST /ops/promotions',
    'POST /ops/service/conversations/:id/replies',
    'POST /ops/vendors/:code/games',
    'PUT /ops/announcements/:id',
    'PUT /ops/broadcasts/:id',
    'PUT /ops/chat/settings/:code',
    'PUT /ops/contract-plans/:brand/:name',
    'PUT /ops/games/:id',
    'PUT /ops/games/:id/brands/:brand',
    'PUT /ops/help/articles/:id',
    'PUT /ops/help/categories/:id',
    'PUT /ops/help/pages/:code/:page/draft',
    'PUT /ops/join/:id',
    'PUT /ops/operators/:id',
    'PUT /ops/promotion-categories/:id',
    'PUT /ops/service/conversations/:id',
    'PUT /ops/service/desks/:code',
  ],
  'its money was decided before, by the member or by two; the bank’s reference and the reconciliation show it':
    [
      'POST /ops/payouts/:id/dispute',
      'POST /ops/payouts/:id/sending',
      'POST /ops/payouts/:id/settlement',
      'POST /ops/promotion-applications/:id/closing',
      'POST /ops/promotion-applications/:id/participation',
      'PUT /ops/rebates/terms/:brand',
      'PUT /ops/transfer-vendors/:code/brands/:brand',
    ],
  'it opens nothing by itself: the member proves who it is, and money above the limits is still decided by two':
    [
      'POST /ops/brands/:code/default-password',
      // What a proved account earns is an offer, which two publish.
      'PUT /ops/linked-accounts',
      // The member's own money; a withdrawal of it is decided about as any other.
      'POST /ops/freezes/:id/release',
      'POST /ops/identity-checks/:id/approval',
      'POST /ops/members/:id/password-link',
      'POST /ops/rank-cases/:id/decision',
      'POST /ops/members/:id/second-factor/reset',
      'POST /ops/members/:id/type',
      'PUT /ops/identity-settings/:code',
      'PUT /ops/members/:id/protection/limit',
    ],
  'it holds play to less than the brand itself allows, or takes such a limit of a line away; no money moves':
    ['PUT /ops/members/:id/line-limits', 'POST /ops/members/:id/line-limits/lift'],
};
