import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { brand } from './supabase/functions/_shared/brand.ts'

/** docs/design.md has rules for using some of these colors. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    // Breakpoints are in rem, so a window with large text gets the layout of a narrower window.
    screens: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: brand.colors.ink,
      graphite: '#1A1F27',
      'line-dark': '#2E3641',
      fog: '#A9B3C0',
      steel: '#566070',
      mist: '#EEF1F4',
      paper: '#FFFFFF',
      line: '#D5DBE2',
      // For the borders of controls. Unlike hairlines, they need a contrast of 3:1 with the background (WCAG 1.4.11).
      control: '#7C8796',
      signal: brand.colors.signal,
      'signal-light': brand.colors.signalLight,
      'signal-deep': brand.colors.signalDeep,
      go: '#0B7A4B',
      stop: '#B3261E',
    },
    fontFamily: {
      text: ['Archivo', '"Archivo Fallback"', '"Archivo Fallback Roboto"', 'Arial', 'sans-serif'],
      display: [
        '"Archivo Display"',
        '"Archivo Display Fallback"',
        '"Archivo Display Fallback Roboto"',
        '"Arial Black"',
        'Arial',
        'sans-serif',
      ],
    },
    fontSize: {
      14: ['0.875rem', '1.45'],
      16: ['1rem', '1.55'],
      18: ['clamp(1rem, 0.96rem + 0.2vw, 1.125rem)', '1.55'],
      22: ['clamp(1.1875rem, 1.12rem + 0.35vw, 1.375rem)', '1.35'],
      28: ['clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', '1.15'],
      40: ['clamp(1.75rem, 1.35rem + 1.7vw, 2.5rem)', '1.05'],
      56: ['clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem)', '1'],
      80: ['clamp(2.5rem, 1rem + 4.9vw, 5rem)', '0.95'],
      // For the titles of list items, sections and pages.
      item: ['clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)', '1.3'],
      heading: ['clamp(2rem, 3.4vw, 3.5rem)', '1.05'],
      title: ['clamp(2.125rem, 1.05rem + 3.2vw, 4.5rem)', '1'],
    },
    borderRadius: { none: '0', DEFAULT: '4px', full: '9999px' },
    boxShadow: {
      none: 'none',
      float: '0 12px 32px -8px rgb(14 17 22 / 0.32)',
      // The first shadow is visible over dark sections, the second one over light sections.
      header: '0 1px 0 #2E3641, 0 3px 8px rgb(14 17 22 / 0.14)',
    },
    extend: {
      maxWidth: { content: '75rem', prose: '42rem' },
      animation: {
        turn: 'turn 1.8s steps(36) infinite',
        rise: 'rise 200ms ease-out',
        fade: 'fade 150ms ease-out',
        'fade-late': 'fade 150ms 150ms both',
      },
      transitionDuration: { DEFAULT: '200ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.16, 1, 0.3, 1)' },
      spacing: { header: '5rem', 'header-compact': '3.75rem' },
    },
  },
  // Plain CSS and SVG use these tokens as variables.
  plugins: [
    plugin(({ addBase, theme }) =>
      addBase({
        ':root': {
          '--signal': theme('colors.signal'),
          '--signal-deep': theme('colors.signal-deep'),
          '--header': theme('spacing.header'),
          '--header-compact': theme('spacing.header-compact'),
        },
      }),
    ),
  ],
} satisfies Config
