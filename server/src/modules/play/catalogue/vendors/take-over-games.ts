import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { previewGames } from '../games/preview-games.ts';
import { importGames } from '../import-games.ts';

/** Takes over a list whose difference an operator has seen. Refuses `changed_meanwhile` if list or games are others by now. */
export async function takeOverGames(
  tx: Tx,
  {
    vendorCode,
    games,
    digest,
    now,
  }: { vendorCode: string; games: readonly VendorGame[]; digest: string; now: Date },
) {
  const preview = await previewGames(tx, vendorCode, games);
  if (preview.digest !== digest) throw new Refusal('changed_meanwhile');
  await importGames(tx, { vendorCode, games, now });
  await notifyPush(tx, { b: '*', t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: null, type: 'games_changed' });
  return { added: preview.counts.added, updated: preview.counts.changed };
}
