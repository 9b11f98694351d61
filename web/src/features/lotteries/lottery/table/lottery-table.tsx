import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import type { PartProps } from '../../../../parts.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { tableQuery } from '../../lotteries/queries.ts';
import { loadEntry } from '../entry/load-entry.ts';
import { loadKeyStyle } from '../entry/load-key-style.ts';
import { isOnThisTable, loadFamily } from '../load-family.ts';
import { BettingTable } from './betting-table.tsx';
import { TableShape } from './table-shape.tsx';

/** The table of lotteries of digits, balls and cars; nothing for games of other pages. */
export function LotteryTable(props: PartProps['lotteryTable']) {
  if (!isOnThisTable(props.game.family)) return null;
  return <TableOfGame key={props.game.code} {...props} />;
}

function TableOfGame({ game, ...address }: PartProps['lotteryTable']) {
  const { t } = useTranslation('lottery');
  // Side by side: neither waits for the other.
  const terms = useQuery(tableQuery(game.code, currentLanguage()));
  const family = useQuery(familyQuery(game.family));
  const words = { label: t('loading'), failed: t('failed'), shape: <TableShape /> };
  return (
    <QueryView query={family} {...words}>
      {({ family: rules, style: variant, Entry }) => (
        <QueryView query={terms} {...words}>
          {(known) => (
            <BettingTable
              terms={known}
              family={rules}
              variant={variant ?? undefined}
              Entry={Entry}
              {...address}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

const familyQuery = (code: string) =>
  queryOptions({
    queryKey: ['lotteryFamily', code],
    queryFn: async () => {
      const [rules, variant, Entry] = await Promise.all([
        loadFamily(code),
        loadKeyStyle(code),
        loadEntry(code),
      ]);
      return { family: rules, style: variant, Entry };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Rules are functions, which nothing compares.
    structuralSharing: false,
  });
