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
  // Side by side: neither waits for the other. One view for both: a second would hide the shape anew.
  const terms = useQuery(tableQuery(game.code, currentLanguage()));
  const family = useQuery(familyQuery(game.family));
  return (
    <QueryView<unknown>
      query={family.data ? terms : family}
      label={t('loading')}
      failed={t('failed')}
      shape={<TableShape />}
    >
      {() =>
        terms.data &&
        family.data && (
          <BettingTable
            terms={terms.data}
            family={family.data.family}
            variant={family.data.style ?? undefined}
            Entry={family.data.Entry}
            {...address}
          />
        )
      }
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
