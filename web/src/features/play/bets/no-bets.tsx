import { Gamepad2, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { type BetFilter, isNarrowed, NO_PLAY_SESSION, playSessionOf, WIDE } from './bet-filter.ts';

/** No bets in the chosen days, or none that fit the other filters: each has its own next step. */
export function NoBets({
  filter,
  onChange,
}: {
  filter: BetFilter;
  onChange: (changed: Partial<BetFilter>) => void;
}) {
  const { t } = useTranslation('bets');
  if (isNarrowed(filter) || playSessionOf(filter))
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('noMatch')}
        text={t('noMatchText')}
        action={
          <Button variant="secondary" onClick={() => onChange({ ...WIDE, ...NO_PLAY_SESSION })}>
            {t('showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Gamepad2 />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <>
          <LinkButton href={paths.slots()}>{t('play')}</LinkButton>
          {filter.period !== 'month' && filter.period !== 'range' && (
            <Button variant="secondary" onClick={() => onChange({ period: 'month' })}>
              {t('showMonth')}
            </Button>
          )}
        </>
      }
    />
  );
}
