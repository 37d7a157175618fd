import type { CarteTp } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import { writeLetter } from '../../platform/documents/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { ContratContext } from '../context.ts'
import { letterheadOf } from '../portail/index.ts'
import { defineSlice } from '../slice.ts'
import { readCarte } from './carte.ts'
import { carteTpDonnees } from './donnees.ts'
import { carteLetter } from './lettre.ts'
import { carteTpMots } from './mots.ts'
import { createPortefeuille, type PortefeuilleDeps } from './portefeuille/index.ts'

export { readCarte, reediterCarte } from './carte.ts'
export { carteLetter } from './lettre.ts'
export { type Offerts, type Portefeuilles, portefeuillesSchema } from './portefeuille/index.ts'

/** The card as data, and as the paper that one shows at the pharmacy. */
const carteTpSource = {
  async list(context: ContratContext): Promise<CarteTp[]> {
    const carte = await readCarte(context)
    return carte ? [carte] : []
  },

  async print(context: ContratContext): Promise<FileContent | null> {
    const carte = await readCarte(context)
    if (!carte) return null
    const { client, now } = context
    const letter = carteLetter(carte, client, dateAParis(now))
    return {
      typeMime: 'application/pdf',
      nomFichier: `carte-tp-${carte.numeroContrat}-${carte.dateDebut.slice(0, 4)}.pdf`,
      contenu: await writeLetter(letter, letterheadOf(client)),
    }
  },
}

export const carteTpSlice = defineSlice({
  nom: 'carte-tp',
  donnees: () => [carteTpDonnees],
  mots: carteTpMots,
  sources: (deps: PortefeuilleDeps) => ({
    carteTp: carteTpSource,
    portefeuille: createPortefeuille(deps),
  }),
})
