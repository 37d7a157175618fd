import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

const same = (variable: string) =>
  Array.from({ length: 10 }, () => `var(${variable})`) as unknown as MantineColorsTuple
const scale = (...variables: string[]) =>
  variables.map((variable) => `var(${variable})`) as unknown as MantineColorsTuple

/** Mantine's names on the charter's variables: one theme for every client, light and dark. */
const theme = createTheme({
  fontFamily: 'var(--font)',
  primaryColor: 'charte',
  white: 'var(--surface)',
  black: 'var(--ink)',
  defaultRadius: 'var(--radius-s)',
  respectReducedMotion: true,
  colors: {
    charte: same('--primary'),
    red: same('--danger'),
    green: same('--success'),
    orange: same('--warning'),
    blue: same('--info'),
    // Mantine counts greys from light to dark, and « dark » from text to background.
    gray: scale(
      '--sunken',
      '--sunken',
      '--line',
      '--line',
      '--line-strong',
      '--line-strong',
      '--ink-soft',
      '--ink-soft',
      '--ink',
      '--ink',
    ),
    dark: scale(
      '--ink',
      '--ink-soft',
      '--ink-soft',
      '--line-strong',
      '--line',
      '--sunken',
      '--surface',
      '--canvas',
      '--canvas',
      '--canvas',
    ),
  },
})

/**
 * What the richer widgets (menus, calendars…) need around them. It stands in the areas that use
 * them and not at the root: the public pages do without, and weigh that much less.
 */
export function RichTheme({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
