import { accessibiliteActe, lignesAccessibilite } from '@espace-adherent/contract'
import { traite } from '../actes/index.ts'
import { annonce } from '../nouvelles/index.ts'
import * as mots from './mots.ts'

/** Accepting changes nothing by itself: it says that the portal was mended. */
export const accessibiliteTraite = traite({
  acte: accessibiliteActe,
  resume: (_, data) => lignesAccessibilite(data),
  annonces: (_, { page }) => ({ appliquee: annonce(mots.corrige, { page }) }),
})
