import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../console/console-link.tsx';
import { ConsolePage } from '../../console/console-page.tsx';
import { useOperator } from '../../console/operator.tsx';
import { navigationOf } from './topics.ts';

/** Where no topic brings a page for `/`: all there is to go to. */
export function FirstPage() {
  const { t } = useTranslation('console-shell');
  const { t: word } = useTranslation();
  return (
    <ConsolePage title={t('start.title')} description={t('start.text')}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {navigationOf(useOperator()).flatMap(({ entries }) =>
          entries.map(({ path, icon: Icon, word: key }) => (
            <li key={path}>
              <ConsoleLink
                href={path}
                className="flex items-center gap-3 rounded-medium border border-line bg-surface px-4 py-3 font-medium hover:border-control-line"
              >
                <Icon className="size-5 text-accent-text" aria-hidden="true" />
                {word(key as never)}
              </ConsoleLink>
            </li>
          )),
        )}
      </ul>
    </ConsolePage>
  );
}
