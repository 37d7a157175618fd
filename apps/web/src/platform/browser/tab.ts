/**
 * A tab opened within the click, before what it will show is known: one that waited for an answer
 * would be taken for a pop-up. It cannot reach back to this page. Null when the browser refuses.
 */
export function openTab(message: string): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  // « noopener » would say the same, and give no handle to lead the tab on.
  tab.opener = null
  tab.document.title = message
  tab.document.body.textContent = message
  return tab
}
