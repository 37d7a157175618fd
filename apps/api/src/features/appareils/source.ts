import { randomUUID } from 'node:crypto'
import {
  APPAREILS_MAX,
  type Appareils,
  type appareilsResource,
  type Data,
} from '@espace-adherent/contract'
import { unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Door } from '../../platform/outgoing/door.ts'
import { isLocal } from '../../platform/outgoing/reach.ts'
import type { MembreContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import {
  addAppareil,
  findAppareils,
  removeAppareil,
  removeEnTrop,
  seeAppareil,
} from '../identity/index.ts'
import { membreDe, tell } from '../nouvelles/index.ts'
import { findDernier } from './dus.repository.ts'
import { textes } from './textes.ts'
import { clesVapid } from './vapid.ts'

type Geste = Data<typeof appareilsResource>
export type AppareilsDeps = { sealer: Sealer; door: Pick<Door, 'isPlainAllowed'> }

export const createAppareilsSource = (deps: AppareilsDeps) => {
  const list = async ({ db, visiteur }: MembreContext): Promise<Appareils[]> => {
    const rows = await findAppareils(db, visiteur.compteId)
    return [
      {
        cle: null,
        appareils: rows.map(({ id, appareil, creeLe, session }) => ({
          id,
          appareil,
          depuis: creeLe.toISOString(),
          isIci: session === visiteur.session.empreinte,
        })),
      },
    ]
  }
  return {
    list,
    async update(context: MembreContext, geste: Geste): Promise<Appareils> {
      const { db, client } = context
      if (geste.geste === 'ouvrir') {
        const { publicKey: cle } = await clesVapid(db, deps.sealer, client)
        return { cle, appareils: [] }
      }
      if (geste.geste === 'prevenir') await prevenir(deps, context, geste)
      else if (geste.geste === 'retirer') await retirer(context, geste.id)
      else await revoir(deps, context, geste.endpoint)
      const [row] = await list(context)
      return row as Appareils
    },
  }
}

const empreinteDe = (sealer: Sealer, endpoint: string) => sealer.fingerprint(`appareil ${endpoint}`)

async function prevenir(
  { sealer, door }: AppareilsDeps,
  context: MembreContext,
  { endpoint, p256dh, auth }: Extract<Geste, { geste: 'prevenir' }>,
): Promise<void> {
  const { db, client, visiteur, now } = context
  // Which addresses may be called at all is looked at again each time that one is (`platform/outgoing`).
  const isIci = door.isPlainAllowed(endpoint) && isLocal(URL.parse(endpoint)?.hostname ?? '')
  if (!endpoint.startsWith('https:') && !isIci)
    throw new AppError('BadRequest', textes.adresseRefusee)
  const id = randomUUID()
  await write(db, membreDe(context), async (e) => {
    const added = await addAppareil(e, {
      id,
      compteId: visiteur.compteId,
      clientCode: client.code,
      session: visiteur.session.empreinte,
      empreinte: empreinteDe(sealer, endpoint),
      abonnement: sealer.seal(
        JSON.stringify({ endpoint, p256dh, auth }),
        sealed.appareilAbonnement(id),
      ),
      creeLe: now,
      dernier: await findDernier(e, visiteur.compteId),
    })
    await removeEnTrop(e, visiteur.compteId, APPAREILS_MAX)
    return tell(e, added, { action: 'appareil-ajoute', objet: 'appareil', cible: id, a: 'auteur' })
  })
}

async function retirer(context: MembreContext, id: string): Promise<void> {
  const { db, visiteur } = context
  const isRetire = await write(db, membreDe(context), async (e) => {
    const removed = await removeAppareil(e, { compteId: visiteur.compteId, id })
    if (!removed) return unchanged(e, false)
    return tell<boolean>(e, removed, {
      action: 'appareil-retire',
      objet: 'appareil',
      cible: id,
      a: 'auteur',
    })
  })
  if (!isRetire) await refuse(context, 'appareil', id)
}

const revoir = (
  { sealer }: AppareilsDeps,
  { db, client, visiteur, now }: MembreContext,
  endpoint: string,
) =>
  seeAppareil(db, {
    clientCode: client.code,
    empreinte: empreinteDe(sealer, endpoint),
    compteId: visiteur.compteId,
    session: visiteur.session.empreinte,
    now,
  })
