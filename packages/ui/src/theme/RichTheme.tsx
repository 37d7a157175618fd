import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'

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

const IsRich = createContext(false)

/** What the page allows its scripts to write styles with. */
const pageNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/**
 * What the richer widgets (menus, tabs, switches) need around them. Each brings it along, unless it stands already
 * around the area: first screens, a visitor's and a member's, do without, and weigh that much less.
 */
export function RichTheme({ children }: { children: ReactNode }) {
  if (use(IsRich)) return children
  return (
    <IsRich value={true}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        getStyleNonce={pageNonce}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </IsRich>
  )
}
