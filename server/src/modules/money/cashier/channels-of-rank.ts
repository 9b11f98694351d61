import { localText } from '@lanna/rules/local-text';
import type { RankPrivileges } from '../../rewards/ranks/rank-places.ts';
import { listChannels } from '../payments/channel.ts';
import { isOffered } from './depositing/offered-channel.ts';

/** Ways to deposit that are open from a level on, and not to everybody. */
export const channelsOfRank: RankPrivileges = async (db, { brand, language, levels }) => {
  const channels = (await listChannels(db, { merchantId: brand.id, way: 'in' })).filter(
    (channel) =>
      channel.enabled && channel.rankLevelMin > 0 && channel.segment === null && isOffered(channel, brand),
  );
  return new Map(
    levels.flatMap((level) => {
      const open = channels.filter(({ rankLevelMin }) => rankLevelMin <= level);
      const names = open.map(({ name }) => localText(name, language, brand.defaultLanguage));
      return names.length === 0 ? [] : [[level, [{ kind: 'deposit_channels' as const, names }]] as const];
    }),
  );
};
