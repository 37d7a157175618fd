import { PORTAIL_ELEMENT_ID, type PortailSettings } from '@espace-adherent/contract/portail/page.ts'

let settings: PortailSettings | undefined

/** The portal settings that the server wrote into the page, read once. */
export function portail(): PortailSettings {
  settings ??= JSON.parse(document.getElementById(PORTAIL_ELEMENT_ID)?.textContent ?? 'null')
  if (!settings) throw new Error('The page carries no portal settings')
  return settings
}
