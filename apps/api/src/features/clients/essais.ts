import { ESSAI_CLIENT_PATH, ESSAI_RECU_PATH } from '@espace-adherent/contract'
import { openJeton, type Sealer, sealJeton } from '../../platform/crypto/index.ts'

const MINUTE = 60_000

/** What whoever follows the link of an administrator holds: a look at a client that is not open. */
export const cookieEssai = 'essai'
const LIEN_MINUTES = 5
const VUE_MINUTES = 120
const RECU_MINUTES = 24 * 60

const apres = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE)
const isDe = (contenu: { client: string } | null, code: string) => contenu?.client === code

/** The address that opens a look, for as long as it takes to click. */
export const lienVue = (sealer: Sealer, url: string, client: string, now: Date): string =>
  `${url}${ESSAI_CLIENT_PATH}/${sealJeton(sealer, 'essai-lien', { client }, apres(now, LIEN_MINUTES))}`

/** The cookie that the link is exchanged for; null: a link of another client, or of before. */
export const echangerLien = (
  sealer: Sealer,
  code: string,
  jeton: string,
  now: Date,
): { value: string; maxAge: number } | null =>
  isDe(openJeton<{ client: string }>(sealer, 'essai-lien', jeton, now), code)
    ? {
        value: sealJeton(sealer, cookieEssai, { client: code }, apres(now, VUE_MINUTES)),
        maxAge: VUE_MINUTES * 60,
      }
    : null

export const openEssai = (sealer: Sealer, code: string, cookie: string, now: Date): boolean =>
  cookie !== '' && isDe(openJeton<{ client: string }>(sealer, cookieEssai, cookie, now), code)

type Recu = { client: string; cle: string }

/** Where the trial says that it came; of each trial, its own. */
export const lienRecu = (sealer: Sealer, url: string, recu: Recu, now: Date): string =>
  `${url}${ESSAI_RECU_PATH}/${sealJeton(sealer, 'essai-recu', recu, apres(now, RECU_MINUTES))}`

export function openRecu(sealer: Sealer, code: string, jeton: string, now: Date): string | null {
  const lu = openJeton<Recu>(sealer, 'essai-recu', jeton, now)
  return lu?.client === code ? lu.cle : null
}
