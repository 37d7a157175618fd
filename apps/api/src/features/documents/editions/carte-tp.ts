import { carteLetter, readCarte } from '../../carte-tp/index.ts'
import type { Modele } from './modele.ts'

/** Cards have their own periods; who stands on one, and under which offer, the paper's day says. */
export const carteTp: Modele = {
  description: 'À présenter avec votre carte Vitale\u00a0: vous n’avancez pas les frais.',
  isFaisable: ({ dossier }) => dossier.hasCarte,
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
