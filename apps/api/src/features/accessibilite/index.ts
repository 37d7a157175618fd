import { accessibiliteActe, lignesAccessibilite } from '@espace-adherent/contract'
import { dire, repondu, traite } from '../actes/index.ts'
import { defineSlice } from '../slice.ts'
import * as mots from './mots.ts'
import { accessibiliteMots } from './mots.ts'

/** Accepting changes nothing by itself: it says that the portal was mended. */
const accessibiliteTraite = traite({
  acte: accessibiliteActe,
  resume: (_, data) => lignesAccessibilite(data),
  suite: (fait, _, { page }) =>
    // Its acknowledgement tells of it, on paper.
    dire(repondu(fait), mots, { page }, {}, { isDite: true }),
})

export const accessibiliteSlice = defineSlice({
  nom: 'accessibilite',
  mots: accessibiliteMots,
  actes: () => [accessibiliteTraite],
})
