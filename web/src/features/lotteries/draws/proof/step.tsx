import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { CodeText } from '../../../../ui/text/code-text.tsx';

/** A step on the way of a draw, on a line that leads from one to the next. */
export function Step({
  place,
  title,
  text,
  holds,
  children,
}: {
  place: number;
  title: string;
  text: ReactNode;
  /** What the computation says of it; undefined where there is nothing to compute. */
  holds?: boolean | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('draws');
  return (
    <li className="group grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 sm:gap-x-4">
      <span className="flex flex-col items-center" aria-hidden="true">
        <span
          className={classes(
            'figures flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-display font-semibold text-sm',
            holds === undefined && 'border-control-line bg-sunken',
            holds === true && 'border-success bg-surface text-success',
            holds === false && 'border-danger bg-surface text-danger',
          )}
        >
          {holds === undefined ? place : holds ? <Check className="size-4.5" /> : <X className="size-4.5" />}
        </span>
        <span className="w-0.5 flex-1 bg-line group-last:hidden" />
      </span>
      <div className="min-w-0 pb-7 group-last:pb-0">
        <h3 className="mt-1 font-semibold">
          {title}
          {holds !== undefined && (
            <span className={classes('ml-2 font-normal text-sm', holds ? 'text-success' : 'text-danger')}>
              {holds ? t('steps.matches') : t('steps.differs')}
            </span>
          )}
        </h3>
        <div className="mt-1 text-muted text-sm">{text}</div>
        {children && <div className="mt-3 flex flex-col gap-3">{children}</div>}
      </div>
    </li>
  );
}

/** A value that was published or computed, to be compared sign for sign. */
export function StepValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('draws');
  return (
    <div className="min-w-0">
      <p className="mb-0.5 text-muted text-xs">{label}</p>
      <CodeText value={value} copyLabel={t('copy', { what: label })} />
    </div>
  );
}
