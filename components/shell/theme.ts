import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** The one accent: the green of old copper, as on the frame of a glass case. */
const verdigris: MantineColorsTuple = [
  '#edf7f5',
  '#d7eeea',
  '#b0ddd5',
  '#83cabf',
  '#55b4a7',
  '#319c8f',
  '#1b8175',
  '#136f64',
  '#0f5c53',
  '#0a463f',
]

const gray: MantineColorsTuple = [
  '#f7f8f9',
  '#f0f2f4',
  '#e6e9ec',
  '#d9dee3',
  '#c2c9d0',
  '#98a2ac',
  '#68727d',
  '#48515b',
  '#2d343b',
  '#191e23',
]

const dark: MantineColorsTuple = [
  '#d8dde2',
  '#b6bec6',
  '#9aa4ae',
  '#7e8994',
  '#353d44',
  '#293036',
  '#1e2429',
  '#15191d',
  '#0f1215',
  '#0a0c0e',
]

/** The look: calm and dense, one accent colour. */
export const theme = createTheme({
  colors: { verdigris, gray, dark },
  primaryColor: 'verdigris',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'sm',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '16px' },
  fontFamily:
    'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace:
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "Noto Sans Mono", monospace',
  fontSizes: { xs: '0.78125rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.125rem', lineHeight: '1.35' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h3: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'xs' }, styles: { root: { fontWeight: 550 } } },
    Input: { defaultProps: { size: 'xs' } },
    InputWrapper: {
      defaultProps: { size: 'xs' },
      styles: {
        description: { fontSize: 'var(--mantine-font-size-xs)', marginTop: '0.1875rem' },
        error: { fontSize: 'var(--mantine-font-size-xs)' },
        label: { fontSize: 'var(--mantine-font-size-xs)', marginBottom: '0.125rem' },
      },
    },
    Kbd: {
      defaultProps: { size: 'xs' },
      styles: {
        root: {
          background: 'transparent',
          border: '1px solid var(--v-line-strong)',
          color: 'var(--v-muted)',
          fontFamily: 'var(--mantine-font-family)',
          fontSize: '0.6875rem',
          fontWeight: 500,
          lineHeight: 1.3,
          padding: '0 0.25rem',
        },
      },
    },
    Select: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'xs' } },
    Tooltip: {
      defaultProps: {
        openDelay: 400,
        withArrow: true,
        events: { hover: true, focus: true, touch: false },
      },
    },
    // Locking the scroll writes a style element without the nonce, which the policy refuses.
    Modal: {
      defaultProps: {
        lockScroll: false,
        transitionProps: { duration: 120 },
        // Its header element would count as a second banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Drawer: { defaultProps: { lockScroll: false } },
  },
})

/** For `useMantineColorScheme`: stopping the transitions would assign `innerHTML`, which the policy refuses. */
export const SCHEME_OPTIONS = { keepTransitions: true } as const

/** Surfaces and text of both schemes, in contrast of at least 4.5 to 1 where they carry words. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1c2227',
    '--mantine-color-dimmed': '#59636d',
    '--mantine-color-placeholder': '#6d7782',
    '--mantine-color-default-border': '#d3d9df',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#0f5c53',
  },
  dark: {
    '--mantine-color-dimmed': '#9aa4ae',
    '--mantine-color-placeholder': '#87929c',
    '--mantine-color-default-border': '#353d44',
    '--mantine-color-error': '#ff8d85',
    '--mantine-color-anchor': '#6ec5b9',
  },
})
