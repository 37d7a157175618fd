import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import { cloneElement, useLayoutEffect, useRef, useState } from 'react'
import { RichTheme } from '../theme/RichTheme.tsx'
import type { ActionMenuProps } from './ActionMenu.tsx'
import css from './menu.module.css'

/**
 * The menu, drawn once somebody wants it: it replaces the bare button, takes the focus and opens.
 */
export default function Ouvrable({ trigger, items, head }: ActionMenuProps) {
  const button = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return (
    <RichTheme>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        offset={6}
        // Inside the landmark of its button, where a screen reader looks for it.
        withinPortal={false}
        // Its placeholder is a focusable element that `role="menu"` may not hold.
        withInitialFocusPlaceholder={false}
        classNames={{ dropdown: css.dropdown ?? '', item: css.item ?? '', label: css.head ?? '' }}
      >
        <Menu.Target>{cloneElement(trigger, { ref: button })}</Menu.Target>
        <Menu.Dropdown>
          {head && <Menu.Label>{head}</Menu.Label>}
          {items.map(({ label, icon, onSelect }) => (
            <Menu.Item
              key={label}
              leftSection={icon}
              onClick={() => {
                // The menu goes, its button stays: a window that opens now gives the focus back to it.
                button.current?.focus({ preventScroll: true })
                onSelect()
              }}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </RichTheme>
  )
}
