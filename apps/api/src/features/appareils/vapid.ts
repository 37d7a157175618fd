import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { findSecret, insertSecret } from '../portail/index.ts'

export type ClesVapid = { publicKey: string; privateKey: string }

/** By which push services know one insurer; made once, when somebody first asks for it. */
export async function clesVapid(
  db: Executor,
  sealer: Sealer,
  { code }: Pick<Client, 'code'>,
): Promise<ClesVapid> {
  const nom = `vapid:${code}`
  const known = await findSecret(db, nom)
  if (known !== undefined) return JSON.parse(sealer.unseal(known, sealed.secretInstallation(nom)))
  const { default: webPush } = await import('web-push')
  const cles = JSON.stringify(webPush.generateVAPIDKeys())
  await insertSecret(db, nom, sealer.seal(cles, sealed.secretInstallation(nom)))
  // Of two nodes that made some at once, the first one's count.
  return JSON.parse(
    sealer.unseal((await findSecret(db, nom)) ?? '', sealed.secretInstallation(nom)),
  )
}
