import { gameNames } from '@lanna/rules/lotteries/lottery/game-names';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { GatheredNotices } from '../../../../platform/push/gathered-notices.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';

const BATCH = 50;

interface News {
  slip_id: string;
  draw_id: string;
  version: number;
  merchant_id: string;
  member_id: string;
  kind: 'won' | 'corrected' | 'refunded';
  amount: bigint;
  before: bigint | null;
  game_code: string;
  numero: string;
}

/**
 * Writes to members what settlement has noted of their slips: one message for a slip and draw, however many of its lines have won. A row goes in the
 * transaction that writes its message, so no member is notified twice; settlement itself waits for none of it.
 */
export async function notifyMembers(
  deps: { db: Database; clock: Clock; notices: Pick<GatheredNotices, 'notify'> },
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const notified = await deps.db.transaction(async (tx) => {
      const news = await takeNews(tx);
      for (const one of news) await notify(tx, one, deps);
      return news.length;
    });
    if (notified < BATCH) return;
  }
}

async function takeNews(tx: Tx): Promise<News[]> {
  const { rows } = await sql<News>`
    with taken as (
      delete from lottery.news
      where (slip_id, draw_id, version) in (
        select slip_id, draw_id, version from lottery.news order by noted_at, slip_id limit ${BATCH} for update skip locked)
      returning slip_id, draw_id, version, merchant_id, member_id, kind, amount, before
    )
    select t.*, d.game_code, d.numero from taken t join draws.draw_record d on d.id = t.draw_id
    order by t.slip_id`.execute(tx);
  return rows;
}

async function notify(
  tx: Tx,
  news: News,
  { clock, notices }: { clock: Clock; notices: Pick<GatheredNotices, 'notify'> },
): Promise<void> {
  const { numero } = news;
  const message = {
    merchantId: news.merchant_id,
    memberId: news.member_id,
    source: `lottery ${news.slip_id} ${news.draw_id} ${news.version}`,
    path: `/?centre=member&page=lotterySlips&slip=${news.slip_id}` as const,
    notices,
    now: clock.now(),
  };
  const facts = { game: gameNames(news.game_code), numero, amount: formatMoney(news.amount) };
  if (news.kind === 'corrected') {
    const before = formatMoney(news.before ?? 0n);
    await sendMessage(tx, { ...message, template: 'lottery_corrected', facts: { ...facts, before } });
  } else if (news.kind === 'won') await sendMessage(tx, { ...message, template: 'lottery_won', facts });
  else await sendMessage(tx, { ...message, template: 'lottery_refunded', facts });
}
