import type { Portefeuille } from '@espace-adherent/contract'
import { dateAParis, etatCarte } from '@espace-adherent/domain'
import type { FileContent } from '../../../platform/resources/index.ts'
import type { Client } from '../../client.ts'
import type { ContratContext } from '../../context.ts'
import { portionDe } from '../../perimetre.ts'
import { readCarte } from '../carte.ts'
import { findCarte } from '../carte-tp.repository.ts'
import { lienGoogle } from './google.ts'
import { TYPE_PASSE, writePasse } from './passe.ts'
import type { Apple, Google } from './reglages.ts'

export { type Portefeuilles, portefeuillesSchema } from './reglages.ts'

/** What is offered is known at once; the certificate is read when something is signed. */
export type Offerts = { apple?: (() => Promise<Apple>) | undefined; google?: Google | undefined }

export type PortefeuilleDeps = {
  /** With what the cards of an insurer are signed; nothing: it has set up no wallet. */
  portefeuillesDe(client: Client): Offerts
}

/** A wallet keeps no card that has ended: it would show it as good. */
async function readCarteBonne(context: ContratContext) {
  const carte = await readCarte(context)
  return carte && etatCarte(carte, dateAParis(context.now)) !== 'expiree' ? carte : null
}

const codeDe = async (context: ContratContext) =>
  (await findCarte(context.db, portionDe(context), dateAParis(context.now)))?.datamatrix ?? null

/** The card that whoever asks sees on the screen, for the wallet of their phone. */
export const createPortefeuille = ({ portefeuillesDe }: PortefeuilleDeps) => ({
  async list(context: ContratContext): Promise<Portefeuille[]> {
    const { client, now } = context
    const { apple, google } = portefeuillesDe(client)
    const carte = apple || google ? await readCarteBonne(context) : null
    if (!carte) return []
    return [
      ...(apple ? [{ cle: 'apple' as const, lien: null }] : []),
      ...(google
        ? [
            {
              cle: 'google' as const,
              lien: lienGoogle(
                carte,
                carte.datamatrix && (await codeDe(context)),
                client,
                google,
                now,
              ),
            },
          ]
        : []),
    ]
  },

  async visionneuse(context: ContratContext, id: string): Promise<FileContent | null> {
    const { client, now } = context
    const { apple } = portefeuillesDe(client)
    const carte = id === 'apple' && apple ? await readCarteBonne(context) : null
    if (!carte || !apple) return null
    return {
      typeMime: TYPE_PASSE,
      nomFichier: `carte-tp-${carte.numeroContrat}-${carte.dateDebut.slice(0, 4)}.pkpass`,
      contenu: await writePasse(carte, client, await apple(), now),
    }
  },
})
