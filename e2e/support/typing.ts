import type { Locator } from '@playwright/test'

/** What the form would receive from the widget that stands there. */
export const received = (where: Locator): Locator => where.locator('output')

/** Pastes as a person does: through the clipboard event, where the caret stands. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((node, pasted) => {
    const input = node as HTMLInputElement
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    // The widget may take the paste for itself; otherwise the browser inserts the text.
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)
}
