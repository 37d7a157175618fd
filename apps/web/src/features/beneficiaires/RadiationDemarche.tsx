import { radiationAssuresActe } from '@espace-adherent/contract/beneficiaires'
import {
  isMotifRadiation,
  libellesDateMotif,
  libellesMotifRadiation,
} from '@espace-adherent/domain/beneficiaires/radiation.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jourEffet } from '@espace-adherent/ui/champs/effet.tsx'
import { jour, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

type Props = VueDe<typeof radiationAssuresActe>

function Depart({ form, faits }: Props) {
  const { motif } = form.watch()
  const personnes = faits.personnes.map(({ id, prenom, nom, lien }) => ({
    valeur: id,
    libelle: textes.personneEtLien(prenom, nom, lien),
  }))
  return champs(form, {
    personneId: unParmi(textes.personne, personnes),
    motif: unParmi(textes.motif, libellesMotifRadiation),
    dateMotif: isMotifRadiation(motif) && motif !== 'autre' && jour(libellesDateMotif[motif]),
  })
}

function Quand({ form, plages }: Props) {
  const hint = (
    <p>{form.watch('motif') === 'deces' ? textes.decesAide : textes.sansCouvertureAide}</p>
  )
  return champs(form, { dateEffet: jourEffet(textes.sansCouvertureDes, plages, { hint }) })
}

export default demarche(
  radiationAssuresActe,
  { depart: Depart, quand: Quand },
  {
    rien: ({ personnes }) => personnes.length === 0 && textes.personneSeule,
    initial: ({ search }) => ({
      personneId: search.get('personne') ?? '',
      motif: search.get('motif') ?? '',
    }),
  },
)
