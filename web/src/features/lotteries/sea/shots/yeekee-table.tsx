import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { useQuery } from '@tanstack/react-query';
import { Crosshair, Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { useServerNow } from '../../../../shared-parts/time/use-server-now.ts';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { openedQuery } from '../../lotteries/queries.ts';
import { dayQuery } from '../queries.ts';
import type { Table } from '../rates/rates.ts';
import { RoundHead } from '../rounds/round-head.tsx';
import { RoundStrip } from '../rounds/round-strip.tsx';
import { bettingRound, dayOf, type Round, roundsOf, shootingRound } from '../rounds/rounds.ts';
import { BettingTable } from '../table/betting-table.tsx';
import { Shooting } from './shooting.tsx';

interface YeekeeProps {
  table: Table;
  family: Family;
  playType: string | undefined;
  onPlayType: (playType: string) => void;
}

const ROUNDS_A_DAY = 88;

/** ยี่กี: the rounds of today, bets on one of them, and the shots that draw it. */
export function YeekeeTable(props: YeekeeProps) {
  const { t } = useTranslation('sea');
  const opened = useQuery(openedQuery(props.table.game.code, ROUNDS_A_DAY));
  const day = dayOf(opened.data?.draws[0]?.numero ?? '');
  const past = useQuery(dayQuery(props.table.game.code, day));
  const now = useServerNow();
  return (
    <QueryView
      query={opened}
      label={t('loading')}
      shape={<Skeleton className="h-24" />}
      failed={t('failed')}
      isEmpty={({ draws }) => draws.length === 0}
      empty={
        <EmptyState
          icon={<Ticket />}
          title={t('closed.no_draw.title')}
          text={t('closed.no_draw.text')}
          className="min-h-80"
        />
      }
    >
      {({ draws, now: answeredAt }) => (
        <Rounds
          {...props}
          rounds={roundsOf(day, draws, past.data?.list ?? [], now ?? Date.parse(answeredAt))}
        />
      )}
    </QueryView>
  );
}

function Rounds({ rounds, ...props }: YeekeeProps & { rounds: readonly Round[] }) {
  const { t } = useTranslation('sea');
  const [way, setWay] = useState('bets');
  const [chosen, setChosen] = useState<string>();
  const picked = rounds.find(({ numero }) => numero === chosen);
  const betting = picked?.phase === 'betting' ? picked : bettingRound(rounds);
  const shooting = picked ?? shootingRound(rounds);
  const shown = way === 'bets' ? betting : shooting;

  function choose(round: Round) {
    setChosen(round.numero);
    // Bets are over there: what is left to see are its shots and its result.
    if (round.phase !== 'betting') setWay('shots');
  }

  return (
    <div className="flex flex-col gap-2 lg:gap-4">
      <RoundStrip
        rounds={rounds}
        shown={shown?.numero}
        next={bettingRound(rounds)?.numero}
        onChoose={choose}
      />
      {shown && (
        // The line above says the same of the round that closes next.
        <div className={classes(way === 'bets' && shown === bettingRound(rounds) && 'max-lg:hidden')}>
          <RoundHead round={shown} />
        </div>
      )}
      <Tabs
        label={t('yeekee.ways')}
        value={way}
        listClassName="max-lg:mb-2"
        onValueChange={(value) => {
          setWay(value);
          if (picked && picked.phase !== 'betting') setChosen(undefined);
        }}
        tabs={[
          {
            value: 'bets',
            label: <TabLabel Icon={<Ticket />} name={t('yeekee.bets')} />,
            content: (
              <BettingTable
                {...props}
                draw={betting}
                takesBets={(numero) =>
                  rounds.some((round) => round.numero === numero && round.phase === 'betting')
                }
              />
            ),
          },
          {
            value: 'shots',
            label: <TabLabel Icon={<Crosshair />} name={t('yeekee.shots')} />,
            content: shooting ? (
              <Shooting key={shooting.numero} round={shooting} prizes={props.table.shotPrizes} />
            ) : null,
          },
        ]}
      />
    </div>
  );
}

function TabLabel({ Icon, name }: { Icon: ReactNode; name: string }) {
  return (
    <span className="flex items-center justify-center gap-1.5 [&_svg]:size-4">
      <span aria-hidden="true">{Icon}</span>
      {name}
    </span>
  );
}
