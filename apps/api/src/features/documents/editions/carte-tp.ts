import { carteLetter, readCarte } from '../../carte-tp/index.ts'
import type { Modele } from './modele.ts'

export const carteTp: Modele = {
  description: 'À présenter avec votre carte Vitale\u00a0: vous n’avancez pas les frais.',
  isFaisable: ({ dossier }) => dossier.hasCarte,
  async compose({ context, date, periode, personneId }) {
    const carte = await readCarte(context, { jour: periode.fin, personneId })
    return carte && carteLetter(carte, context.client, date)
  },
}
