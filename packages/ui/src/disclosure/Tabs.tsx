import { type ReactNode, useId } from 'react'
import css from './disclosure.module.css'
import { moveAmong } from './move-among.ts'

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
  const id = useId()
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.tabList}>
        {tabs.map(({ key, titre, nombre, disabled = false }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === value}
            aria-controls={key === value ? id : undefined}
            tabIndex={key === value ? 0 : -1}
            disabled={disabled}
            className={css.tab}
            onClick={() => onChange(key)}
            onKeyDown={(event) => moveAmong(event)?.click()}
          >
            <span>
              {titre} {nombre !== undefined && <span className={css.tabNombre}>{nombre}</span>}
            </span>
          </button>
        ))}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={id}
        aria-labelledby={`${id}${value}`}
        className={css.tabPanel}
      >
        {tabs.find(({ key }) => key === value)?.contenu}
      </div>
    </div>
  )
}
