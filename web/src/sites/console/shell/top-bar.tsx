import { logOut } from '@lanna/contract/operators/ops';
import { useQueryClient } from '@tanstack/react-query';
import { ListTree, LogOut, Moon, ShieldCheck, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../console/operator.tsx';
import { useOpsMutation } from '../../../console/ops-query.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useTheme } from '../theme.ts';
import { BrandSwitch } from './brand-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationSheet } from './navigation-sheet.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchDialog } from './search-dialog.tsx';

export function TopBar() {
  const { t } = useTranslation('console-shell');
  const queries = useQueryClient();
  const { displayName } = useOperator();
  const [theme, setTheme] = useTheme();
  const [open, setOpen] = useState(false);
  const leave = useOpsMutation(logOut, { onDone: () => queries.clear() });
  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-line border-b bg-frame px-3 lg:px-5">
      <IconButton label={t('nav.label')} className="lg:hidden" onClick={() => setOpen(true)}>
        <ListTree aria-hidden="true" />
      </IconButton>
      <NavigationSheet open={open} onOpenChange={setOpen} />
      <div className="min-w-0 flex-1 max-sm:hidden">
        <SearchBox />
      </div>
      <div className="ml-auto flex min-w-0 items-center gap-1.5">
        <SearchDialog />
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
        <Menu
          trigger={
            <button
              type="button"
              aria-label={t('operator.menu', { name: displayName })}
              className="flex h-8 items-center gap-2 rounded-small px-2 font-medium text-sm hover:bg-raised"
            >
              <UserRound className="size-4.5 text-muted" aria-hidden="true" />
              <span className="max-w-32 truncate max-sm:hidden">{displayName}</span>
            </button>
          }
          entries={[
            {
              key: 'security',
              label: t('operator.security'),
              icon: <ShieldCheck />,
              href: '/me/security',
            },
            {
              key: 'leave',
              label: t('operator.logOut'),
              icon: <LogOut />,
              onSelect: () => leave.mutate({}),
            },
          ]}
        />
      </div>
    </header>
  );
}
