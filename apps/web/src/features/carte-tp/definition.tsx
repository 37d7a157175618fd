import { carteTpActe } from '@espace-adherent/contract/carte-tp'
import { libellesMotifCarte, libellesSupportCarte } from '@espace-adherent/domain/carte-tp'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { liste, recit, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

const Carte = ({ form }: VueDe<typeof carteTpActe>) =>
  champs(form, {
    motif: liste(textes.pourquoi, libellesMotifCarte),
    precision: form.watch('motif') === 'erronee' && recit(textes.ceQuiEstFaux),
    support: unParmi(textes.recevoir, libellesSupportCarte),
  })

/** Another card in place of the one that is lost, wrong or worn. */
export default demarche(carteTpActe, { carte: Carte })
