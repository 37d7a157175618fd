import { renonciationActe } from '@espace-adherent/contract/renonciation'
import { choixDepuisLignes } from '@espace-adherent/domain/choix'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

/** Whoever comes without having chosen. */
const Choix = ({ form, faits: { conclusions } }: VueDe<typeof renonciationActe>) =>
  champs(form, {
    demandeId: unParmi(textes.choix, choixDepuisLignes(conclusions, 'libelle', 'demandeId')),
  })

export default demarche(
  renonciationActe,
  { choix: Choix },
  {
    confirmer: textes.confirmer,
    rien: ({ conclusions }) => conclusions.length === 0 && textes.aucune,
    // What can no longer be given up is not chosen.
    initial: ({ faits, search }) => ({
      demandeId:
        faits.conclusions.find((une) => une.demandeId === search.get('demande'))?.demandeId ?? '',
    }),
  },
)
