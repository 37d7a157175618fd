import type { reclamationActe } from '@espace-adherent/contract/reclamation'
import { libellesObjetReclamation } from '@espace-adherent/domain/reclamation'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jour, liste, recit } from '@espace-adherent/ui/champs/genres.tsx'
import type { VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

/** What, since when, what is hoped for. */
export const Reclamation = ({ form }: VueDe<typeof reclamationActe>) =>
  champs(form, {
    objet: liste(textes.objet, libellesObjetReclamation),
    message: recit(textes.message, { hint: textes.messageAide, rows: 6 }),
    depuis: jour(textes.depuis, { hint: textes.depuisAide, required: false }),
    attendu: recit(textes.attendu, { hint: textes.attenduAide, required: false, rows: 3 }),
  })
