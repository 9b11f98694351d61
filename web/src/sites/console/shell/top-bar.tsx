import { Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../../lazy-component.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { useTheme } from '../theme.ts';
import { BrandSwitch } from './brand-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OperatorButton } from './operator-button.tsx';
import { SearchBox } from './search-box.tsx';

const operatorMenu = lazily(() => import('./operator-menu.tsx').then((found) => found.OperatorMenu));
const navigationSheet = lazily(() => import('./navigation-sheet.tsx').then((found) => found.NavigationSheet));
const searchDialog = lazily(() => import('./search-dialog.tsx').then((found) => found.SearchDialog));

type Layer = 'navigation' | 'search' | 'operator';

/** Where one searches, whose brands are shown, and who is logged in. On a phone navigation and search open over the page. */
export function TopBar() {
  const { t } = useTranslation('console-shell');
  const [theme, setTheme] = useTheme();
  const [opened, setOpened] = useState<Layer>();
  const [wanted, setWanted] = useState<ReadonlySet<Layer>>(new Set());
  function open(what: Layer) {
    setWanted(new Set([...wanted, what]));
    setOpened(what);
  }
  const onOpenChange = (isOpen: boolean) => !isOpen && setOpened(undefined);
  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-line border-b bg-frame px-3 lg:px-5">
      <IconButton label={t('nav.label')} className="lg:hidden" onClick={() => open('navigation')}>
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <div className="min-w-0 flex-1 max-sm:hidden">
        <SearchBox />
      </div>
      <div className="ml-auto flex min-w-0 items-center gap-1.5">
        <IconButton
          label={t('search.label')}
          size="small"
          className="sm:hidden"
          onClick={() => open('search')}
        >
          <Search aria-hidden="true" />
        </IconButton>
        <BrandSwitch />
        <span className="max-sm:hidden">
          <LanguageSwitch />
        </span>
        <IconButton
          size="small"
          label={theme === 'dark' ? t('light') : t('dark')}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        </IconButton>
        {wanted.has('operator') ? (
          <LazyPart of={operatorMenu} props={{}} fallback={<OperatorButton aria-busy />} />
        ) : (
          <OperatorButton aria-haspopup="menu" aria-expanded={false} onClick={() => open('operator')} />
        )}
      </div>
      {wanted.has('navigation') && (
        <LazyPart of={navigationSheet} props={{ open: opened === 'navigation', onOpenChange }} />
      )}
      {wanted.has('search') && (
        <LazyPart of={searchDialog} props={{ open: opened === 'search', onOpenChange }} />
      )}
    </header>
  );
}
