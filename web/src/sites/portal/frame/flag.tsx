import { BR, CN, GB, ID, TH, TR, VN } from 'country-flag-icons/react/3x2';
import type { LANGUAGES } from '../../../i18n/languages.ts';

type Country = (typeof LANGUAGES)[keyof typeof LANGUAGES]['country'];

const FLAGS = { BR, CN, GB, ID, TH, TR, VN } as const satisfies Record<Country, typeof TH>;

/** Decoration beside a language's name. */
export function Flag({ country }: { country: Country }) {
  const Picture = FLAGS[country];
  return <Picture aria-hidden="true" className="h-3.5 w-[1.3rem] rounded-[2px]" />;
}
