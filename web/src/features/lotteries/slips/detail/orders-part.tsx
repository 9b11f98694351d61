import { useQuery } from '@tanstack/react-query';
import { LogIn, Tickets } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../api/session.ts';
import type { LotteryPart } from '../../../../parts.tsx';
import { type Path, paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { STATE_NAMES, STATES } from '../list/slip-filter.ts';
import { SlipList } from '../list/slip-list.tsx';
import { slipsQuery } from '../queries.ts';
import { SlipDialog } from './slip-dialog.tsx';

const SHOWN = 10;

/** The player's last slips of a game, beside its table; all of them are in the member centre. */
export function OrdersPart({ game }: LotteryPart) {
  const { t } = useTranslation('slips');
  const headingId = useId();
  const session = useSession();
  return (
    <section aria-labelledby={headingId} className="scroll-mt-24">
      <h2 id={headingId} className="mb-3 font-display font-semibold text-xl sm:text-2xl">
        {t('orders.title')}
      </h2>
      {session ? (
        <Orders gameCode={game.code} />
      ) : (
        <EmptyState
          icon={<Tickets />}
          title={t('orders.visitor')}
          text={t('orders.visitorText')}
          action={
            <LinkButton href={paths.loginDialog()} variant="secondary" icon={<LogIn aria-hidden="true" />}>
              {t('orders.logIn')}
            </LinkButton>
          }
        />
      )}
    </section>
  );
}

function Orders({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('slips');
  const [state, setState] = useState<(typeof STATES)[number]>('');
  const [opened, setOpened] = useState('');
  const slips = useQuery(slipsQuery({ gameCode, state: state || undefined, pageNo: 1, pageSize: SHOWN }));
  const everySlip: Path = `${paths.memberCentre('lotterySlips')}&lotterySlips.game=${gameCode}` as Path;
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('state')}
        value={state}
        onValueChange={setState}
        segments={STATES.map((value) => ({ value, label: t(`filters.${STATE_NAMES[value]}`) }))}
      />
      <QueryView
        query={slips}
        label={t('loading')}
        failed={t('failed')}
        shape={SHAPE}
        shapeClassName="flex flex-col gap-2"
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={<Tickets />}
            title={state === '' ? t('orders.empty') : t('noMatch')}
            text={state === '' ? t('orders.emptyText') : t('orders.noMatchText')}
          />
        }
        className="flex flex-col gap-3"
      >
        {({ list, total }) => (
          <>
            <SlipList slips={list} onOpen={setOpened} />
            {total > SHOWN && (
              <LinkButton href={everySlip} variant="secondary" size="small" className="self-center">
                {t('orders.all')}
              </LinkButton>
            )}
          </>
        )}
      </QueryView>
      <SlipDialog id={opened} onClose={() => setOpened('')} />
    </div>
  );
}

const SHAPE = ['one', 'two', 'three'].map((row) => <Skeleton key={row} className="h-20 rounded-medium" />);
