import {
  accessibiliteActe,
  type SaisieAccessibiliteActe,
} from '@espace-adherent/contract/accessibilite'
import { champs, recit, texte } from '@espace-adherent/ui/champs'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const Signalement = ({ form }: VueProps<SaisieAccessibiliteActe>) =>
  champs(form, {
    page: texte(textes.page, { hint: textes.pageAide }),
    message: recit(textes.message, { hint: textes.messageAide, rows: 5 }),
    outil: texte(textes.outil, { hint: textes.outilAide, required: false }),
  })

export const accessibiliteDefinition = demarche(
  accessibiliteActe,
  { signalement: Signalement },
  { confirmer: textes.confirmer },
)
