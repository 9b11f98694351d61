import type { FedGameRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { useOperator } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { LOTTERY_GROUPS } from './lottery-groups.ts';
import { SetUpDialog } from './set-up-dialog.tsx';
import { type GroupState, groupState, type Way } from './set-up-state.ts';
import { useDrawGames } from './use-draw-games.ts';

/** The way of a real lottery to its first bet: where its results come from is chosen group by group, and what is chosen is switched on. */
export function SetUpPanel({
  games,
  onFeedNeeded,
}: {
  games: readonly FedGameRow[];
  onFeedNeeded: (codes: string[]) => void;
}) {
  const { t } = useTranslation('feeds-console');
  const schedules = useDrawGames();
  const [chosen, choose] = useState<{ state: GroupState; way: Way }>();
  if (!schedules) return null;
  return (
    <Panel title={t('setUp.title')} text={t('setUp.text')} flush>
      <ul>
        {LOTTERY_GROUPS.map((group) => {
          const state = groupState(group, games, schedules);
          return (
            <GroupLine
              key={group}
              state={state}
              onChoose={(way) =>
                way === 'feed' && !state.isFed ? onFeedNeeded(state.said) : choose({ state, way })
              }
            />
          );
        })}
      </ul>
      {chosen && <SetUpDialog {...chosen} onClose={() => choose(undefined)} />}
    </Panel>
  );
}

const WAYS = ['feed', 'typed', 'off'] as const;

function GroupLine({ state, onChoose }: { state: GroupState; onChoose: (way: Way) => void }) {
  const { t } = useTranslation('feeds-console');
  const { house } = useOperator();
  const nameOf = useLotteryName();
  const { group, codes, way, open, unsourced } = state;
  const mayChoose = house.includes('feeds.change') && house.includes('draws.change');
  const tone = unsourced > 0 ? 'danger' : open === 0 ? 'warning' : 'success';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line/70 border-t px-4 py-3 text-sm first:border-t-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{t(`setUp.group.${group}`)}</span>
          <StatusBadge tone={tone}>
            {unsourced > 0
              ? t('setUp.unsourced', { count: unsourced, all: codes.length })
              : open === 0
                ? t('setUp.off')
                : t('setUp.open', { count: open, all: codes.length })}
          </StatusBadge>
        </p>
        <p className="text-muted">{t(`setUp.needs.${group}`)}</p>
        {codes.length <= 4 && <p className="text-muted text-xs">{codes.map(nameOf).join(' · ')}</p>}
        {group === 'markSix' && (
          <p className="text-xs">
            <ConsoleLink href="/lottery-calendars">{t('setUp.toCalendar')}</ConsoleLink>
          </p>
        )}
      </div>
      {mayChoose && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('setUp.ways', { group: t(`setUp.group.${group}`) })}</legend>
          {WAYS.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === way ? 'primary' : 'secondary'}
              aria-pressed={one === way}
              onClick={() => onChoose(one)}
            >
              {t(`setUp.way.${one}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
