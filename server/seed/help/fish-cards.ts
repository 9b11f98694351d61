import { fishParts } from '@lanna/studio/rules/fishing/art/fish-svg';
import { chanceOf } from '@lanna/studio/rules/fishing/chance';
import { FISH_KINDS, type FishKind } from '@lanna/studio/rules/fishing/fish';
import type { SeedPicture } from './seed-text.ts';

type Group = FishKind['group'];
const WORDS = {
  TH: { chance: 'โอกาส', oneIn: 'ราว 1 ใน' },
  EN: { chance: 'chance', oneIn: 'about 1 in' },
} as const;
/** A figure stays with its words. */
const UNBROKEN = '\u00a0';
const CARD = { width: 104, height: 72, scale: 26 } as const;

/** Cards of fish as rows of a table: drawn with the lines of the hall, and with figures that follow from the rules. */
export const fishCards = {
  pictures: (group: Group): SeedPicture[] => kindsOf(group).map(pictureOf),
  table: (group: Group, language: 'TH' | 'EN'): string =>
    `<table><tbody>${kindsOf(group)
      .map(
        (kind) =>
          `<tr><td>[picture:${kind.code}]</td><td><strong>${kind.name[language]}</strong><br>${worthOf(kind)}<br>${chanceText(kind, language)}</td></tr>`,
      )
      .join('')}</tbody></table>`,
};

function kindsOf(group: Group): FishKind[] {
  return FISH_KINDS.filter((kind) => kind.group === group);
}

function pictureOf(kind: FishKind): SeedPicture {
  const { width, height, scale } = CARD;
  return {
    ...{ name: kind.code, width, height, alt: kind.name },
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#0b3a4a"/><g transform="translate(${width / 2} ${height / 2}) scale(${scale})">${fishParts(kind)}</g></svg>`,
  };
}

function worthOf({ worth }: FishKind): string {
  const weights = worth.reduce((sum, [, weight]) => sum + weight, 0);
  return worth
    .map(([multiple, weight]) =>
      worth.length === 1 ? `×${multiple}` : `×${multiple} (${(weight * 100) / weights}%)`,
    )
    .join(' · ');
}

function chanceText(kind: FishKind, language: 'TH' | 'EN'): string {
  const { chance, oneIn } = WORDS[language];
  const { of, in: all } = chanceOf(kind);
  const percent = (of / all) * 100;
  const hits = `${oneIn} ${Math.round(all / of).toLocaleString('en')}`;
  return `${chance} ${percent.toFixed(percent < 1 ? 3 : 2)}% (${hits.replaceAll(' ', UNBROKEN)})`;
}
