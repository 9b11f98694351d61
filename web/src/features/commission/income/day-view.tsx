import type { IncomeChild, RebateKind } from '@lanna/contract/commission/rebates/income';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { BetsOfDay } from './bets-of-day.tsx';
import { BranchOfDay } from './branch-of-day.tsx';
import { RowsOfDay } from './rows-of-day.tsx';
import { usePartName } from './use-part-name.ts';

/** Which sum is followed down, and through whom. */
interface Trail {
  kind: RebateKind;
  part: string;
  way: readonly IncomeChild[];
}

/** Where the rebates of a day come from: rows by child, the next level down, and at the end the bets of one account. */
export function DayView({ day, onBack }: { day: string; onBack: () => void }) {
  const { t } = useTranslation('income');
  const nameOf = usePartName();
  const [trail, setTrail] = useState<Trail>();
  const last = trail?.way.at(-1);
  return (
    <section aria-labelledby="income-day-heading" className="flex flex-col gap-4 pt-4 sm:pt-1">
      <header className="flex flex-col items-start gap-1">
        <Button
          variant="ghost"
          size="small"
          icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
        <h2 id="income-day-heading" className="font-display font-semibold text-2xl">
          {t('dayOf')} <span className="figures">{day}</span>
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('dayLead')}</p>
      </header>
      {trail && (
        <nav aria-label={t('way')}>
          <ol className="flex flex-wrap items-center gap-x-1 text-sm">
            <Step label={t('allRows')} onGo={() => setTrail(undefined)} />
            {trail.way.map((child, at) => (
              <Step
                key={`${child.id}${child.own}`}
                label={child.own ? t('own') : child.account}
                {...(at < trail.way.length - 1
                  ? { onGo: () => setTrail({ ...trail, way: trail.way.slice(0, at + 1) }) }
                  : {})}
              />
            ))}
          </ol>
          <p className="px-1.5 text-muted text-sm">{nameOf(trail.kind, trail.part)}</p>
        </nav>
      )}
      {!trail || !last ? (
        <RowsOfDay day={day} onOpen={({ kind, part, child }) => setTrail({ kind, part, way: [child] })} />
      ) : last.agent ? (
        <BranchOfDay
          key={last.id}
          of={{ under: last.id, day, kind: trail.kind, part: trail.part }}
          onOpen={(child) => setTrail({ ...trail, way: [...trail.way, child] })}
        />
      ) : (
        <BetsOfDay key={last.id} of={{ member: last.id, day, kind: trail.kind, part: trail.part }} />
      )}
    </section>
  );
}

function Step({ label, onGo }: { label: string; onGo?: () => void }) {
  return (
    <li className="flex min-w-0 items-center gap-1">
      {onGo ? (
        <>
          <button
            type="button"
            onClick={onGo}
            className="min-w-0 break-words rounded-small px-1.5 py-1.5 text-accent-text underline-offset-2 hover:underline"
          >
            {label}
          </button>
          <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
        </>
      ) : (
        <span aria-current="location" className="min-w-0 break-words px-1.5 py-1.5 font-semibold">
          {label}
        </span>
      )}
    </li>
  );
}
