import { carteLetter, readCarte } from '../../carte-tp/index.ts'
import type { Modele } from './modele.ts'

/** Cards have their own periods; who stands on one, and under which offer, the paper's day says. Suspended, there is none. */
export const carteTp: Modele = {
  isFaisable: ({ dossier: { hasCarte, etat } }) => hasCarte && etat !== 'suspendu',
  async compose({ context, dossier, assures, date, periode, personneId }) {
    const carte = await readCarte(context, { jour: periode.fin, personneId })
    return (
      carte &&
      carteLetter(
        { ...carte, nomOffre: dossier.nomOffre, assures: [...assures] },
        context.client,
        date,
      )
    )
  },
}
