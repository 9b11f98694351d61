import { closeProblem, type ProblemRow } from '@lanna/contract/lotteries/feeds/problem-ops';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../../console/operator.tsx';
import { ReasonCallDialog } from '../../../../../console/reason-call.tsx';
import { When } from '../../../../../console/when.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { useSourceName } from '../sources/source-name.ts';
import { ResultSheet } from './result-text.tsx';

type Said = NonNullable<ProblemRow['sayings']>[number];

/** The results that were said of one draw, side by side, for an operator who has said none of them. */
export function SaidResults({ row }: { row: ProblemRow }) {
  const { t } = useTranslation('feeds-console');
  const [chosen, choose] = useState<string>();
  const [decision, decide] = useState<string | null>();
  const name = useId();
  if (row.sayings === null)
    return (
      <p className="flex items-start gap-3 rounded-medium border border-line p-3 text-sm">
        <EyeOff className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
        {t(row.isOwn ? 'decide.own' : 'decide.hidden')}
      </p>
    );
  const isOpen = row.closedAt === null;
  const hasResult = row.draw?.result != null;
  const results = [...new Set(row.sayings.map(({ result }) => result))];
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">{t('problem.said')}</h3>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('decide.choose')}</legend>
        {results.map((result) => (
          <Choice
            key={result}
            name={name}
            value={result}
            chosen={chosen === result}
            onChoose={isOpen && !hasResult ? choose : undefined}
          >
            <ResultSheet gameCode={row.gameCode} result={result} />
            <Sources said={row.sayings?.filter((one) => one.result === result) ?? []} />
          </Choice>
        ))}
      </fieldset>
      {isOpen && (
        <Can permission="feeds.decide" house>
          {hasResult ? (
            <>
              <p className="text-sm">{t('decide.standsText')}</p>
              <Button
                size="small"
                className="self-start"
                onClick={() => decide(row.draw?.result ?? undefined)}
              >
                {t('decide.stands')}
              </Button>
            </>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button size="small" disabled={chosen === undefined} onClick={() => decide(chosen)}>
                {t('decide.right')}
              </Button>
              <Button variant="secondary" size="small" onClick={() => decide(null)}>
                {t('decide.none')}
              </Button>
            </div>
          )}
        </Can>
      )}
      {decision !== undefined && (
        <Decision row={row} result={decision} hasResult={hasResult} onClose={() => decide(undefined)} />
      )}
    </section>
  );
}

/** One of the results, to be chosen while the question is open. */
function Choice({
  name,
  value,
  chosen,
  onChoose,
  children,
}: {
  name: string;
  value: string;
  chosen: boolean;
  onChoose: ((value: string) => void) | undefined;
  children: ReactNode;
}) {
  const variant = classes(
    'flex min-w-0 items-start gap-3 rounded-medium border p-3',
    chosen ? 'border-accent-text bg-chosen' : 'border-line',
  );
  const content = <div className="flex min-w-0 flex-col gap-2">{children}</div>;
  if (!onChoose) return <div className={variant}>{content}</div>;
  return (
    <label className={classes(variant, 'cursor-pointer hover:border-accent-text')}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={() => onChoose(value)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      {content}
    </label>
  );
}

function Sources({ said }: { said: readonly Said[] }) {
  const { t } = useTranslation('feeds-console');
  const sourceOf = useSourceName();
  return (
    <span className="flex flex-col text-muted text-xs">
      {said.map(({ id, source, by, at, dismissed }) => (
        <span key={id} className={classes(dismissed && 'line-through')}>
          {sourceOf(source)} · {by} · <When at={at} variant="full" />
          {dismissed && <span className="sr-only"> {t('decide.dismissed')}</span>}
        </span>
      ))}
    </span>
  );
}

function Decision({
  row,
  result,
  hasResult,
  onClose,
}: {
  row: ProblemRow;
  result: string | null;
  hasResult: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('feeds-console');
  const way = hasResult ? 'stands' : result === null ? 'none' : 'right';
  return (
    <ReasonCallDialog
      endpoint={closeProblem}
      input={(note) => ({ params: { id: row.id }, body: { note, result } })}
      done={({ given }) => t(given ? 'decide.given' : 'problem.done')}
      onClose={onClose}
      title={t(`decide.${way}`)}
      text={
        <div className="flex flex-col gap-3">
          <p>{t(`decide.about.${way}`)}</p>
          {result !== null && <ResultSheet gameCode={row.gameCode} result={result} />}
        </div>
      }
      action={t(`decide.${way}`)}
    />
  );
}
