import '@mantine/core/styles/Tabs.css'
import { Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { RichTheme } from '../theme/RichTheme.tsx'
import css from './disclosure.module.css'

export type Tab = {
  key: string
  titre: string
  /** How many things it holds, when that is known. */
  nombre?: number | undefined
  contenu: ReactNode
  disabled?: boolean
}

type TabsProps = {
  /** What the tabs choose between, for a screen reader. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (key: string) => void
}

/** Arrow keys go from one title to the next; only the shown panel is in the page. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RichTheme>
      <MantineTabs
        value={value}
        onChange={(key) => key !== null && onChange(key)}
        keepMounted={false}
        classNames={{
          root: css.tabs ?? '',
          list: css.tabList ?? '',
          tab: css.tab ?? '',
          panel: css.tabPanel ?? '',
        }}
      >
        <MantineTabs.List aria-label={label}>
          {tabs.map(({ key, titre, nombre, disabled = false }) => (
            <MantineTabs.Tab key={key} value={key} disabled={disabled}>
              {titre} {nombre !== undefined && <span className={css.tabNombre}>{nombre}</span>}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        {tabs.map(({ key, contenu }) => (
          <MantineTabs.Panel key={key} value={key}>
            {contenu}
          </MantineTabs.Panel>
        ))}
      </MantineTabs>
    </RichTheme>
  )
}
