import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import css from './menu.module.css'

export type ActionItem = { label: string; icon?: ReactNode; onSelect: () => void }

type ActionMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly ActionItem[]
  /** Shown above the actions: who is signed in, for instance. */
  head?: ReactNode
}

export function ActionMenu({ trigger, items, head }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      offset={6}
      // Inside the landmark of its button, where a screen reader looks for it.
      withinPortal={false}
      // Its placeholder is a focusable element that `role="menu"` may not hold.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: css.dropdown ?? '', item: css.item ?? '', label: css.head ?? '' }}
    >
      <Menu.Target>{trigger}</Menu.Target>
      <Menu.Dropdown>
        {head && <Menu.Label>{head}</Menu.Label>}
        {items.map(({ label, icon, onSelect }) => (
          <Menu.Item key={label} leftSection={icon} onClick={onSelect}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
