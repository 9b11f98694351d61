import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { useSlashKey } from '../frame/slash-key.ts';

/** Opens the one search: a glass on phones, on wide screens a field with the key that opens it. */
export function SearchLink({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation('shell');
  const slash = useSlashKey();
  return (
    <a
      href={paths.search()}
      aria-label={t('search')}
      aria-keyshortcuts={slash ? '/ Control+K' : 'Control+K'}
      className={classes(
        'flex shrink-0 items-center justify-center gap-2 rounded-full text-muted transition-colors hover:text-accent-text [&_svg]:size-5',
        wide
          ? 'size-10 border border-control-line hover:border-accent-text xl:w-auto xl:px-3.5'
          : 'size-11 hover:bg-raised',
      )}
    >
      <Search aria-hidden="true" />
      {wide && (
        <span aria-hidden="true" className="hidden items-center gap-2 text-sm xl:flex">
          {t('search')}
          <kbd className="rounded-small border border-line px-1.5 font-sans text-xs">
            {slash ? '/' : 'Ctrl K'}
          </kbd>
        </span>
      )}
    </a>
  );
}
