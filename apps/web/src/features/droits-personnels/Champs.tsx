import type { droitsActe } from '@espace-adherent/contract/droits-personnels'
import { isAPreciser, libellesDroitPersonnel } from '@espace-adherent/domain/droits-personnels'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { recit, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import type { VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

export function Droit({ form }: VueDe<typeof droitsActe>) {
  const required = isAPreciser(form.watch('droit'))
  const hint = required ? textes.messageAide : textes.messageFacultatif
  return champs(form, {
    droit: unParmi(textes.droit, libellesDroitPersonnel),
    message: recit(textes.message, { hint, required, rows: 4 }),
  })
}
