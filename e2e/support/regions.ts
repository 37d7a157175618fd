import type { Page } from '@playwright/test'

export const dialog = (page: Page) => page.getByRole('dialog')
/** Where toasts are said. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
