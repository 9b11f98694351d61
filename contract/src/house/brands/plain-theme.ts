import type { BrandTheme } from './brand-theme.ts';

/** What a brand looks like that nothing has been chosen for yet: sober, and readable in each pair of colours. */
export const plainTheme: BrandTheme = {
  scheme: 'dark',
  colours: {
    ground: '#0b1220',
    glow: '#1f3a5f',
    surface: '#131d31',
    raised: '#1c2942',
    sunken: '#0d1626',
    frame: '#0e1729',
    line: '#2a3a57',
    controlLine: '#7488ad',
    text: '#f6f1e6',
    textMuted: '#b3c0d6',
    accent: '#7fb4ff',
    accentDeep: '#5a97ee',
    onAccent: '#04142e',
    accentText: '#8dbcff',
    spark: '#ff6a4d',
    onSpark: '#2b0700',
    success: '#4fd6a0',
    danger: '#ff8b7a',
    dangerFill: '#c4361f',
    onDangerFill: '#ffffff',
    warning: '#ffc06b',
    focus: '#9fd8ff',
    shade: '#05040f',
  },
  radius: { small: 8, medium: 12, large: 20 },
  shadow: { colour: '#03020c', strength: 0.9 },
  font: { text: 'Noto Sans', display: 'Kanit' },
};
