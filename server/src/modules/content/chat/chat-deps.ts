import type { Clock } from '../../../platform/process/clock.ts';
import type { FramePublisher } from '../../../platform/push/channels/publish-frames.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { Brands } from '../../house/brands/find-brand.ts';
import type { BetSource } from '../../play/bets/bet-source.ts';

export interface ChatDeps {
  db: Database;
  clock: Clock;
  brands: Brands;
  channels: { publisher: Pick<FramePublisher, 'publish'> };
  betSources(): readonly BetSource[];
}
