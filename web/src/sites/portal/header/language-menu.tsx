import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../i18n/words.ts';
import { Flag } from '../frame/flag.tsx';
import { offeredLanguages } from '../frame/offered-languages.ts';

/** The language of the page, each written as its own speakers write it. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const current = currentLanguage();
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={t('language', { name: LANGUAGES[current].name })}
        className="flex h-9 items-center gap-2 rounded-small px-2 text-muted transition-colors hover:text-text data-popup-open:text-text"
      >
        <Flag country={LANGUAGES[current].country} />
        {LANGUAGES[current].name}
        <ChevronDown className="size-4" aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="z-50">
          <Menu.Popup className="lit min-w-44 rounded-medium bg-raised p-1 shadow-float outline-none transition-[opacity,translate] data-starting-style:-translate-y-1 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Menu.RadioGroup value={current}>
              {offeredLanguages(languages).map((code) => (
                <Menu.RadioItem
                  key={code}
                  value={code}
                  lang={LANGUAGES[code].tag}
                  onClick={() => void chooseLanguage(code)}
                  closeOnClick
                  className="flex h-10 cursor-pointer items-center gap-3 rounded-small px-3 outline-none data-highlighted:bg-surface data-highlighted:text-accent-text"
                >
                  <Flag country={LANGUAGES[code].country} />
                  <span className="flex-1">{LANGUAGES[code].name}</span>
                  <Menu.RadioItemIndicator>
                    <Check className="size-4 text-accent-text" aria-hidden="true" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
