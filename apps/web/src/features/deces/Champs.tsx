import type { decesActe } from '@espace-adherent/contract/deces'
import { libellesLienDefunt } from '@espace-adherent/domain/deces'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jour, liste, texte } from '@espace-adherent/ui/champs/genres.tsx'
import type { VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

/** Who has died, then where the person who tells us can be reached; nothing that needs a paper at hand. */
export const Deces = ({ form }: VueDe<typeof decesActe>) =>
  champs(form, {
    prenom: texte(textes.prenom, { autoComplete: 'off' }),
    nom: texte(textes.nom, { autoComplete: 'off' }),
    dateNaissance: jour(textes.dateNaissance, { hint: textes.jourAide }),
    decesLe: jour(textes.decesLe, { hint: textes.jourAide }),
    contratDefunt: texte(textes.contrat, {
      hint: textes.contratAide,
      required: false,
      autoComplete: 'off',
    }),
    lien: liste(textes.lien, libellesLienDefunt),
    telephone: texte(textes.telephone, {
      hint: textes.telephoneAide,
      required: false,
      autoComplete: 'tel',
      inputMode: 'tel',
    }),
  })
