import type { accessibiliteActe } from '@espace-adherent/contract/accessibilite'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { recit, texte } from '@espace-adherent/ui/champs/genres.tsx'
import type { VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

export const Signalement = ({ form }: VueDe<typeof accessibiliteActe>) =>
  champs(form, {
    page: texte(textes.page, { hint: textes.pageAide }),
    message: recit(textes.message, { hint: textes.messageAide, rows: 5 }),
    outil: texte(textes.outil, { hint: textes.outilAide, required: false }),
  })
