import type { ComponentKind, StatusComponent } from '@lanna/contract/oversight/status/status';
import { useTranslation } from 'react-i18next';
import { useBrandText } from '../../../api/content/brand-text.ts';
import { classes } from '../../../ui/classes.ts';
import { DayBars } from './day-bars.tsx';
import { STATE_ICONS, STATE_INKS } from './state-style.ts';

const GROUPS = [
  { id: 'site', kinds: ['site', 'log_in', 'push'] },
  { id: 'games', kinds: ['games'] },
  { id: 'money', kinds: ['deposits', 'withdrawals'] },
] as const satisfies readonly { id: string; kinds: readonly ComponentKind[] }[];

/** Each part with what it is now, and its last ninety days as bars. */
export function ComponentGroups({
  components,
  today,
}: {
  components: readonly StatusComponent[];
  today: string;
}) {
  const { t } = useTranslation('status');
  return GROUPS.map(({ id, kinds }) => {
    const rows = components.filter(({ kind }) => (kinds as readonly ComponentKind[]).includes(kind));
    if (rows.length === 0) return null;
    return (
      <section key={id} aria-labelledby={`status-${id}`} className="flex flex-col gap-3">
        <h2 id={`status-${id}`} className="font-display font-semibold text-xl">
          {t(`group.${id}`)}
        </h2>
        <ul className="lit divide-y divide-line overflow-hidden rounded-large bg-surface">
          {rows.map((row) => (
            <Row key={row.code} component={row} today={today} />
          ))}
        </ul>
      </section>
    );
  });
}

function Row({ component, today }: { component: StatusComponent; today: string }) {
  const { t } = useTranslation('status');
  const name = useComponentName()(component);
  const { state, days, availability } = component;
  const Icon = STATE_ICONS[state];
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 sm:p-5 lg:grid-cols-[15rem_1fr] lg:items-center">
      <div className="flex items-center justify-between gap-4 lg:flex-col lg:items-start lg:gap-1">
        <h3 className="min-w-0 font-semibold">{name}</h3>
        <p className={classes('flex shrink-0 items-center gap-1.5 font-medium text-sm', STATE_INKS[state])}>
          <Icon className="size-4.5" aria-hidden="true" />
          {t(`state.${state}`)}
        </p>
      </div>
      <DayBars name={name} days={days} today={today} availability={availability} />
    </li>
  );
}

/** A vendor and a method by their own names, everything else by what it is. */
export function useComponentName() {
  const { t } = useTranslation('status');
  const inBrandsWords = useBrandText();
  return ({ kind, name }: Pick<StatusComponent, 'kind' | 'name'>): string => {
    if (name === null) return t(`kind.${kind}`);
    return typeof name === 'string' ? name : inBrandsWords(name);
  };
}
