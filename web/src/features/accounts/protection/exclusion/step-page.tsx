import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';

/** A page of its own within the centre's page: what is decided here, calmly and in order. */
export function StepPage({
  title,
  lead,
  onBack,
  children,
}: {
  title: string;
  lead: string;
  onBack: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('protection');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div>
        <Button
          variant="ghost"
          size="small"
          icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          onClick={onBack}
          className="-ml-2"
        >
          {t('back')}
        </Button>
        <h2
          id="protection-heading"
          ref={heading}
          tabIndex={-1}
          className="mt-1 font-display font-semibold text-2xl outline-none"
        >
          {title}
        </h2>
        <p className="mt-1 text-muted">{lead}</p>
      </div>
      {children}
    </>
  );
}

/** One numbered step of it. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = `step-${number}`;
  return (
    <section aria-labelledby={id} className="lit rounded-large bg-surface p-5">
      <h3 id={id} className="mb-3.5 flex items-center gap-3 font-display font-semibold text-lg">
        <span
          aria-hidden="true"
          className="figures flex size-7 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text text-sm"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}
