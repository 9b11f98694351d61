import { CornerDownLeft } from 'lucide-react';
import { type MouseEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit, HitGroup, HitKind } from './hit.ts';

export const LIST_ID = 'search-hits';

export function optionId(kind: HitKind, { key }: Pick<Hit, 'key'>): string {
  return `hit-${kind}-${key.replaceAll(/\W/g, '_')}`;
}

/** What was found, kind by kind. Its options take no focus: the field above says which of them is chosen. */
export const HitList = memo(function HitList({
  groups,
  active,
  onPoint,
  onChoose,
}: {
  groups: readonly HitGroup[];
  active: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (hit: Hit) => void;
}) {
  const { t } = useTranslation('finding');
  if (groups.length === 0) return null;
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label={t('results')}
      className="flex flex-col gap-4 px-3 pt-1 pb-5 sm:px-4"
    >
      {groups.map((group) => (
        <Group key={group.kind} group={group} active={active} onPoint={onPoint} onChoose={onChoose} />
      ))}
    </div>
  );
});

function Group({
  group: { kind, hits },
  active,
  onPoint,
  onChoose,
}: {
  group: HitGroup;
  active: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (hit: Hit) => void;
}) {
  const { t } = useTranslation('finding');
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
    <div role="group" aria-labelledby={title}>
      <p id={title} className="px-3 pb-1 font-semibold text-muted text-xs uppercase tracking-wide">
        {t(`kinds.${kind}`)}
      </p>
      {hits.map((hit) => {
        const id = optionId(kind, hit);
        return (
          <Option
            key={hit.key}
            id={id}
            hit={hit}
            selected={id === active}
            onPoint={() => onPoint(id)}
            onChoose={() => onChoose(hit)}
          />
        );
      })}
    </div>
  );
}

function Option({
  id,
  hit: { title, detail, lang, href, picture, Icon },
  selected,
  onPoint,
  onChoose,
}: {
  id: string;
  hit: Hit;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  function press(event: MouseEvent) {
    // Another tab or window is the browser's affair.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={href}
      lang={lang}
      onPointerMove={onPoint}
      onClick={press}
      className="flex min-h-12 items-center gap-3 rounded-medium px-3 py-1.5 aria-selected:bg-raised aria-selected:text-accent-text"
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width="32"
          height="40"
          decoding="async"
          className="h-10 w-8 shrink-0 rounded-small bg-sunken object-cover"
        />
      ) : (
        Icon && (
          <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text">
            <Icon className="size-4.5" aria-hidden="true" />
          </span>
        )
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-muted text-sm">{detail}</span>}
      </span>
      {selected && <CornerDownLeft className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />}
    </a>
  );
}
