import { radiationAssuresActe } from '@espace-adherent/contract/beneficiaires'
import {
  isMotifRadiation,
  libellesDateMotif,
  libellesMotifRadiation,
  plagesRadiation,
} from '@espace-adherent/domain/beneficiaires'
import { champs, jour, jourEffet, unParmi } from '@espace-adherent/ui/champs'
import { Notice } from '@espace-adherent/ui/feedback'
import { Demarche, demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

type Props = VueDe<typeof radiationAssuresActe>

function Depart({ form, faits }: Props) {
  const { motif } = form.watch()
  const personnes = faits.personnes.map(({ id, prenom, nom, lien }) => ({
    valeur: id,
    libelle: textes.personneEtLien(prenom, nom, lien),
  }))
  if (personnes.length === 0)
    return (
      <Notice tone="info" title={textes.personneSeule}>
        {textes.personneSeuleTexte}
      </Notice>
    )
  return champs(form, {
    personneId: unParmi(textes.personne, personnes),
    motif: unParmi(textes.motif, libellesMotifRadiation),
    dateMotif: isMotifRadiation(motif) && motif !== 'autre' && jour(libellesDateMotif[motif]),
  })
}

function Quand({ form, faits }: Props) {
  const { motif, dateMotif } = form.watch()
  const hint = <p>{motif === 'deces' ? textes.decesAide : textes.sansCouvertureAide}</p>
  const plages = plagesRadiation(faits, { motif, dateMotif })
  return champs(form, { dateEffet: jourEffet(textes.sansCouvertureDes, plages, { hint }) })
}

const definition = demarche(
  radiationAssuresActe,
  { depart: Depart, quand: Quand },
  { initial: ({ search }) => ({ personneId: search.get('personne') ?? '' }) },
)

export default () => <Demarche definition={definition} />
