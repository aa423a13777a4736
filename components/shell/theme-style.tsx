'use client'

import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { cssVariablesResolver, theme } from './theme.ts'

type Variables = Readonly<Record<string, string>>

function changed(ours: Variables, theirs: Variables): Record<string, string> {
  return Object.fromEntries(Object.entries(ours).filter(([name, value]) => theirs[name] !== value))
}

/** The theme's variables that differ from those of Mantine's style sheet, as CSS. */
function themeCss(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [base, own] = [defaultCssVariablesResolver(whole), cssVariablesResolver(whole)]
  const known = defaultCssVariablesResolver(DEFAULT_THEME)
  return convertCssVariables({
    variables: changed({ ...base.variables, ...own.variables }, known.variables),
    light: changed({ ...base.light, ...own.light }, known.light),
    dark: changed({ ...base.dark, ...own.dark }, known.dark),
  })
}

const css = themeCss()

/**
 * The theme's style element. Mantine's own is made by `innerHTML` where the browser renders a whole page, as it
 * does after an error of the server, and the policy forbids that; text in an element is allowed.
 */
export function ThemeStyle({ nonce }: { nonce: string }) {
  return <style nonce={nonce}>{css}</style>
}
