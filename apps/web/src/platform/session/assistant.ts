/** The two states an assistant script may meet: member connected, or not. */
const CONNECTED = 2
const NOT_CONNECTED = 4

declare global {
  interface Window {
    espaceAdherent?: { assistantState: number }
  }
}

/** Published for the script of an assistant, as an attribute to watch and as a value to read. */
export function publishAssistantState(isConnected: boolean): void {
  const assistantState = isConnected ? CONNECTED : NOT_CONNECTED
  document.documentElement.dataset.assistantState = String(assistantState)
  window.espaceAdherent = { ...window.espaceAdherent, assistantState }
}
