/**
 * Opens a tab within the click, before its content is known: a tab opened after an answer would
 * count as a pop-up. It cannot reach this page. Null when the browser refuses.
 */
export function openTab(message: string): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  // « noopener » would do the same and give no handle to lead the tab on.
  tab.opener = null
  tab.document.title = message
  tab.document.body.textContent = message
  return tab
}
