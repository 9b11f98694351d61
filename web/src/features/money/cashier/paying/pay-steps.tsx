/** What to do, one thing after the other. */
export function PaySteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-2.5 text-sm">
      {steps.map((step, at) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="figures flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken font-semibold text-accent-text text-xs"
          >
            {at + 1}
          </span>
          <span className="min-w-0 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}
